import { PASSWORD_MIN } from '@assay/contract/accounts/user.ts';
import { ACCOUNTS_AT_ONCE, GENERATED_PASSWORD_MAX } from '@assay/contract/contests/staff/accounts.ts';
import { TEAM_NAME_MAX } from '@assay/contract/contests/teams.ts';
import { withoutHiddenMarks } from '@assay/contract/person-names.ts';
import type { ContestImport, ImportTeam } from '@assay/formats/contests/import/read-contest-files.ts';
import { SITE_NOTES } from '@assay/formats/contests/import/site-notes.ts';
import type { Report } from '@assay/formats/report.ts';
import { findBadName } from '@assay/rules/contests/staff/slips.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import type { Queryable } from '../../../../platform/db/database.ts';
import { listMemberLevels } from '../../../groups/groups.queries.ts';
import type { ContestView } from '../../entry.ts';
import { findGroupRoots } from '../../groups/group-part.ts';
import type { WantedAccount } from '../accounts.ts';
import { findUsersByName, isStaff } from '../participants.queries.ts';
import { listTeamNames, listTeamsOf } from './import.queries.ts';

interface PeopleOptions {
  /** Never heard in a group: its contestants are its members. */
  makeAccounts: boolean;
  prefix: string;
  /** Only super admins make accounts. */
  isRoot: boolean;
}

/** Teams and accounts as they would be stored. */
export interface PeoplePlan {
  teams: ImportTeam[];
  /** Each with the team of the file that it belongs to. */
  accounts: (WantedAccount & { team: ImportTeam })[];
  /** How many of the accounts do not exist yet. */
  made: number;
}

/** A name as a form would take it: marks that nobody sees would make two of one. */
const plainName = (name: string) => withoutHiddenMarks(name).normalize('NFC').trim();

/** Holds the teams and accounts of the files against those of the site; what does not fit goes into the report. */
export async function planPeople(
  db: Queryable,
  { row, group }: Pick<ContestView, 'row' | 'group'>,
  { teams: given, accounts: ofFile, files }: ContestImport,
  { makeAccounts, prefix, isRoot }: PeopleOptions,
  report: Report,
): Promise<PeoplePlan> {
  const ofTeams = isTeamContest(row.team_size);
  const teams = given.map((team) => {
    const { school } = team;
    const name = plainName(team.name) || team.id;
    const params = { team: name, max: TEAM_NAME_MAX };
    if (name.length > TEAM_NAME_MAX) report.add(SITE_NOTES.teamNameLong, files.teams, params);
    if (school.length > TEAM_NAME_MAX) report.add(SITE_NOTES.schoolLong, files.teams, params);
    return { ...team, name: name.slice(0, TEAM_NAME_MAX), school: school.slice(0, TEAM_NAME_MAX) };
  });
  if (teams.length === 0) return { teams, accounts: [], made: 0 };
  if (ofTeams) await checkNames(db, row.id, teams, files.teams, report);
  else report.add(SITE_NOTES.teamsAlone, files.teams);

  const byTeam = new Map<string, ContestImport['accounts']>();
  for (const account of ofFile) {
    const own = byTeam.get(account.teamId);
    if (own) own.push(account);
    else byTeam.set(account.teamId, [account]);
  }
  const accounts = teams.flatMap((team) => {
    const own = byTeam.get(team.id) ?? [];
    if (ofTeams && own.length > row.team_size) {
      report.add(SITE_NOTES.teamLarge, files.accounts, { team: team.name, count: own.length, max: row.team_size });
    }
    const wanted =
      own.length > 0 || !makeAccounts || group ? own : [{ username: `${prefix}${team.id}`, password: null }];
    return wanted.map(({ username, password }) => ({ username, password, name: team.name, school: team.school, team }));
  });
  const manned = new Set(accounts.map(({ team }) => team));
  const bare = teams.filter((team) => !manned.has(team)).length;
  if (bare > 0) report.add(SITE_NOTES.teamsBare, files.teams, { count: bare });
  checkAccounts(accounts, files.accounts ?? files.teams, report);

  const names = accounts.map(({ username }) => username);
  const existing = names.length === 0 ? [] : await findUsersByName(db, names);
  const roots = await findGroupRoots(db, row.gid);
  const members = group && (await listMemberLevels(db, group.id));
  for (const user of existing) {
    const params = { name: user.username };
    if (isStaff(user, row.author_uid) || roots.has(user.uid)) {
      report.add(SITE_NOTES.accountStaff, files.accounts, params);
    } else if (members && !members.has(user.uid)) report.add(SITE_NOTES.accountOutside, files.accounts, params);
  }
  if (ofTeams) await checkElsewhere(db, row.id, existing, accounts, report);
  const made = accounts.length - existing.length;
  if (existing.length > 0) report.add(SITE_NOTES.accountKept, files.accounts, { count: existing.length });
  if (made > ACCOUNTS_AT_ONCE) report.add(SITE_NOTES.accountsMany, null, { count: made, max: ACCOUNTS_AT_ONCE });
  if (made > 0 && group) report.add(SITE_NOTES.accountsOfGroup, files.accounts, { count: made });
  else if (made > 0 && !isRoot) report.add(SITE_NOTES.accountsRoot, null, { count: made });
  return { teams, accounts, made };
}

