import type { KatexOptions } from 'katex';

/** Formulas longer than this stay as source: nobody reads them, and setting them would hold everything else up. */
export const LONGEST_TEX = 5000;

/** `trust: false` refuses links, classes and images made by TeX commands; the bounds stop macros that grow. */
export const KATEX_OPTIONS = {
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxSize: 20,
  maxExpand: 500,
} as const satisfies KatexOptions;
