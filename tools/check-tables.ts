import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { DOMAINS, FEATURES, isTest } from './layout.ts';
import { FOREIGN_WRITES, TABLE_OWNERS, UPWARD_READS, WRITES_FOR } from './tables.ts';

const CREATED = /^create table (\w+)/gm;
const BUILT_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const WRITTEN_WRITE = /\b(?:insert into|update|delete from|merge into)\s+(\w+)/g;
const BUILT_READ = /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|from|using)\(\s*'(\w+)/g;
const WRITTEN_READ = /\b(?:from|join|using)\s+(\w+)/g;

const namesIn = (source: string, ...patterns: RegExp[]) =>
  new Set(patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!)));

/** The tables that a file of queries writes, and those it reads, by either way to write SQL. */
export function tablesOf(source: string): { writes: Set<string>; reads: Set<string> } {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return { writes: namesIn(code, BUILT_WRITE, WRITTEN_WRITE), reads: namesIn(code, BUILT_READ, WRITTEN_READ) };
}

/** Whose queries a file holds: a domain, or the room of the server it lies in. */
function domainOf(path: string): string {
  const [, , , room, domain] = path.split('/');
  return room === 'domains' ? domain! : room!;
}

/** The platform stands below all domains, every other room of the server above them. */
const rungOf = (name: string, ladder: readonly string[]): number => {
  if (name === 'platform') return -1;
  const at = ladder.indexOf(name);
  return at === -1 ? ladder.length : at;
};

/** Whether a table of `owner` lies above `domain` on the ladder. */
export const isAbove = (owner: string, domain: string, ladder: readonly string[]): boolean =>
  rungOf(owner, ladder) > rungOf(domain, ladder);

/** What is wrong with the tables of one file; the entries it needs are noted in `used`. */
export function refuseTables(path: string, source: string, used: Set<string>): string[] {
  const domain = domainOf(path);
  const ladder = Object.keys(DOMAINS);
  const { writes, reads } = tablesOf(source);
  const refused: string[] = [];
  const needs = (entries: Record<string, string>, kind: string, table: string, words: string) => {
    const entry = `${domain} > ${table}`;
    used.add(`${kind} ${entry}`);
    if (!(entry in entries)) refused.push(`${path}: ${domain} ${words} ${table}, which is ${TABLE_OWNERS[table]}'s`);
  };
  for (const table of writes) {
    const owner = TABLE_OWNERS[table];
    const isOwn = owner === domain || owner === WRITES_FOR[domain];
    if (owner !== undefined && !isOwn) needs(FOREIGN_WRITES, 'writes', table, 'writes');
  }
  for (const table of reads) {
    const owner = TABLE_OWNERS[table];
    if (owner !== undefined && isAbove(owner, domain, ladder)) needs(UPWARD_READS, 'reads', table, 'reads upward');
  }
  return refused;
}

/** Domains or features that use one that stands above them, so that the ladder is no ladder. */
export function refuseLadder(domains: Record<string, readonly string[]>): string[] {
  const ladder = Object.keys(domains);
  return Object.entries(domains).flatMap(([domain, used]) =>
    used
      .filter((other) => !ladder.includes(other) || !isAbove(domain, other, ladder))
      .map((other) => `tools/layout.ts: ${domain} uses ${other}, which does not stand below it`),
  );
}

/** Every breach of the ownership of tables. */
export function findTableBreaches(): string[] {
  const tables = [...readFileSync('apps/server/schema.sql', 'utf8').matchAll(CREATED)].map((match) => match[1]!);
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path.endsWith('.queries.ts') && !isTest(path) && existsSync(path));
  const used = new Set<string>();
  const refused = paths.flatMap((path) => refuseTables(path, readFileSync(path, 'utf8'), used));
  const entries = [
    ...Object.keys(FOREIGN_WRITES).map((entry) => `writes ${entry}`),
    ...Object.keys(UPWARD_READS).map((entry) => `reads ${entry}`),
  ];
  return [
    ...refuseLadder(DOMAINS),
    ...refuseLadder(FEATURES),
    ...tables.filter((table) => !(table in TABLE_OWNERS)).map((table) => `tools/tables.ts: nobody owns ${table}`),
    ...Object.keys(TABLE_OWNERS)
      .filter((table) => !tables.includes(table))
      .map((table) => `tools/tables.ts: there is no table ${table}`),
    ...refused,
    ...entries.filter((entry) => !used.has(entry)).map((entry) => `tools/tables.ts: nobody needs "${entry}" any more`),
  ];
}
