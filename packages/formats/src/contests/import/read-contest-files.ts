import { baseName } from '../../archive/archive.ts';
import { wordsOfFault } from '../../reading/fault.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import type { Report } from '../../report.ts';
import type { LogGroup, LogOrganization, LogProblem, LogTeam } from '../contest-log.ts';
import { type ContestSettings, readContestYaml, readProblemSet } from '../contest-yaml.ts';
import { readGroupsJson, readGroupsTsv, readOrganizationsJson, readTeamsJson, readTeamsTsv } from '../people-files.ts';
import { type FileAccount, readAccountsTsv, readAccountsYaml } from './accounts.ts';
import { IMPORT_NOTES } from './notes.ts';

/** A file as it was handed in, decoded. */
export interface ContestFile {
  path: string;
  text: string;
}

export interface ImportTeam {
  /** As the files name it. */
  id: string;
  name: string;
  /** Its organization's full name; empty without one. */
  school: string;
  /** Itself or its groups are hidden: on the board without a place. */
  isStar: boolean;
}

export interface ImportAccount {
  username: string;
  /** Null: one must be made. */
  password: string | null;
  teamId: string;
}

/** What the files of a contest package say; null where no file says it. */
export interface ContestImport {
  settings: ContestSettings | null;
  problems: LogProblem[] | null;
  teams: ImportTeam[];
  /** Of teams alone. A team may have several, or none. */
  accounts: ImportAccount[];
  /** The file that each part came from. */
  files: { contest: string | null; problems: string | null; teams: string | null; accounts: string | null };
}

type Kind = 'contest' | 'problems' | 'teams' | 'organizations' | 'groups' | 'accounts';

const KINDS: readonly [RegExp, Kind][] = [
  [/^contest\.(ya?ml|json)$/, 'contest'],
  [/^(problemset|problems)\.(ya?ml|json)$/, 'problems'],
  [/^teams2?\.(tsv|json)$/, 'teams'],
  [/^organizations\.json$/, 'organizations'],
  [/^groups\.(tsv|json)$/, 'groups'],
  [/^accounts\.(tsv|ya?ml|json)$/, 'accounts'],
];

const kindOf = (path: string): Kind | null =>
  KINDS.find(([name]) => name.test(baseName(path).toLowerCase()))?.[1] ?? null;

/**
 * Reads the files of an ICPC contest package, known by their names wherever they lie: `contest.yaml`, `problemset.yaml`
 * or `problems.yaml`, `teams`, `organizations`, `groups`, `accounts` as TSV, YAML or JSON. What is wrong goes into the
 * report with the file and the line; other files are passed over.
 */
export function readContestFiles(files: readonly ContestFile[], report: Report): ContestImport {
  const found = new Map<Kind, ContestFile>();
  for (const file of files) {
    const kind = kindOf(file.path);
    const other = kind && found.get(kind);
    if (!kind) report.add(IMPORT_NOTES.ignored, file.path);
    else if (other) report.add(IMPORT_NOTES.twice, file.path, { other: other.path });
    else found.set(kind, file);
  }
  if (found.size === 0) report.add(IMPORT_NOTES.nothing);
  const read = <T>(kind: Kind, reader: (text: string, isTsv: boolean) => T): T | null => {
    const file = found.get(kind);
    if (!file) return null;
    try {
      return reader(file.text, file.path.toLowerCase().endsWith('.tsv'));
    } catch (error) {
      report.add(READER_NOTES.notReadable, file.path, { reason: wordsOfFault(error) });
      return null;
    }
  };
  const pathOf = (kind: Kind) => found.get(kind)?.path ?? null;

  const settings = read('contest', readContestYaml);
  const own = read('problems', readProblemSet);
  if (own && settings && settings.problems.length > 0) report.add(IMPORT_NOTES.problemsTwice, pathOf('problems'));
  const groups = read('groups', (text, isTsv) => (isTsv ? readGroupsTsv(text) : readGroupsJson(text)));
  const organizations = read('organizations', readOrganizationsJson);
  const people = read('teams', (text, isTsv) =>
    isTsv ? readTeamsTsv(text) : { teams: readTeamsJson(text), organizations: [] },
  );
  const accounts = read('accounts', (text, isTsv) => (isTsv ? readAccountsTsv(text) : readAccountsYaml(text)));

  const teams = people
    ? teamsOf(people.teams, [...people.organizations, ...(organizations ?? [])], groups, (kind, params) =>
        report.add(kind, pathOf('teams'), params),
      )
    : [];
  const stars = teams.filter(({ isStar }) => isStar).length;
  if (stars > 0) report.add(IMPORT_NOTES.hiddenTeams, pathOf('teams'), { count: stars });
  const inside = settings && settings.problems.length > 0 ? settings.problems : null;
  return {
    settings,
    problems: own ?? inside,
    teams,
    accounts: accountsOf(accounts ?? [], people ? teams : null, (kind, params) =>
      report.add(kind, pathOf('accounts'), params),
    ),
    files: {
      contest: pathOf('contest'),
      problems: own ? pathOf('problems') : pathOf('contest'),
      teams: pathOf('teams'),
      accounts: pathOf('accounts'),
    },
  };
}

type Say = (kind: (typeof IMPORT_NOTES)[keyof typeof IMPORT_NOTES], params: Record<string, string | number>) => void;

function teamsOf(
  teams: readonly LogTeam[],
  organizations: readonly LogOrganization[],
  groups: readonly LogGroup[] | null,
  say: Say,
): ImportTeam[] {
  const schoolOf = new Map(organizations.map(({ id, name, formalName }) => [id, formalName ?? name]));
  const groupOf = new Map((groups ?? []).map((group) => [group.id, group]));
  return teams.map(({ id, name, displayName, organizationId, groupIds, isHidden }) => {
    const school = organizationId === null ? '' : schoolOf.get(organizationId);
    if (school === undefined) say(IMPORT_NOTES.organizationUnknown, { team: name, organization: organizationId! });
    const unknown = groups && groupIds.find((group) => !groupOf.has(group));
    if (unknown) say(IMPORT_NOTES.groupUnknown, { team: name, group: unknown });
    const isOut = groupIds.length > 0 && groupIds.every((group) => groupOf.get(group)?.isHidden);
    return { id, name: displayName ?? name, school: school ?? '', isStar: isHidden || isOut };
  });
}

/** @param teams null when no file has teams: accounts then belong to none */
function accountsOf(accounts: readonly FileAccount[], teams: readonly ImportTeam[] | null, say: Say): ImportAccount[] {
  const known = new Set(teams?.map(({ id }) => id));
  return accounts.flatMap(({ type, username, password, teamId }) => {
    if (type !== 'team') {
      say(IMPORT_NOTES.accountSkipped, { account: username, type });
      return [];
    }
    if (teamId === null || !known.has(teamId)) {
      say(IMPORT_NOTES.accountTeamUnknown, { account: username, team: teamId ?? '?' });
      return [];
    }
    return [{ username, password, teamId }];
  });
}
