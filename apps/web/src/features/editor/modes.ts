import type { Extension } from '@codemirror/state';

type Mode = () => Promise<Extension>;

async function legacy(parser: Promise<unknown>): Promise<Extension> {
  const { StreamLanguage } = await import('@codemirror/language');
  return StreamLanguage.define((await parser) as Parameters<typeof StreamLanguage.define>[0]);
}

const clike = (name: 'csharp' | 'kotlin' | 'scala' | 'dart') => () =>
  legacy(import('@codemirror/legacy-modes/mode/clike').then((modes) => modes[name]));

/** Editor modes by a word in the language's content type; the first that fits is taken. */
const MODES: readonly [RegExp, Mode][] = [
  [/csharp/, clike('csharp')],
  [/kotlin/, clike('kotlin')],
  [/scala/, clike('scala')],
  [/dart/, clike('dart')],
  [/c\+\+|csrc|\bcpp\b/, async () => (await import('@codemirror/lang-cpp')).cpp()],
  [/javascript|typescript/, async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true })],
  [/java/, async () => (await import('@codemirror/lang-java')).java()],
  [/php/, () => legacy(import('./php-mode.ts').then(({ php }) => php))],
  // Nim has no mode of its own; comments, strings and most words are those of Python.
  [/python|x-nim/, async () => (await import('@codemirror/lang-python')).python()],
  [/rust/, async () => (await import('@codemirror/lang-rust')).rust()],
  [/\bgo\b|x-go/, async () => (await import('@codemirror/lang-go')).go()],
  [/pascal/, () => legacy(import('@codemirror/legacy-modes/mode/pascal').then(({ pascal }) => pascal))],
  [/ruby/, () => legacy(import('@codemirror/legacy-modes/mode/ruby').then(({ ruby }) => ruby))],
  [/haskell/, () => legacy(import('@codemirror/legacy-modes/mode/haskell').then(({ haskell }) => haskell))],
  [/perl/, () => legacy(import('@codemirror/legacy-modes/mode/perl').then(({ perl }) => perl))],
  [/lua/, () => legacy(import('@codemirror/legacy-modes/mode/lua').then(({ lua }) => lua))],
  [/swift/, () => legacy(import('@codemirror/legacy-modes/mode/swift').then(({ swift }) => swift))],
  [/shell|bash|x-sh$/, () => legacy(import('@codemirror/legacy-modes/mode/shell').then(({ shell }) => shell))],
  [/ocaml/, () => legacy(import('@codemirror/legacy-modes/mode/mllike').then(({ oCaml }) => oCaml))],
  [/fsharp/, () => legacy(import('@codemirror/legacy-modes/mode/mllike').then(({ fSharp }) => fSharp))],
  [/rsrc/, () => legacy(import('@codemirror/legacy-modes/mode/r').then(({ r }) => r))],
  [/x-d$|dsrc/, () => legacy(import('@codemirror/legacy-modes/mode/d').then(({ d }) => d))],
];

/** The editor's mode for a content type such as `text/x-c++src`; plain text for one it does not know. */
export async function loadMode(contentType: string): Promise<Extension> {
  const mode = MODES.find(([pattern]) => pattern.test(contentType.toLowerCase()))?.[1];
  return mode ? mode() : [];
}
