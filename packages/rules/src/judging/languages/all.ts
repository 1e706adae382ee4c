import { csharp } from './dotnet/csharp.ts';
import { fsharp } from './dotnet/fsharp.ts';
import { java } from './jvm/java.ts';
import { kotlin } from './jvm/kotlin.ts';
import { python2 } from './jvm/python2.ts';
import { scala } from './jvm/scala.ts';
import type { LanguageData } from './language.ts';
import { cLanguages } from './native/c.ts';
import { cppLanguages } from './native/cpp.ts';
import { d } from './native/d.ts';
import { go } from './native/go.ts';
import { haskell } from './native/haskell.ts';
import { nim } from './native/nim.ts';
import { ocaml } from './native/ocaml.ts';
import { pascal } from './native/pascal.ts';
import { rust } from './native/rust.ts';
import { swift } from './native/swift.ts';
import { bash } from './scripts/bash.ts';
import { javascript } from './scripts/javascript.ts';
import { lua } from './scripts/lua.ts';
import { perl } from './scripts/perl.ts';
import { php } from './scripts/php.ts';
import { pypy3, python3 } from './scripts/python.ts';
import { r } from './scripts/r.ts';
import { ruby } from './scripts/ruby.ts';
import { typescript } from './scripts/typescript.ts';
import { text } from './text.ts';

/** The languages of a new site, in the order of its lists; a node tests them in this order too, the common ones first. */
export const LANGUAGES: readonly LanguageData[] = [
  ...cLanguages,
  ...cppLanguages,
  java,
  python3,
  pypy3,
  go,
  rust,
  javascript,
  typescript,
  kotlin,
  csharp,
  pascal,
  ruby,
  php,
  perl,
  lua,
  haskell,
  ocaml,
  scala,
  d,
  nim,
  swift,
  fsharp,
  r,
  bash,
  python2,
  text,
];

const BY_NAME = new Map(LANGUAGES.flatMap((one) => [one.name, ...(one.aliases ?? [])].map((name) => [name, one.name])));

/** The name under which a language is stored, for one of its other names; names of no known language stay as they are. */
export const languageNamed = (name: string): string => BY_NAME.get(name) ?? name;
