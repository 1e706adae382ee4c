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

/** A connection that prepares the statements marked so. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen overloads
  override query(first: any, ...rest: any[]): any {
    if (typeof first !== 'string' || !first.slice(0, FRONT).includes(MARK)) return super.query(first, ...rest);
    const [values, done] = rest;
    return super.query({ name: nameOf(first), text: first, values }, done);
  }
}
