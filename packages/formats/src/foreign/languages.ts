import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import { languageOfFile } from '../source-language.ts';

const OURS: ReadonlySet<string> = new Set(LANGUAGES.map(({ name }) => name));

/** Names that other systems give to languages, in lower case without blanks; those of source files are known by themselves. */
const NAMES: Readonly<Record<string, string>> = {
  'c++11': 'C++',
  'c++98': 'C++',
  'cc.cc11': 'C++',
  'cc.cc11o2': 'C++ With O2',
  'cc.cc14': 'C++',
  'cc.cc14o2': 'C++ With O2',
  'cc.cc17': 'C++ 17',
  'cc.cc17o2': 'C++ 17 With O2',
  'cc.cc20': 'C++ 20',
  'cc.cc20o2': 'C++ 20 With O2',
  'cc.cc98': 'C++',
  'cc.cc98o2': 'C++ With O2',
  'clang++': 'C++ 17',
  'py.py2': 'Python2',
  'py.py3': 'Python3',
  'py.pypy3': 'PyPy3',
  'python.2': 'Python2',
  'python.3': 'Python3',
  'python.pypy3': 'PyPy3',
  'python.pypy3-64': 'PyPy3',
  c99: 'C',
  clang: 'C',
  csharp: 'C#',
  delphi: 'Pascal',
  freepascal: 'Pascal',
  node: 'JavaScript Node',
  nodejs: 'JavaScript Node',
  pypy: 'PyPy3',
  python: 'Python3',
};

/** Names without blanks and letter case, so that `Go Lang` and `GOLANG` are the same. */
const plain = (name: string) => name.toLowerCase().replace(/\s+/g, '');

const BY_PLAIN_NAME = new Map([
  ...LANGUAGES.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])].map((one) => [plain(one), name] as const)),
  ...Object.entries(NAMES),
]);

/**
 * The language of ours that another system's name means: `C++`, `Python2`, `cc.cc17o2`, `java21`, `cpp.g++17`,
 * `JavaScript Node`, an extension. Null when there is none.
 */
export function languageOfName(name: string): string | null {
  const ours = languageNamed(name.trim());
  if (OURS.has(ours)) return ours;
  const short = plain(name);
  const standard = /^cpp\..*?g\+\+(\d+)/.exec(short)?.[1];
  const found = BY_PLAIN_NAME.get(short) ?? BY_PLAIN_NAME.get(`c++${standard}witho2`) ?? languageOfFile(`x.${short}`);
  if (found) return found;
  const family = /^[a-z#+]+/.exec(short)?.[0] ?? '';
  return family === '' || family === short ? null : (BY_PLAIN_NAME.get(family) ?? languageOfFile(`x.${family}`));
}
