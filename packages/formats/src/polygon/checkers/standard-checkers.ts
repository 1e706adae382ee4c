import { CASE_CHECKERS } from './case-checkers.ts';
import { NUMBER_CHECKERS } from './number-checkers.ts';
import { TEXT_CHECKERS } from './text-checkers.ts';

/** The standard checkers of Polygon by their names, each doing and saying what the original is documented to. */
const BODIES: Readonly<Record<string, string>> = { ...CASE_CHECKERS, ...NUMBER_CHECKERS, ...TEXT_CHECKERS };

export const STANDARD_CHECKERS: readonly string[] = Object.keys(BODIES);

/**
 * A checker of our own that does what a standard checker of Polygon does, in C++, by testlib's convention.
 * @param name `ncmp`, `std::ncmp.cpp`, `ncmp.cpp`
 * @returns its source, or null when there is no such checker
 */
export function standardChecker(name: string): string | null {
  const short = name.replace(/^std::/, '').replace(/\.(?:cpp|cc|h)$/, '');
  const body = Object.hasOwn(BODIES, short) ? BODIES[short]! : null;
  return body === null ? null : `// The standard checker ${short}.\n#include "testlib.h"\n${body}`;
}
