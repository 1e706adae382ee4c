import { type Budget, bounded, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import * as z from 'zod';
import { groupShape, organizationShape, teamOf, teamShape } from './clics/shapes.ts';
import type { LogGroup, LogOrganization, LogTeam } from './contest-log.ts';
import { LogError, lineOf, shaped } from './log-error.ts';

const TSV = {
  reader: { en: 'TSV', zh: 'TSV' },
  where: 'packages/formats/src/contests/people-files.ts',
  input: { max: 4 * 1024 * 1024, unit: 'characters' },
  parts: { max: 50_000, unit: 'lines' },
  time: 'linear',
} as const satisfies ReaderBounds;

interface TsvRow {
  line: number;
  fields: string[];
}

/**
 * Rows of an ICPC TSV file: UTF-8, a first line `<name>\t<version>` (or `File_Version\t<version>`) in any letter case, backslash escapes,
 * line ends of any system. A row keeps an empty first column.
 * @throws LogError naming the line
 */
export const tsvRows = bounded(TSV, (text: string, budget: Budget, name: string): TsvRow[] => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const [first = '', version = ''] = lines[0]?.split('\t') ?? [];
  if (![name, 'file_version'].includes(first.trim().toLowerCase()))
    throw new LogError('otherFile', { name }, lineOf(1));
  if (!/^[12]$/.test(version.trim())) {
    throw new LogError('versionUnknown', { version: version.trim() }, lineOf(1));
  }
  budget.take(lines.length);
  return lines.flatMap((content, at) =>
    at === 0 || content.trim() === '' ? [] : [{ line: at + 1, fields: content.split('\t').map(unescaped) }],
  );
});

const ESCAPES: Record<string, string> = { t: '\t', n: '\n', r: '\r', '\\': '\\' };
const unescaped = (field: string) => field.trim().replace(/\\([tnr\\])/g, (_, letter: string) => ESCAPES[letter]!);

const nothing = (text: string | undefined) => (text === undefined || text === '' || text === 'null' ? null : text);

export interface People {
  teams: LogTeam[];
  organizations: LogOrganization[];
}

/**
 * `teams.tsv`: team number (or `null`: the ICPC id), ICPC id, group id, team name, institution, its short name, country,
 * its id. Institutions become organizations, one for each id or, without ids, for each name.
 */
export function readTeamsTsv(text: string): People {
  const organizations = new Map<string, LogOrganization>();
  const teams = tsvRows(text, 'teams').map(({ line, fields }): LogTeam => {
    if (fields.length < 4) throw new LogError('fewColumns', { count: fields.length, least: 4 }, lineOf(line));
    const [number, icpcId, groupId, name, institution, shortName, country, institutionId] = fields;
    const id = nothing(number) ?? nothing(icpcId);
    if (id === null) throw new LogError('noTeamId', {}, lineOf(line));
    if (!name) throw new LogError('noTeamName', {}, lineOf(line));
    const organization = organizationOf(institution, shortName, country, institutionId);
    if (organization) organizations.set(organization.id, organizations.get(organization.id) ?? organization);
    return {
      id,
      icpcId: nothing(icpcId),
      label: nothing(number),
      name,
      displayName: null,
      organizationId: organization?.id ?? null,
      groupIds: nothing(groupId) === null ? [] : [groupId!],
      isStar: false,
      isHidden: false,
    };
  });
  refuseDoubles(teams, 'team');
  return { teams, organizations: [...organizations.values()] };
}

function organizationOf(
  institution: string | undefined,
  shortName: string | undefined,
  country: string | undefined,
  institutionId: string | undefined,
): LogOrganization | null {
  const id = nothing(institutionId)?.replace(/^INST-(U-)?/, '') ?? nothing(institution) ?? nothing(shortName);
  if (id === null) return null;
  return {
    id,
    icpcId: nothing(institutionId)?.replace(/^INST-(U-)?/, '') ?? null,
    name: nothing(shortName) ?? nothing(institution) ?? id,
    formalName: nothing(institution),
    country: nothing(country),
  };
}

/** `groups.tsv`: group id, name. */
export function readGroupsTsv(text: string): LogGroup[] {
  const groups = tsvRows(text, 'groups').map(({ line, fields: [id, name] }) => {
    if (!id || !name) throw new LogError('groupIncomplete', {}, lineOf(line));
    return { id, icpcId: id, name, isHidden: false };
  });
  refuseDoubles(groups, 'group');
  return groups;
}

/** `teams.json`: teams as the Contest API has them. */
export function readTeamsJson(text: string): LogTeam[] {
  const teams = listOf(text, teamShape).map(teamOf);
  refuseDoubles(teams, 'team');
  return teams;
}

/** `groups.json`. */
export function readGroupsJson(text: string): LogGroup[] {
  const groups = listOf(text, groupShape).map(({ id, icpc_id, name, hidden }) => ({
    id,
    icpcId: icpc_id,
    name: name ?? id,
    isHidden: hidden === true,
  }));
  refuseDoubles(groups, 'group');
  return groups;
}

/** `organizations.json`. */
export function readOrganizationsJson(text: string): LogOrganization[] {
  const organizations = listOf(text, organizationShape).map(({ id, icpc_id, name, formal_name, country }) => ({
    id,
    icpcId: icpc_id,
    name: name ?? id,
    formalName: formal_name,
    country,
  }));
  refuseDoubles(organizations, 'organization');
  return organizations;
}

function listOf<T extends z.ZodType>(text: string, shape: T): z.output<T>[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new LogError('notJson');
  }
  return shaped(z.array(shape), value);
}

function refuseDoubles(rows: readonly { id: string }[], what: 'team' | 'group' | 'organization'): void {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new LogError(`${what}Twice`, { id });
    ids.add(id);
  }
}
