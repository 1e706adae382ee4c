import { c } from './c.ts';
import { cpp17, cpp20 } from './cpp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import type { LanguageData } from './language.ts';
import { pascal } from './pascal.ts';
import { pypy3, python3 } from './python.ts';
import { python2 } from './python2.ts';
import { rust } from './rust.ts';

/** The languages of a new site, in the order of its lists. */
export const LANGUAGES: readonly LanguageData[] = [
  c,
  cpp17,
  cpp20,
  java,
  python3,
  pypy3,
  go,
  rust,
  javascript,
  pascal,
  python2,
];
