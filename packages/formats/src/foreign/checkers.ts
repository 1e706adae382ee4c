/** Checkers in C or C++ of other judges that differ from ours in what they are called with and what their end means. */
export type ForeignStyle = 'hustoj' | 'qduoj';

const BEGIN = '/* assay: called as';
const END = '#line 1\n';

/**
 * Code set before a checker: it runs before `main`, puts the arguments into another order and gives the exit code another
 * meaning. Nothing in the checker itself is changed.
 */
const shim = (
  title: string,
  args: string,
  codes: string,
) => `${BEGIN} ${title}, ended likewise; all between here and the next #line is an adapter */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __cplusplus
extern "C" int on_exit(void (*)(int, void *), void *);
#else
int on_exit(void (*)(int, void *), void *);
#endif
static void assay_leave(int status, void *unused) {
    (void)unused;
    fflush(NULL);
    ${codes}
}
__attribute__((constructor)) static void assay_arrive(int argc, char **argv) {
${args}
    on_exit(assay_leave, NULL);
}
${END}`;

const swapped = `    if (argc < 4) _exit(103);
    char *second = argv[2];
    argv[2] = argv[3];
    argv[3] = second;`;

/** The number of arguments is out of reach before `main`; the program begins anew with fewer. */
const twoOnly = `    if (argc > 3) {
        argv[3] = NULL;
        execv(argv[0], argv);
        _exit(103);
    }`;

/** `from`: a foreign checker becomes one of ours; `to`: one of ours becomes a foreign one. */
const SHIMS: Readonly<Record<ForeignStyle, { from: string; to: string | null }>> = {
  hustoj: {
    from: shim('hustoj calls it: input answer output', swapped, '_exit(status == 0 ? 0 : 102);'),
    to: shim('we call it: input output answer', swapped, '_exit(status == 0 || status == 100 ? 0 : 1);'),
  },
  qduoj: {
    from: shim('qduoj calls it: input output', twoOnly, '_exit(status == 0 ? 0 : (status & 255) == 1 ? 102 : 103);'),
    // It has no answer to look at.
    to: null,
  },
};

/** The same checker for our own convention. Undoes what {@link toForeign} did. */
export function fromForeign(style: ForeignStyle, code: string): string {
  const { from, to } = SHIMS[style];
  return to !== null && code.startsWith(to) ? code.slice(to.length) : from + code;
}

/** A checker of our own convention for another judge, or null when it cannot work there. Undoes {@link fromForeign}. */
export function toForeign(style: ForeignStyle, code: string): string | null {
  const { from, to } = SHIMS[style];
  if (code.startsWith(from)) return code.slice(from.length);
  return to === null || code.startsWith(BEGIN) ? null : to + code;
}
