import { randomInt } from 'node:crypto';
import { BATCH_MAX } from '@assay/contract/accounts/user-batches.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { importGroupRoster, previewGroupRoster, type RosterLine } from '@assay/contract/groups/roster.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import { slipPassword } from '@assay/rules/contests/staff/slips.ts';
import { readRoster, rosterOutcome } from '@assay/rules/groups/roster.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { insertImported } from '../../accounts/administration/import-users.queries.ts';
import { hashAll, type JudgedRow, judgeRows } from '../../accounts/administration/judge-rows.ts';
import { assistGroup, assistsIn } from '../assistants/assistants.ts';
import { viewOfGroup } from '../entry.ts';
import { holdGroup, insertMember, lockLevels, noteRemoval, updateLabel, updateLevel } from '../members.queries.ts';
import { noteGroup, tellMember } from '../note.ts';
import { insertMade, listLevels, listMadeBy } from './roster.queries.ts';

/** Of the passwords that are made: letters and digits that nobody confuses on paper. */
const PASSWORD_LENGTH = 10;

interface JudgedLine extends RosterLine {
  row: JudgedRow;
}

/** What would become of each line of a roster in a group, with the account that it names or that is made of it. */
async function judgeLines(call: Call, gid: number, rows: readonly (readonly string[])[]): Promise<JudgedLine[]> {
  const people = readRoster(rows);
  if (people.length === 0 || people.length > BATCH_MAX) fail('group.rosterSize', { max: BATCH_MAX });
  const { uid, role } = viewerOf(call);
  const columns = people.map(({ line, username, password, email, realname }) => ({
    line,
    columns: [username, password || slipPassword(PASSWORD_LENGTH, (below) => randomInt(below)), email, realname],
  }));
  const judged = await judgeRows(call.db, columns);
  const uids = judged.flatMap((row) => row.uid ?? []);
  const [levels, made] = await Promise.all([listLevels(call.db, gid, uids), listMadeBy(call.db, uid, uids)]);
  return judged.map((row, at) => {
    const known =
      row.uid === null ? null : { level: levels.get(row.uid)?.auth ?? GROUP_LEVEL.none, isOwnMade: made.has(row.uid) };
    // nothing of a known account is changed: what else its line says does not matter
    const faults = known ? row.faults.filter((fault) => fault === 'repeated') : row.faults;
    const outcome = rosterOutcome({ isStaff: isAdminRole(role), isRoot: role === 'root', known });
    const { label } = people[at]!;
    const isRelabelled = outcome === 'member' && label !== '' && levels.get(row.uid!)?.label !== label;
    const isRefused = outcome === 'mustApply' || outcome === 'mayNotMake';
    return {
      row,
      line: row.line,
      username: row.username,
      realname: people[at]!.realname,
      label,
      state: faults.length > 0 || isRefused ? 'error' : isRelabelled ? 'labelled' : outcome,
      faults: isRefused ? [...faults, outcome] : faults,
    };
  });
}

const shown = ({ row: _, ...line }: JudgedLine): RosterLine => line;

/** Makes somebody a member who is none. @returns whether that was new */
async function letIn(call: Call, tx: Queryable, group: { gid: number; name: string }, uid: number): Promise<boolean> {
  const { gid, name } = group;
  const [now, after] = [call.clock.now(), GROUP_LEVEL.member];
  const before = (await lockLevels(tx, gid, [uid])).get(uid)?.auth ?? GROUP_LEVEL.none;
  if (before >= GROUP_LEVEL.member) return false;
  if (before === GROUP_LEVEL.none) {
    await insertMember(tx, { gid, uid, auth: after, reason: '', gmt_create: now, gmt_modified: now });
  } else await updateLevel(tx, { gid, uid }, after, now);
  await noteRemoval(tx, gid, uid, false);
  await tellMember(call, tx, { gid, name, uid, before, after });
  return true;
}

/** In the order of names, so that two rosters at once do not wait for each other for ever. */
const inOrder = (lines: readonly JudgedLine[]) =>
  [...lines].sort((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1));

async function importRoster(call: Call, gid: number, rows: readonly (readonly string[])[]) {
  const lines = await judgeLines(call, gid, rows);
  const fresh = lines.filter(({ state }) => state === 'new');
  const hashes = await hashAll(fresh.map(({ row }) => row));
  const { uid: makerUid, role } = viewerOf(call);
  return call.db.transaction().execute(async (tx) => {
    const group = (await holdGroup(tx, gid)) ?? fail('group.unknown');
    // who ran the group a moment ago may have been taken out since
    const auth = (await lockLevels(tx, gid, [makerUid])).get(makerUid)?.auth ?? GROUP_LEVEL.none;
    const { rights, labels } = await assistsIn(tx, viewOfGroup(group, { uid: makerUid, role }, auth));
    if (!rights.has('roster') || labels !== null) fail('access.denied');
    const told = { gid, name: group.name };
    const failed = lines.filter(({ state }) => state === 'error').map(shown);
    const accounts = [];
    const joined: string[] = [];
    for (const line of inOrder(lines)) {
      const { row, username, realname, label } = line;
      if (line.state === 'joins' && (await letIn(call, tx, told, row.uid!))) joined.push(username);
      if (row.uid !== null && line.state !== 'error' && label !== '')
        await updateLabel(tx, { gid, uid: row.uid }, label);
      if (line.state !== 'new') continue;
      // without an address none can be taken over by mail
      const email = row.columns.email ?? `${username.toLowerCase()}@imported.invalid`;
      const password_hash = hashes.get(row.line)!;
      const uid = await insertImported(tx, { ...row.columns, username, email, password_hash });
      if (uid === null) {
        failed.push({ ...shown(line), state: 'error', faults: ['emailTaken'] });
        continue;
      }
      await insertMade(tx, uid, makerUid);
      await letIn(call, tx, told, uid);
      if (label !== '') await updateLabel(tx, { gid, uid }, label);
      joined.push(username);
      accounts.push({ line: row.line, username, realname, password: row.password });
    }
    const made = accounts.map(({ username }) => username);
    await noteGroup(call, tx, importGroupRoster.name, gid, null, { joined, made });
    return {
      joined: joined.length,
      accounts: accounts.sort((a, b) => a.line - b.line).map(({ line: _, ...account }) => account),
      failed: failed.sort((a, b) => a.line - b.line),
    };
  });
}

/** A roster is of all classes: an assistant of some of them imports none. */
async function enterRoster(call: Call, gid: number) {
  const { labels } = await assistGroup(call, gid, 'roster');
  if (labels !== null) fail('access.denied');
}

export const groupRosterCalls: Implementation[] = [
  implement(previewGroupRoster, async (call, { gid, rows }) => {
    await enterRoster(call, gid);
    return (await judgeLines(call, gid, rows)).map(shown);
  }),

  implement(importGroupRoster, async (call, { gid, rows }) => {
    await enterRoster(call, gid);
    return importRoster(call, gid, rows);
  }),
];
