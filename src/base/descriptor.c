/* Reads and writes by descriptors. */
#include "base/descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

/* open() takes the lowest descriptor that is free. */
void descriptors_fill(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF
            && open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
            return;
}

/* May what failed be tried again? Waits until then. */
static bool again(int fd, short events)
{
    struct pollfd one = { .fd = fd, .events = events };

    if (errno == EINTR)
        return true;
    return (errno == EAGAIN || errno == EWOULDBLOCK)
        && (poll(&one, 1, -1) >= 0 || errno == EINTR);
}

ssize_t descriptor_read(int fd, void *data, size_t size)
{
    ssize_t n;

    do
        n = read(fd, data, size);
    while (n < 0 && again(fd, POLLIN));
    return n;
}

bool descriptor_write(int fd, const char *data, size_t size)
{
    while (size > 0) {
        ssize_t n = write(fd, data, size);

        if (n < 0 && !again(fd, POLLOUT))
            return false;
        data += n > 0 ? n : 0;
        size -= n > 0 ? (size_t)n : 0;
    }
    return true;
}