/** Teams of a team contest have names of their own, whatever the letter case. */
async function checkNames(db: Queryable, cid: number, teams: ImportTeam[], file: string | null, report: Report) {
  const existing = await listTeamNames(db, cid);
  const imported = new Set(teams.map(({ id }) => id));
  const staying = existing.filter(({ source_id }) => source_id === null || !imported.has(source_id));
  const taken = new Set(staying.map(({ name }) => name.toLowerCase()));
  const seen = new Set<string>();
  for (const { name } of teams) {
    const key = name.toLowerCase();
    if (seen.has(key)) report.add(SITE_NOTES.teamNameTwice, file, { team: name });
    if (taken.has(key)) report.add(SITE_NOTES.teamNameTaken, file, { team: name });
    seen.add(key);
  }
}

function checkAccounts(accounts: PeoplePlan['accounts'], file: string | null, report: Report): void {
  const seen = new Set<string>();
  for (const account of accounts) {
    const { username, password } = account;
    const key = username.toLowerCase();
    if (findBadName([username]) !== null) report.add(SITE_NOTES.accountName, file, { name: username });
    if (seen.has(key)) report.add(SITE_NOTES.accountTwice, file, { name: username });
    seen.add(key);
    if (password && (password.length < PASSWORD_MIN || password.length > GENERATED_PASSWORD_MAX)) {
      report.add(SITE_NOTES.passwordBad, file, { name: username, min: PASSWORD_MIN, max: GENERATED_PASSWORD_MAX });
      account.password = null;
    }
  }
}

/** Nobody is taken from another team. */
async function checkElsewhere(
  db: Queryable,
  cid: number,
  existing: readonly { uid: number; username: string; username_key: string }[],
  accounts: PeoplePlan['accounts'],
  report: Report,
) {
  const members = await listTeamsOf(
    db,
    cid,
    existing.map(({ uid }) => uid),
  );
  const sourceOf = new Map((await listTeamNames(db, cid)).map(({ id, source_id }) => [id, source_id]));
  const wanted = new Map(accounts.map(({ username, team }) => [username.toLowerCase(), team.id]));
  const byUid = new Map(existing.map((user) => [user.uid, user]));
  for (const { uid, team_id } of members) {
    const user = byUid.get(uid)!;
    if (sourceOf.get(team_id!) !== wanted.get(user.username_key)) {
      report.add(SITE_NOTES.accountElsewhere, null, { name: user.username });
    }
  }
}
