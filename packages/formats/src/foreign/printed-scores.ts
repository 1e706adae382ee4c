/** Judge programs in C or C++ that print what an output is worth, where ours end with an exit code. */
export type PrintingStyle = 'cms' | 'cms-manager' | 'sinol';

const END = '#line 1\n';

/** Standard output of the program goes into a pipe, and what lies in it when the program ends is its opinion. */
const HEAD = (title: string) => `/* assay: ${title}; all between here and the next #line is an adapter */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __cplusplus
#include <iostream>
extern "C" int on_exit(void (*)(int, void *), void *);
#else
int on_exit(void (*)(int, void *), void *);
#endif
static int assay_said[2], assay_out;
static char assay_text[4096];
static void assay_listen(void) {
    if (pipe(assay_said) != 0) _exit(103);
    assay_out = dup(1);
    dup2(assay_said[1], 1);
    close(assay_said[1]);
}
static void assay_hear(void) {
#ifdef __cplusplus
    std::cout.flush();
#endif
    fflush(NULL);
    dup2(assay_out, 1);
    ssize_t length = read(assay_said[0], assay_text, sizeof assay_text - 1);
    assay_text[length > 0 ? length : 0] = 0;
}
static void assay_percent(double percent, int to) {
    char line[32];
    if (percent >= 100) _exit(100);
    if (percent <= 0) _exit(102);
    int length = snprintf(line, sizeof line, "%.6f\\n", percent);
    if (write(to, line, (size_t)length) != length) _exit(103);
    _exit(99);
}
`;

/**
 * The two files that CMS lets programs talk through are pipes with names. Here they are descriptors that are open already, which
 * may not be opened by their name again: `fopen` hands them out.
 */
const OPEN = `static FILE *assay_open(const char *path, const char *mode) {
    int number, flags = mode[0] == 'r' ? O_RDONLY : O_CREAT | O_WRONLY | (mode[0] == 'a' ? O_APPEND : O_TRUNC);
    if (strchr(mode, '+') != NULL) flags = (flags & ~O_WRONLY) | O_RDWR;
    int fd = sscanf(path, "/proc/self/fd/%d", &number) == 1 ? dup(number) : open(path, flags, 0666);
    return fd < 0 ? NULL : fdopen(fd, mode);
}
#ifdef __cplusplus
extern "C" {
#endif
FILE *fopen(const char *path, const char *mode) { return assay_open(path, mode); }
FILE *fopen64(const char *path, const char *mode) { return assay_open(path, mode); }
#ifdef __cplusplus
}
#endif
`;

const CHECKER_ARRIVES = (
  before: string,
) => `__attribute__((constructor)) static void assay_arrive(int argc, char **argv) {
    if (argc < 4) _exit(103);
${before}    assay_listen();
    on_exit(assay_leave, NULL);
}
${END}`;

const SWAPPED = `    char *second = argv[2];
    argv[2] = argv[3];
    argv[3] = second;
`;

const SHIMS: Readonly<Record<PrintingStyle, string>> = {
  // `checker input answer output`: a share from 0 to 1 on standard output, words on standard error.
  cms: `${HEAD('called as CMS calls checkers, and ended as it understands them')}static void assay_leave(int status, void *unused) {
    char *end;
    (void)unused;
    assay_hear();
    double share = strtod(assay_text, &end);
    if (status != 0 || end == assay_text) _exit(103);
    assay_percent(share * 100, 1);
}
${CHECKER_ARRIVES(SWAPPED)}`,

  // `checker input output answer`: OK or WRONG, a sentence, and a percentage, a line each.
  sinol: `${HEAD('called as sinol calls checkers, and ended as it understands them')}static void assay_leave(int status, void *unused) {
    char *comment = NULL, *percent = NULL, *end;
    (void)unused;
    assay_hear();
    if (status != 0) _exit(103);
    if ((comment = strchr(assay_text, '\\n')) != NULL) *comment++ = 0;
    if (comment != NULL && (percent = strchr(comment, '\\n')) != NULL) *percent++ = 0;
    if (comment != NULL) fprintf(stderr, "%s\\n", comment);
    if (strncmp(assay_text, "OK", 2) != 0) _exit(strncmp(assay_text, "WRONG", 5) == 0 ? 102 : 103);
    double value = percent != NULL ? strtod(percent, &end) : 100;
    assay_percent(percent == NULL || end == percent ? 100 : value, 1);
}
${CHECKER_ARRIVES('')}`,

  // `manager FROM TO`: files that it talks to the contestant's program through; the input on standard input and as \`input.txt\`.
  'cms-manager': `${HEAD('called as CMS calls managers, and ended as it understands them')}${OPEN}static void assay_leave(int status, void *unused) {
    char *end;
    (void)unused;
    assay_hear();
    double share = strtod(assay_text, &end);
    if (status != 0 || end == assay_text) _exit(103);
    const char *protocol = getenv("ASSAY_PROTOCOL");
    int to = open(protocol != NULL ? protocol : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    assay_percent(share * 100, to);
}
__attribute__((constructor)) static void assay_arrive(int argc, char **argv) {
    if (getenv("ASSAY_PROTOCOL") == NULL) {
        char *args[] = {argv[0], (char *)"/proc/self/fd/20", (char *)"/proc/self/fd/21", NULL};
        if (argc < 3) _exit(103);
        int input = open(argv[1], O_RDONLY);
        if (input < 0 || dup2(0, 20) < 0 || dup2(1, 21) < 0 || dup2(input, 0) < 0) _exit(103);
        if (symlink(argv[1], "input.txt") != 0) { /* there already */ }
        setenv("ASSAY_PROTOCOL", argv[2], 1);
        execv("/proc/self/exe", args);
        _exit(103);
    }
    assay_listen();
    on_exit(assay_leave, NULL);
}
${END}`,
};

/** The same program by our own convention; nothing in it is changed. */
export const fromPrinting = (style: PrintingStyle, code: string): string => SHIMS[style] + code;

/**
 * Set before a stub of CMS that is called with two files to talk through: it begins anew with its own standard input and output
 * by their names.
 */
const STUB = `/* assay: called as CMS calls stubs; all between here and the next #line is an adapter */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
${OPEN}__attribute__((constructor)) static void assay_arrive(int argc, char **argv) {
    char *args[] = {argv[0], (char *)"/proc/self/fd/0", (char *)"/proc/self/fd/1", 0};
    if (argc > 2) return;
    execv("/proc/self/exe", args);
    _exit(103);
}
${END}`;

/** A stub that talks through files by the names it is given, for programs that talk through their standard input and output. */
export const stubOfPipes = (code: string): string => STUB + code;
