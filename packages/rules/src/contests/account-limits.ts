/**
 * Which accounts may enter a contest: the numbered ones between prefix and suffix, and those named by themselves.
 * Stored as one string of tags (CON-4), so that contests of the reference system keep theirs:
 * `<prefix>team</prefix><suffix></suffix><start>1</start><end>120</end><extra>guest1 guest2</extra>`.
 */
export interface AccountLimit {
  prefix: string;
  suffix: string;
  /** First and last number, both included. */
  start: number;
  end: number;
  extra: readonly string[];
}

/** What the form starts with (CON-4: default range 0 to 10). */
export const DEFAULT_ACCOUNT_LIMIT: AccountLimit = { prefix: '', suffix: '', start: 0, end: 10, extra: [] };

/** More numbered accounts than this is a slip of the finger, not a contest. */
export const ACCOUNTS_MAX = 100_000;

const TAGS = ['prefix', 'suffix', 'start', 'end', 'extra'] as const;
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Reads a stored rule; null when it is none. Empty numbers mean that only `extra` may enter. */
export function parseAccountLimit(rule: string): AccountLimit | null {
  const [prefix, suffix, start, end, extra] = TAGS.map(
    (tag) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(rule)?.[1]?.trim() ?? null,
  );
  if (prefix == null && suffix == null && start == null && end == null && extra == null) return null;
  const range = { start: toNumber(start), end: toNumber(end) };
  if (range.start === null || range.end === null) return null;
  const none = !start || !end;
  return {
    prefix: prefix ?? '',
    suffix: suffix ?? '',
    start: none ? 0 : range.start,
    end: none ? -1 : range.end,
    extra: words(extra ?? ''),
  };
}

const toNumber = (text: string | null | undefined) => {
  if (!text) return 0;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

export function formatAccountLimit({ prefix, suffix, start, end, extra }: AccountLimit): string {
  const values = {
    prefix,
    suffix,
    start: start > end ? '' : start,
    end: start > end ? '' : end,
    extra: extra.join(' '),
  };
  return TAGS.map((tag) => `<${tag}>${values[tag]}</${tag}>`).join('');
}

/** Whether an account of this name may enter: prefix + n + suffix with start ≤ n ≤ end, or named (CON-4). */
export function isWithinLimit({ prefix, suffix, start, end, extra }: AccountLimit, username: string): boolean {
  if (extra.includes(username)) return true;
  if (username.length < prefix.length + suffix.length) return false;
  if (!username.startsWith(prefix) || !username.endsWith(suffix)) return false;
  const digits = username.slice(prefix.length, username.length - suffix.length);
  // numbers are written plainly: `team01` is not the account `team1`
  if (!/^(0|[1-9]\d{0,8})$/.test(digits)) return false;
  return start <= Number(digits) && Number(digits) <= end;
}

/** How many accounts the rule names, counting none twice. */
export const countAccounts = (limit: AccountLimit) =>
  Math.max(0, limit.end - limit.start + 1) + extrasOutside(limit).length;

/** The user names that the rule lets in, numbered ones first: for the form's preview and for making the accounts. */
export function* expandAccounts(limit: AccountLimit): Generator<string> {
  const { prefix, suffix, start, end } = limit;
  for (let number = start; number <= end; number++) yield `${prefix}${number}${suffix}`;
  yield* extrasOutside(limit);
}

const extrasOutside = (limit: AccountLimit) =>
  [...new Set(limit.extra)].filter((name) => !isWithinLimit({ ...limit, extra: [] }, name));

/** What is wrong with a rule of the form: the field's name, or null. */
export function findBadLimit(limit: AccountLimit): keyof AccountLimit | null {
  const { prefix, suffix, start, end, extra } = limit;
  if (/[\s<>]/.test(prefix)) return 'prefix';
  if (/[\s<>]/.test(suffix)) return 'suffix';
  if (!Number.isInteger(start) || start < 0) return 'start';
  const isEmpty = end === start - 1;
  if (!Number.isInteger(end) || end - start >= ACCOUNTS_MAX || (end < start && !(isEmpty && extra.length > 0)))
    return 'end';
  return extra.some((name) => /[\s<>]/.test(name) || name === '') ? 'extra' : null;
}
