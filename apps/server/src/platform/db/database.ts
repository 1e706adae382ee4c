import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;
/** A database handle that may be a transaction: what every query takes. */
export type Queryable = Db | Transaction<DB>;

const INT8 = 20;
const INT8_LIST = 1016;
const NUMERIC = 1700;
const DATE = 1082;

const readList = pg.types.getTypeParser(INT8_LIST as number) as (value: string) => string[];
const readIntegers = (value: string) => readList(value).map(Number);

/** Ids stay far below 2^53, so 64-bit numbers are read as numbers; calendar days stay strings. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary') {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === INT8_LIST) return readIntegers;
    if (oid === DATE) return (value: string) => value;
  }
  return pg.types.getTypeParser(oid, format);
}

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How the connections of a pool behave: times are milliseconds, after which one gives up. */
interface Manners {
  /** For a connection: a free one, or a new one. */
  connectionMs: number;
  /** For what somebody else keeps locked. */
  lockMs: number;
  /** For a statement, with what it waits for locks. */
  statementMs: number;
  /** Settings of the planner. */
  planner?: string;
}

/**
 * Of ordinary work: a dead database, or a table that somebody keeps locked, is an error soon and not a hang that takes all connections
 * (FI-15).
 */
const ORDINARY: Manners = { connectionMs: 5_000, lockMs: 10_000, statementMs: 30_000 };

/**
 * Of receipts of submissions, and who sends them, and of claims: a table that somebody keeps locked is told at once, so that each connection
 * is free again soon and all who submit are answered within two seconds, be it by "busy, try again" (FI-15, R-12).
 * All that is asked for here has an index. A prepared statement that was planned while the queue was empty would otherwise go through all of
 * it, and sort it, when thousands wait; and it is planned once, not anew for every number of rows (docs/decisions/plans-of-the-queue.md).
 */
export const PROMPT: Manners = {
  connectionMs: 5_000,
  lockMs: 300,
  statementMs: 5_000,
  planner: '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_sort=off -c plan_cache_mode=force_generic_plan',
};

/** Opens a pool of connections. */
export function openDatabase(url: string, max: number, manners = ORDINARY): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: manners.connectionMs,
    statement_timeout: manners.statementMs,
    lock_timeout: manners.lockMs,
    ...(manners.planner && { options: manners.planner }),
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser: typeParser },
  });
  // A connection that breaks must not end the process, whether it is idle or held between two statements: the next query gets a new one,
  // and who holds it learns it with the next statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';

/** The constraint that a statement broke, when it broke one of this kind. */
export function brokenConstraint(error: unknown, kind: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === kind ? (constraint ?? '') : null;
}
