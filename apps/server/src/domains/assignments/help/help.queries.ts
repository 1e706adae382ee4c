import type { Lang } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { HelpRequests } from '../../../platform/db/schema.ts';
import { inSameVenue, inVenue } from '../../venues/venues.queries.ts';

/** Stores a question. @returns its id; null while another one about the problem waits, however many are asked at once */
export async function insertHelp(tx: Queryable, asked: Insertable<HelpRequests>): Promise<number | null> {
  const row = await tx
    .insertInto('help_requests')
    .values(asked)
    .onConflict((on) => on.columns(['assignment_id', 'uid', 'pid']).where('answered_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Takes back a question of somebody's own that nobody has answered. @returns the group in which it was asked; null without such a one */
export async function deleteOwnHelp(tx: Queryable, id: number, uid: number): Promise<number | null> {
  const { rows } = await sql<{ gid: number }>`
    delete from help_requests h using assignments a
    where a.id = h.assignment_id and h.id = ${id} and h.uid = ${uid} and h.answered_at is null returning a.gid`.execute(
    tx,
  );
  return rows[0]?.gid ?? null;
}

export const findHelp = (db: Queryable, id: number) =>
  db
    .selectFrom('help_requests as h')
    .innerJoin('assignments as a', 'a.id', 'h.assignment_id')
    .innerJoin('problems as p', 'p.id', 'h.pid')
    .innerJoin('group_members as m', (join) => join.onRef('m.gid', '=', 'a.gid').onRef('m.uid', '=', 'h.uid'))
    .select(['h.id', 'h.assignment_id', 'h.uid', 'h.pid', 'h.submission_id', 'h.question', 'p.problem_id', 'm.label'])
    .where('h.id', '=', id)
    .where('m.auth', '=', GROUP_LEVEL.member)
    .executeTakeFirst();

/** Who has a question and whether it was answered, held until the transaction ends. */
export async function lockHelp(tx: Queryable, id: number) {
  const row = await tx
    .selectFrom('help_requests')
    .select(['claimed_by', 'claimed_at', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { claimedBy: row.claimed_by, claimedAt: row.claimed_at, answeredAt: row.answered_at };
}

export const updateClaim = (tx: Queryable, id: number, claim: { claimed_by: number | null; claimed_at: Date | null }) =>
  tx.updateTable('help_requests').set(claim).where('id', '=', id).execute();

export const updateAnswer = (
  tx: Queryable,
  id: number,
  given: { answer: string; answered_by: number; answered_at: Date },
) => tx.updateTable('help_requests').set(given).where('id', '=', id).execute();

export interface HelpRow {
  id: number;
  assignment_id: number;
  assignment: string;
  uid: number;
  pid: number;
  problem_id: string;
  title: string;
  submission_id: number | null;
  line: number | null;
  question: string;
  gmt_create: Date;
  claimed_by: number | null;
  claimed_at: Date | null;
}

const shownColumns = () => sql`
  h.id, h.assignment_id, a.title as assignment, h.uid, h.pid, p.problem_id, coalesce(own.title, other.title, '') as title,
  h.submission_id, h.line, h.question, h.gmt_create, h.claimed_by, h.claimed_at`;
const shownTables = (lang: Lang) => sql`
  help_requests h join assignments a on a.id = h.assignment_id join problems p on p.id = h.pid
  left join problem_texts own on own.pid = p.id and own.locale = ${lang}
  left join problem_texts other on other.pid = p.id and other.locale <> ${lang}`;

export interface WaitingRow extends HelpRow {
  username: string;
  realname: string;
  label: string;
  status: number | null;
  score: number | null;
  language: string | null;
  attempt: number | null;
  attempts: number | null;
  excerpt: string;
  excerpt_from: number;
  claimer: string | null;
}

interface Queue {
  gid: number;
  /** Who looks: nobody answers the own questions. */
  uid: number;
  /** Of these classes alone; null: of all. */
  labels: readonly string[] | null;
  lang: Lang;
  most: number;
}

/** Questions of members of a group without an answer, who waits longest first, each with the try that it is about. */
export async function listWaiting(db: Queryable, { gid, uid, labels, lang, most }: Queue): Promise<WaitingRow[]> {
  const among = labels === null ? sql<SqlBool>`true` : sql<SqlBool>`m.label = any(${labels}::text[])`;
  const { rows } = await sql<WaitingRow>`
    select ${shownColumns()}, u.username, u.realname, m.label, s.status, s.score, s.language, h.excerpt, h.excerpt_from,
      c.username as claimer, made.attempt, made.attempts
    from ${shownTables(lang)}
    join users u on u.uid = h.uid
    join group_members m on m.gid = a.gid and m.uid = h.uid and m.auth = ${GROUP_LEVEL.member}
    left join users c on c.uid = h.claimed_by
    left join submissions s on s.id = h.submission_id
    left join lateral (
      select count(*) as attempts, count(*) filter (where t.id <= s.id) as attempt from submissions t
      where s.id is not null and t.uid = s.uid and t.pid = s.pid and ${inSameVenue('t', 's')}
    ) made on s.id is not null
    where a.gid = ${gid} and h.answered_at is null and h.uid <> ${uid} and ${among}
    order by h.gmt_create, h.id limit ${most}`.execute(db);
  return rows;
}

interface OwnRow extends HelpRow {
  answer: string | null;
  answerer: string | null;
  answered_at: Date | null;
}

/** Questions of the own, the newest first. @param of in a group, or at a problem of some assignments */
export async function listOwn(
  db: Queryable,
  uid: number,
  of: { gid: number } | { ids: readonly number[]; pid: number },
  { lang, most }: { lang: Lang; most: number },
): Promise<OwnRow[]> {
  const there =
    'gid' in of ? sql<SqlBool>`a.gid = ${of.gid}` : sql<SqlBool>`a.id = any(${of.ids}::bigint[]) and h.pid = ${of.pid}`;
  const { rows } = await sql<OwnRow>`
    select ${shownColumns()}, h.answer, h.answered_at, b.username as answerer
    from ${shownTables(lang)} left join users b on b.uid = h.answered_by
    where h.uid = ${uid} and ${there}
    order by h.id desc limit ${most}`.execute(db);
  return rows;
}

/** Assignments over something in groups of which somebody is a member, that have opened. */
export const listPlaces = (
  db: Queryable,
  uid: number,
  { training_id, qsheet_id }: Record<'training_id' | 'qsheet_id', number | null>,
  now: Date,
) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('groups as g', 'g.id', 'a.gid')
    .innerJoin('group_members as m', (join) => join.onRef('m.gid', '=', 'a.gid').on('m.uid', '=', uid))
    .select(['a.id', 'a.title', 'a.gid', 'g.name as groupName'])
    .where('m.auth', '=', GROUP_LEVEL.member)
    .where('g.disbanded_at', 'is', null)
    .leftJoin('assignment_windows as w', (join) =>
      join.onRef('w.assignment_id', '=', 'a.id').onRef('w.label', '=', 'm.label'),
    )
    .where((eb) => eb(eb.fn.coalesce('w.opens_at', 'a.opens_at'), '<=', now))
    .where((eb) => eb.or([eb('a.training_id', '=', training_id), eb('a.qsheet_id', '=', qsheet_id)]))
    .orderBy('a.id', 'desc')
    .limit(20)
    .execute();

/** The code of an own submission to a problem of a venue, since a moment. */
export async function findOwnCode(
  db: Queryable,
  { venue, submitId, uid, pid, from }: { venue: Venue; submitId: number; uid: number; pid: number; from: Date },
): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select s.code from submissions s
    where s.id = ${submitId} and ${inVenue(venue)} and s.uid = ${uid} and s.pid = ${pid} and s.received_at >= ${from}`.execute(
    db,
  );
  return rows[0]?.code ?? null;
}
