/**
 * Names that people are told apart by. What looks alike is made alike or refused, so that nobody appears as somebody else.
 */

/** Marks without a shape that change the direction of text or hide in it: directions, zero widths, soft hyphens, fillers. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Of these, what scripts and emoji are written with: joiners, variants of a letter, flags. */
const NEEDED = /[\u200c\u200d]|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;
/** Joiners, which some scripts and composed emoji are written with: kept between letters of these, and nowhere else. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;

/** A name without marks that nobody sees. */
export const withoutHiddenMarks = (name: string) =>
  name.replace(HIDDEN, (mark) => (NEEDED.test(mark) ? mark : '')).replace(STRAY_JOINER, '');

/** Scripts that are written together in one word; others stand alone (Unicode TR 39, "highly restrictive"). */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
/** Scripts with letters that look like those of others; a letter of any other script counts as one more. */
const SCRIPTS = [
  'Latin',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Cherokee',
  'Coptic',
  'Devanagari',
  'Thai',
] as const;
const PATTERNS = SCRIPTS.map((script) => ({ script, pattern: new RegExp(`\\p{Script_Extensions=${script}}`, 'u') }));
const WORD = /[\p{L}\p{M}]+/gu;
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a word of it has letters of scripts that nobody writes in one word, such as a Cyrillic а among Latin letters. */
export function mixesScripts(name: string): boolean {
  return (name.match(WORD) ?? []).some((word) => {
    const scripts = new Set<string>();
    for (const letter of word) {
      if (SHARED.test(letter)) continue;
      scripts.add(PATTERNS.find(({ pattern }) => pattern.test(letter))?.script ?? 'other');
    }
    return scripts.size > 1 && !TOGETHER.some((together) => [...scripts].every((script) => together.includes(script)));
  });
}

/** What a site speaks as; also with marks between and digits behind. */
const RESERVED = new Set(
  `admin administrator administrators root superuser sysadmin system sysop moderator moderators mod staff official owner
  support help helpdesk security abuse webmaster postmaster hostmaster noreply info contact assay judge judger jury
  everyone everybody all anonymous guest nobody null undefined none me self deleted bot
  管理员 系统管理员 超级管理员 超级用户 官方 官方账号 客服 系统 系统消息 裁判 评测机 站长 匿名 匿名用户 游客`.split(
    /\s+/,
  ),
);

/** Whether somebody of this name could be taken for the site itself. */
export const isReservedName = (name: string) =>
  RESERVED.has(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_.-]/g, '')
      .replace(/(?<!\p{N})\p{N}+$/u, ''),
  );
