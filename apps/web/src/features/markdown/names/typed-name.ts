import { USERNAME_MAX } from '@assay/contract/accounts/user.ts';

/** The name that is being written, from its `@` to the cursor. */
export interface TypedName {
  /** Where the `@` stands, by UTF-16 positions. */
  from: number;
  prefix: string;
}

const TYPED = /(?<!(?!\p{Script=Han})[\p{L}\p{N}_.+-])@([\p{L}\p{N}_.-]+)$/u;

/** The beginning of a name before the cursor; null where none is being written. A mail address is none. */
export function typedName(text: string, cursor: number): TypedName | null {
  const start = Math.max(0, cursor - USERNAME_MAX - 2);
  const found = TYPED.exec(text.slice(start, cursor));
  return found && { from: start + found.index, prefix: found[1]! };
}

/** Puts a whole name in the place of its beginning. @returns the text, and where writing goes on */
export function completeName(
  text: string,
  { from, prefix }: TypedName,
  name: string,
): { text: string; cursor: number } {
  const head = `${text.slice(0, from)}@${name} `;
  const rest = text.slice(from + 1 + prefix.length);
  return { text: head + rest.replace(/^ /, ''), cursor: head.length };
}
