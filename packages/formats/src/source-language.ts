import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';

interface Known {
  /** As the product names it. */
  name: string;
  extensions: readonly string[];
  /** As the ICPC package format names it, for `include/`, templates and language lists. */
  icpc: readonly string[];
}

/** Where one extension or code stands for several languages of ours, the newest common one is meant. */
const KNOWN: readonly Known[] = [
  { name: 'C++ 20 With O2', extensions: ['cpp', 'cc', 'cxx', 'c++', 'C'], icpc: ['cpp'] },
  { name: 'C With O2', extensions: ['c'], icpc: ['c'] },
  { name: 'Java', extensions: ['java'], icpc: ['java'] },
  { name: 'Python3', extensions: ['py', 'py3'], icpc: ['python3'] },
  { name: 'Python2', extensions: ['py2'], icpc: ['python2'] },
  { name: 'Kotlin', extensions: ['kt'], icpc: ['kotlin'] },
  { name: 'Golang', extensions: ['go'], icpc: ['go'] },
  { name: 'Rust', extensions: ['rs'], icpc: ['rust'] },
  { name: 'JavaScript Node', extensions: ['js', 'mjs'], icpc: ['javascript'] },
  { name: 'TypeScript', extensions: ['ts'], icpc: ['typescript'] },
  { name: 'C#', extensions: ['cs'], icpc: ['csharp'] },
  { name: 'F#', extensions: ['fs'], icpc: ['fsharp'] },
  { name: 'Ruby', extensions: ['rb'], icpc: ['ruby'] },
  { name: 'PHP', extensions: ['php'], icpc: ['php'] },
  { name: 'Perl', extensions: ['pl', 'pm'], icpc: ['perl'] },
  { name: 'Lua', extensions: ['lua'], icpc: ['lua'] },
  { name: 'Pascal', extensions: ['pas', 'dpr', 'pp'], icpc: ['pascal'] },
  { name: 'Haskell', extensions: ['hs'], icpc: ['haskell'] },
  { name: 'OCaml', extensions: ['ml'], icpc: ['ocaml'] },
  { name: 'Scala', extensions: ['scala'], icpc: ['scala'] },
  { name: 'D', extensions: ['d'], icpc: ['d'] },
  { name: 'Nim', extensions: ['nim'], icpc: ['nim'] },
  { name: 'Bash', extensions: ['sh', 'bash'], icpc: ['bash'] },
  { name: 'R', extensions: ['r', 'R'], icpc: [] },
  { name: 'Swift', extensions: ['swift'], icpc: ['swift'] },
];

const extensionOf = (fileName: string) => /\.([^./]+)$/.exec(fileName)?.[1] ?? '';

const find = (extension: string) =>
  KNOWN.find(({ extensions }) => extensions.includes(extension)) ??
  KNOWN.find(({ extensions }) => extensions.includes(extension.toLowerCase()));

/** The language of a source by the name of its file, as this product names it; null for headers, scripts and the rest. */
export const languageOfFile = (fileName: string): string | null => find(extensionOf(fileName))?.name ?? null;

const knownOfLanguage = (language: string): Known | undefined => {
  const data = LANGUAGES.find(({ name }) => name === language);
  return KNOWN.find(({ name }) => name === language) ?? (data && find(extensionOf(data.sourceFile)));
};

/** The languages that a code of the ICPC format stands for: every C++ of ours for `cpp`. */
export function languagesOfIcpc(code: string): string[] {
  const known = KNOWN.find(({ icpc }) => icpc.includes(code));
  if (!known) return [];
  return LANGUAGES.filter(({ name }) => knownOfLanguage(name) === known).map(({ name }) => name);
}

/** The code of the ICPC format for a language of ours; null when it has none. */
export const icpcOfLanguage = (language: string): string | null => knownOfLanguage(language)?.icpc[0] ?? null;

/** The extension that a source in this language is given, `txt` when nothing is known. */
export const extensionOfLanguage = (language: string | null): string =>
  (language === null ? undefined : knownOfLanguage(language)?.extensions[0]) ?? 'txt';
