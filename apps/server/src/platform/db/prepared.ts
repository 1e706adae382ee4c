import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* prepared */';
/** How far from the beginning of a statement its mark may stand. */
const FRONT = 40;

/**
 * Stands at the front of statements that run many times a second: the database parses and plans each once per connection, which
 * otherwise costs more than running it. Only for statements whose text is always the same and whose plan is right for all values.
 */
export const PREPARED = sql.raw(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** Statements longer than this are sent once, with many rows. */
const WORTH_CHARS = 10_000;
let preparesRepeated = false;

/**
 * From now on every statement that a connection is sent again is prepared, marked or not: where the same few hundred run thousands of times
 * over little data, as in tests, planning them is half of the work, and no plan is bad.
 */
export function prepareRepeated(): void {
  preparesRepeated = true;
}

/** A connection that prepares the statements marked so. */
export class PreparingClient extends pg.Client {
  private readonly sent = new Set<string>();

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen overloads
  override query(first: any, ...rest: any[]): any {
    const [values, done] = rest;
    if (typeof first !== 'string' || !this.isPrepared(first, values)) return super.query(first, ...rest);
    return super.query({ name: nameOf(first), text: first, values }, done);
  }

  private isPrepared(text: string, values: unknown): boolean {
    if (text.slice(0, FRONT).includes(MARK)) return true;
    // without values there may be several statements in one
    if (!preparesRepeated || !Array.isArray(values) || values.length === 0 || text.length > WORTH_CHARS) return false;
    if (this.sent.has(text)) return true;
    this.sent.add(text);
    return false;
  }
}
