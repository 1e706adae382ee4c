import { readStored, writeStored } from '../../lib/storage/storage.ts';

/** The named themes (PROB-13); `auto` goes with the site's light or dark. */
export const EDITOR_THEMES = [
  'auto',
  'monokai',
  'solarized',
  'material',
  'idea',
  'eclipse',
  'base16-dark',
  'cobalt',
  'dracula',
] as const;
export type EditorTheme = (typeof EDITOR_THEMES)[number];

export const FONT_SIZE_MIN = 12;
export const FONT_SIZE_MAX = 30;
export const TAB_SIZES = [2, 4, 8] as const;
export const KEYMAPS = ['default', 'vim', 'emacs'] as const;
export type Keymap = (typeof KEYMAPS)[number];

/** How the editor looks and helps. */
export interface EditorPreferences {
  theme: EditorTheme;
  /** px */
  fontSize: number;
  tabSize: number;
  keymap: Keymap;
  /** The master switch of the three helps below. */
  helps: boolean;
  closeBrackets: boolean;
  autocomplete: boolean;
  autoIndent: boolean;
}

export const DEFAULT_PREFERENCES: EditorPreferences = {
  theme: 'auto',
  fontSize: 14,
  tabSize: 4,
  keymap: 'default',
  helps: true,
  closeBrackets: true,
  autocomplete: true,
  autoIndent: true,
};

const KEY = 'assay.editor';
const keyOf = (place: string) => `${KEY}:${place}`;

const oneOf = <T>(choices: readonly T[], value: unknown, fallback: T): T =>
  choices.includes(value as T) ? (value as T) : fallback;

/** Whatever storage holds, as a preferences: unknown or impossible values fall back. */
export function asPreferences(value: unknown, fallback: EditorPreferences = DEFAULT_PREFERENCES): EditorPreferences {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof EditorPreferences, unknown>
  >;
  const size = Number(said.fontSize);
  const flag = (name: 'helps' | 'closeBrackets' | 'autocomplete' | 'autoIndent') =>
    typeof said[name] === 'boolean' ? said[name] : fallback[name];
  return {
    theme: oneOf(EDITOR_THEMES, said.theme, fallback.theme),
    fontSize: size >= FONT_SIZE_MIN && size <= FONT_SIZE_MAX ? Math.round(size) : fallback.fontSize,
    tabSize: oneOf<number>(TAB_SIZES, said.tabSize, fallback.tabSize),
    keymap: oneOf(KEYMAPS, said.keymap, fallback.keymap),
    helps: flag('helps'),
    closeBrackets: flag('closeBrackets'),
    autocomplete: flag('autocomplete'),
    autoIndent: flag('autoIndent'),
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The preferences used last for this problem or, failing that, last of all. */
export const readPreferences = (place: string): EditorPreferences =>
  asPreferences(stored(keyOf(place)), asPreferences(stored(KEY)));

export function writePreferences(place: string, preferences: EditorPreferences): void {
  const text = JSON.stringify(preferences);
  writeStored(keyOf(place), text);
  writeStored(KEY, text);
}

const LANGUAGE_KEY = 'assay.language';
export const readLastLanguage = () => readStored(LANGUAGE_KEY);
export const writeLastLanguage = (language: string) => writeStored(LANGUAGE_KEY, language);
