import type { Quicker } from '../language.ts';

/** Flags with which a program holds its libraries, and no names that nobody reads. */
export const WHOLE_FLAGS: readonly string[] = ['-static', '-s'];

/** How programs of C and C++ are linked where the machine has what that takes. */
export const LINKING: readonly Quicker[] = [
  // A third of the time of the usual linker; no program needs the plug-in for optimising across files.
  { file: '/usr/bin/ld.gold', flags: ['-fuse-ld=gold', '-fno-use-linker-plugin'] },
  // A program that holds its libraries starts in half the time: nothing is looked up and mapped before its first line, in each of its cases.
  // Where Debian's package of the C library is there, so are those of all that the compilers link.
  { file: '/usr/lib/x86_64-linux-gnu/libc.a', flags: WHOLE_FLAGS },
];
