/** Signs that a code is written in a language family; the strongest only, so that a hint is never a nuisance. */
const SIGNS: readonly [family: string, RegExp][] = [
  ['cpp', /^\s*#include\s*<(?:bits\/stdc\+\+\.h|iostream|vector|string|map|set|algorithm|cstdio|queue|cmath)>/m],
  ['cpp', /^\s*using\s+namespace\s+std\s*;/m],
  ['c', /^\s*#include\s*(?:<\w+\.h>|")/m],
  ['java', /^\s*(?:public\s+)?class\s+\w+[^\n]*\{[\s\S]*\bpublic\s+static\s+void\s+main\b/m],
  ['java', /^\s*import\s+java\.[^\n]*;/m],
  ['go', /^\s*package\s+main\b/m],
  ['rust', /^\s*(?:use\s+std::|fn\s+main\s*\(\s*\)\s*\{)/m],
  ['pascal', /^\s*(?:program\s+\w+\s*;|begin\b[\s\S]*\bend\.\s*$)/im],
  [
    'python',
    /^(?:def\s+\w+\s*\(.*\)\s*:|from\s+\w+\s+import\s|import\s+(?:sys|math|collections)\b|print\s*\(.*\)\s*$)/m,
  ],
  ['javascript', /\brequire\(['"](?:fs|readline)['"]\)|\bconsole\.log\(/],
];

/** The family of a language by its content type, so that C++17 and C++20 count as one. */
export function familyOf(contentType: string): string {
  if (/c\+\+/.test(contentType)) return 'cpp';
  if (/csrc/.test(contentType)) return 'c';
  if (/javascript/.test(contentType)) return 'javascript';
  return /(?:text|application)\/(?:x-)?(\w+?)(?:src)?$/.exec(contentType)?.[1] ?? contentType;
}

interface Offered {
  name: string;
  contentType: string;
}

/** What is no sign against other languages: C code is C++ code, JavaScript is TypeScript, and many print as Python does. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  c: ['cpp'],
  javascript: ['typescript'],
  python: ['lua', 'perl', 'ruby', 'swift', 'r'],
};
const fits = (family: string, chosen: string) => family === chosen || (ALSO[family]?.includes(chosen) ?? false);

/**
 * The language this code looks like, when it clearly is not the chosen one and the problem offers it.
 * `#include` with Python selected is the usual case.
 */
export function likelyLanguage(code: string, chosen: Offered, offered: readonly Offered[]): string | null {
  const mine = familyOf(chosen.contentType);
  const families = SIGNS.filter(([, sign]) => sign.test(code)).map(([family]) => family);
  if (families.length === 0 || families.some((family) => fits(family, mine))) return null;
  for (const family of families) {
    const found =
      offered.find(({ contentType }) => familyOf(contentType) === family) ??
      offered.find(({ contentType }) => fits(family, familyOf(contentType)));
    if (found) return found.name;
  }
  return null;
}
