// What libstdc++ takes from glibc 2.36 alone: without it a release needs no newer glibc than 2.35, and so runs on Ubuntu 22.04, on which some hosts build.
#include <stdint.h>
#include <sys/random.h>

uint32_t arc4random(void) {
    uint32_t number;
    while (getrandom(&number, sizeof number, 0) != sizeof number) {}
    return number;
}
