import { languageOfName } from '../foreign/languages.ts';
import { extensionOfLanguage } from '../source-language.ts';

/** Languages as HUSTOJ names them, by the extension of their sources. */
const NAMES: Readonly<Record<string, string>> = {
  c: 'C',
  cpp: 'C++',
  cs: 'C#',
  go: 'Go',
  java: 'Java',
  js: 'JavaScript',
  lua: 'Lua',
  pas: 'Pascal',
  php: 'PHP',
  pl: 'Perl',
  py: 'Python',
  rb: 'Ruby',
  sh: 'Bash',
};

/** What its compilers understand by now. */
const TODAY: Readonly<Record<string, string>> = { C: 'C 17', 'C++': 'C++ 17' };

export const languageOfFps = (name: string): string | null => TODAY[name.trim()] ?? languageOfName(name);

/** The name for a language of ours; its own where that one has none. */
export const fpsLanguage = (language: string): string => NAMES[extensionOfLanguage(language)] ?? language;
