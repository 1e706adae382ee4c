/** Usual languages by the ending of a file, the wanted one first. */
const BY_ENDING: Record<string, readonly string[]> = {
  c: ['C With O2', 'C'],
  cpp: ['C++ 17 With O2', 'C++ 17'],
  cc: ['C++ 17 With O2', 'C++ 17'],
  cxx: ['C++ 17 With O2', 'C++ 17'],
  cs: ['C#'],
  d: ['D'],
  fs: ['F#'],
  go: ['Golang'],
  hs: ['Haskell'],
  java: ['Java'],
  js: ['JavaScript Node'],
  kt: ['Kotlin'],
  lua: ['Lua'],
  ml: ['OCaml'],
  nim: ['Nim'],
  pas: ['Pascal'],
  php: ['PHP'],
  pl: ['Perl'],
  py: ['Python3'],
  r: ['R'],
  rb: ['Ruby'],
  rs: ['Rust'],
  scala: ['Scala'],
  sh: ['Bash'],
  swift: ['Swift'],
  ts: ['TypeScript'],
  txt: ['Text'],
};

/** The language of the site that the ending of a file's name suggests, one that a judge node offers where there is; undefined when none does. */
export function languageOfName(
  name: string,
  languages: readonly { name: string; offered?: boolean }[],
): string | undefined {
  const ending = /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const find = (known: ReadonlySet<string>) => BY_ENDING[ending]?.find((language) => known.has(language));
  const offered = languages.filter((one) => one.offered);
  return find(new Set(offered.map((one) => one.name))) ?? find(new Set(languages.map((one) => one.name)));
}
