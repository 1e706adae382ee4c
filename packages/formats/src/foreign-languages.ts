import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';

const C = 'C 17 With O2';
const CPP = 'C++ 17 With O2';

const OURS: ReadonlySet<string> = new Set(LANGUAGES.map(({ name }) => name));

/** By the extension of a source file, in lower case. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  bash: 'Bash',
  c: C,
  'c++': CPP,
  cc: CPP,
  cpp: CPP,
  cs: 'C#',
  cxx: CPP,
  d: 'D',
  dpr: 'Pascal',
  fs: 'F#',
  go: 'Golang',
  hs: 'Haskell',
  java: 'Java',
  js: 'JavaScript Node',
  kt: 'Kotlin',
  lua: 'Lua',
  ml: 'OCaml',
  nim: 'Nim',
  pas: 'Pascal',
  php: 'PHP',
  pl: 'Perl',
  py: 'Python3',
  py2: 'Python2',
  py3: 'Python3',
  pypy3: 'PyPy3',
  r: 'R',
  rb: 'Ruby',
  rs: 'Rust',
  scala: 'Scala',
  sh: 'Bash',
  swift: 'Swift',
  ts: 'TypeScript',
};

/** Names that other systems give to languages, in lower case without blanks. */
const NAMES: Readonly<Record<string, string>> = {
  'c++11': 'C++ With O2',
  'c++14': 'C++ With O2',
  'c++17': CPP,
  'c++20': 'C++ 20 With O2',
  'c++23': 'C++ 23 With O2',
  c: C,
  'c++': CPP,
  c11: 'C With O2',
  c99: 'C With O2',
  clang: C,
  'clang++': CPP,
  'cc.cc11': 'C++ With O2',
  'cc.cc11o2': 'C++ With O2',
  'cc.cc14': 'C++ With O2',
  'cc.cc14o2': 'C++ With O2',
  'cc.cc17': CPP,
  'cc.cc17o2': CPP,
  'cc.cc20': 'C++ 20 With O2',
  'cc.cc20o2': 'C++ 20 With O2',
  'cc.cc98': 'C++ With O2',
  'cc.cc98o2': 'C++ With O2',
  csharp: 'C#',
  delphi: 'Pascal',
  freepascal: 'Pascal',
  golang: 'Golang',
  java8: 'Java',
  javascript: 'JavaScript Node',
  node: 'JavaScript Node',
  nodejs: 'JavaScript Node',
  pypy: 'PyPy3',
  pypy3: 'PyPy3',
  'py.py2': 'Python2',
  'py.py3': 'Python3',
  'py.pypy3': 'PyPy3',
  python: 'Python3',
  python2: 'Python2',
  python3: 'Python3',
  text: 'Text',
};

const own = (table: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(table, key) ? table[key]! : null;

/** The language of a source file by its name, null when its extension is of none of ours. */
export const languageOfFile = (name: string): string | null =>
  own(EXTENSIONS, /\.([A-Za-z0-9+]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * The language of ours that another system's name means, null when there is none: `C++`, `Python2`, `cc.cc17o2`,
 * `java21`, `JavaScript Node`, a plain extension.
 */
export function languageOfName(name: string): string | null {
  const ours = languageNamed(name.trim());
  if (OURS.has(ours)) return ours;
  const short = name.trim().toLowerCase().replace(/\s+/g, '');
  const direct = own(NAMES, short) ?? own(EXTENSIONS, short);
  if (direct) return direct;
  const known = LANGUAGES.find((language) => language.name.toLowerCase().replace(/\s+/g, '') === short);
  if (known) return known.name;
  const [family = ''] = /^[a-z#+]+/.exec(short) ?? [];
  return own(NAMES, family) ?? own(EXTENSIONS, family);
}
