import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';

/**
 * Writes what the migrations add up to: `schema.sql` for reviewers and `schema.ts` for the compiler.
 * With `--check` nothing is written; a difference ends the run with an error.
 */
const TARGETS = {
  sql: 'apps/server/schema.sql',
  types: 'apps/server/src/platform/db/schema.ts',
};

interface Column {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  fallback: string | null;
  identity: string;
  generated: string;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
         pg_get_expr(d.adbin, d.adrelid) as fallback, a.attidentity as identity, a.attgenerated as generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const CONSTRAINTS = `
  select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace and n.nspname = 'public'
  where c.conrelid <> 0 and c.contype <> 'n' order by 1, c.contype desc, 2`;

const INDEXES = `
  select tablename as "table", indexdef as definition from pg_indexes
  where schemaname = 'public' and indexname not in (select conname from pg_constraint) order by 1, indexname`;

const TYPES: Record<string, string> = {
  bigint: 'number',
  'bigint[]': 'number[]',
  'double precision': 'number',
  integer: 'number',
  'integer[]': 'number[]',
  smallint: 'number',
  real: 'number',
  numeric: 'number',
  text: 'string',
  tsvector: 'string',
  'text[]': 'string[]',
  date: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
};

const pascal = (name: string) => name.replace(/(^|_)([a-z])/g, (_all, _bar, letter: string) => letter.toUpperCase());

function typeOf(column: Column): string {
  if (column.type === 'jsonb') return jsonType(column);
  const known = TYPES[column.type];
  if (!known) throw new Error(`no TypeScript type for ${column.type} of ${column.table}.${column.name}`);
  const nullable = column.notNull ? known : `${known} | null`;
  if (column.generated !== '' || column.identity === 'a') return `GeneratedAlways<${nullable}>`;
  return column.fallback === null && column.identity === '' ? nullable : `Generated<${nullable}>`;
}

/** Objects are written as JSON text and read as whatever is stored; the query that reads one names its shape. */
function jsonType(column: Column): string {
  const nullable = column.notNull ? '' : ' | null';
  const optional = column.notNull && column.fallback === null ? '' : ' | undefined';
  return `ColumnType<unknown, string${nullable}${optional}, string${nullable}>`;
}

function printTypes(tables: Map<string, Column[]>): string {
  const parts = [
    '// Written by `npm run db:dump` from the migrations; do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    '',
  ];
  for (const [table, columns] of tables) {
    parts.push(`export interface ${pascal(table)} {`);
    for (const column of columns) {
      parts.push(`  ${column.name}: ${typeOf(column)};`);
    }
    parts.push('}', '');
  }
  parts.push('export interface DB {', ...[...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`), '}', '');
  return parts.join('\n');
}

function printSql(
  tables: Map<string, Column[]>,
  constraints: { table: string; name: string; definition: string }[],
  indexes: { table: string; definition: string }[],
): string {
  const parts = ['-- Written by `npm run db:dump` from the migrations; do not edit.', ''];
  for (const [table, columns] of tables) {
    const lines = columns.map((column) => {
      const generated = column.generated ? ` generated always as (${column.fallback}) stored` : '';
      const identity = column.identity ? ' generated always as identity' : '';
      const fallback = column.fallback !== null && !column.generated ? ` default ${column.fallback}` : '';
      return `  ${column.name} ${column.type}${column.notNull ? ' not null' : ''}${identity}${generated}${fallback}`;
    });
    for (const row of constraints.filter((each) => each.table === table)) {
      lines.push(`  constraint ${row.name} ${row.definition}`);
    }
    parts.push(`create table ${table} (`, lines.join(',\n'), ');');
    parts.push(...indexes.filter((each) => each.table === table).map((each) => `${each.definition};`), '');
  }
  return parts.join('\n');
}

async function readSchema(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns = (await client.query<Column>(COLUMNS)).rows;
    const tables = new Map<string, Column[]>();
    for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
    const constraints = (await client.query(CONSTRAINTS)).rows;
    const indexes = (await client.query(INDEXES)).rows;
    return { sql: printSql(tables, constraints, indexes), types: printTypes(tables) };
  } finally {
    await client.end();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'assay-schema-'));
const postgres = await startPostgres({ dataDir, durable: false });
try {
  await migrate(postgres.url);
  const schema = await readSchema(postgres.url);
  for (const kind of ['sql', 'types'] as const) {
    const path = TARGETS[kind];
    if (process.argv.includes('--check')) {
      if ((await readFile(path, 'utf8').catch(() => '')) !== schema[kind]) {
        console.error(`${path} differs from the migrations: run npm run db:dump`);
        process.exitCode = 1;
      }
    } else await writeFile(path, schema[kind]);
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
