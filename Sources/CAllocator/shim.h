// How the GNU C library's allocator is set, which Swift's own module of that library leaves out. Others have no such
// header.
#ifdef __linux__
#include <features.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#endif
