import { type Words, wordsWith } from '@assay/contract/words.ts';
import type { ContestLog, LogOrganization, LogTeam } from '../contest-log.ts';
import { shaped } from '../log-error.ts';
import { plainText } from './plain-text.ts';
import { type Config, entries, isSet, listed, organizationList, type Team, team } from './shapes.ts';

type People = Pick<ContestLog, 'teams' | 'groups' | 'organizations'> & { notes: Words[] };

/** Teams with their groups and organizations. Names of organizations stand beside their teams or in a file of their own. */
export function peopleOf(head: Config, teamFile: unknown, organizationFile: unknown): People {
  const rows = entries(shaped(listed(team), teamFile, 'team.json'));
  const groupNames = groupNamesOf(head);
  const known = knownOrganizations(head, organizationFile);
  const teams = rows.map(([key, row]) => teamOf(key, row, groupNames, organizationOf(row, known)?.id ?? null));
  const organizations = new Map(
    rows.flatMap(([, row]) => organizationOf(row, known) ?? []).map((one) => [one.id, one]),
  );
  const ids = new Set(rows.flatMap(([, row]) => row.organization_id ?? []));
  const nameless = [...ids].filter((id) => !known.has(id) && organizations.get(id)?.name === id);
  return {
    teams,
    groups: [...new Set(teams.flatMap(({ groupIds }) => groupIds))].map((id) => ({
      id,
      icpcId: null,
      name: groupNames.get(id) || id,
      isHidden: false,
    })),
    organizations: [...organizations.values()],
    notes: nameless.length === 0 ? [] : [wordsWith(NAMELESS, { count: nameless.length })],
  };
}

const NAMELESS = {
  en: 'team.json: {count} organizations have no names; organizations.json, where they stand, is not given or lacks them',
  zh: 'team.json：{count} 个组织没有名称；未提供 organizations.json，或其中缺少这些组织',
};

/** The teams of a board without a list of them. */
export const strangers = (teamIds: readonly string[]): LogTeam[] =>
  [...new Set(teamIds)].map((id) => ({ ...NOBODY, id, name: id }));

const NOBODY: Omit<LogTeam, 'id' | 'name'> = {
  icpcId: null,
  label: null,
  displayName: null,
  organizationId: null,
  groupIds: [],
  isStar: false,
  isHidden: false,
};

/** Groups that a team may also be put into by a field of that name, besides those that the config names. */
const FLAGS: ReadonlySet<string> = new Set(['official', 'unofficial', 'girl', 'girls']);

/** Boards call the same group by either word. */
const groupId = (id: string) => (id === 'girls' ? 'girl' : id);

const groupNamesOf = (head: Config) =>
  new Map(Object.entries(head.group ?? {}).map(([id, name]) => [groupId(id), plainText(name)]));

/** Stars are a group: that of the unofficial ones, or one that is called so. */
const isStarGroup = (id: string, name = '') => id === 'unofficial' || name.includes('打星');

function teamOf(
  key: string,
  row: Team,
  groupNames: ReadonlyMap<string, string>,
  organizationId: string | null,
): LogTeam {
  const flags = Object.keys(row).filter((name) => (FLAGS.has(name) || groupNames.has(name)) && isSet(row[name]));
  const groupIds = [...new Set([...(row.group ?? []), ...flags].map(groupId))];
  const members = membersOf(row.members);
  return {
    ...NOBODY,
    id: row.team_id ?? row.id ?? key,
    icpcId: row.icpc_id ?? null,
    name: plainText(row.name) || plainText(row.team_name) || key,
    organizationId,
    groupIds,
    ...(members.length > 0 && { members }),
    isStar: groupIds.some((id) => isStarGroup(id, groupNames.get(id))),
  };
}

/** A list of people, or their names in one text. */
const membersOf = (members: Team['members']): string[] =>
  (Array.isArray(members) ? members.map(plainText) : plainText(members).split(/[,，、;；|]/))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The list in its own file, else the one within the config. */
function knownOrganizations(head: Config, file: unknown): Map<string, LogOrganization> {
  // what is no list within the config tells where the file stands
  const within = Array.isArray(head.organizations) ? head.organizations : [];
  const [list, where] = file === undefined ? [within, 'config.json: organizations'] : [file, 'organizations.json'];
  const rows = entries(shaped(organizationList, list, where));
  return new Map(
    rows.map(([, row]) => [row.id, { ...organization(row.id, plainText(row.name)), icpcId: row.icpc_id ?? null }]),
  );
}

function organizationOf(row: Team, known: ReadonlyMap<string, LogOrganization>): LogOrganization | null {
  const name = plainText(row.organization) || plainText(row.school);
  const id = row.organization_id ?? name;
  return id === '' ? null : (known.get(id) ?? organization(id, name));
}

const organization = (id: string, name: string): LogOrganization => ({
  id,
  icpcId: null,
  name: name || id,
  formalName: null,
  country: null,
});
