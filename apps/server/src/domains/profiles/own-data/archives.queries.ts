import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** The archive of somebody that is not over. */
export const findArchive = (db: Queryable, uid: number, now: Date) =>
  db.selectFrom('data_archives').selectAll().where('uid', '=', uid).where('expires_at', '>', now).executeTakeFirst();

/** Asks for an archive in place of one that is over or failed. @returns undefined when there is one already */
export const insertArchive = (db: Queryable, uid: number, now: Date, expiresAt: Date) =>
  db
    .insertInto('data_archives')
    .values({ uid, gmt_create: now, expires_at: expiresAt })
    .onConflict((on) =>
      on
        .column('uid')
        .doUpdateSet({ state: 'waiting', hash: null, bytes: null, gmt_create: now, expires_at: expiresAt })
        .where((eb) => eb.or([eb('data_archives.expires_at', '<=', now), eb('data_archives.state', '=', 'failed')])),
    )
    .returningAll()
    .executeTakeFirst();

export const findWaiting = (db: Queryable) =>
  db.selectFrom('data_archives').select(['id', 'uid']).where('state', '=', 'waiting').orderBy('id').executeTakeFirst();

export const updateArchive = (
  db: Queryable,
  id: number,
  changed: { state: 'ready'; hash: string; bytes: number } | { state: 'failed' },
) => db.updateTable('data_archives').set(changed).where('id', '=', id).where('state', '=', 'waiting').execute();

export const deleteArchiveOf = (tx: Queryable, uid: number) =>
  tx.deleteFrom('data_archives').where('uid', '=', uid).execute();

export const deleteExpired = (db: Queryable, now: Date) =>
  db.deleteFrom('data_archives').where('expires_at', '<=', now).execute();

/** Where a row stands among those of its kind: parts are read by it. */
interface Placed {
  id: number;
  seq?: number;
}

/** Rows of one kind that belong to somebody, in parts: those behind the last that was read. */
export type Reader = (db: Queryable, uid: number, after: Placed, limit: number) => Promise<Placed[]>;

/** @param rowsOf all rows of somebody, each with an `id` that no other of them has */
const byId =
  (rowsOf: (uid: number) => RawBuilder<unknown>): Reader =>
  async (db, uid, after, limit) =>
    (
      await sql<Placed>`select * from (${rowsOf(uid)}) own where id > ${after.id} order by id limit ${limit}`.execute(
        db,
      )
    ).rows;

/** As `byId`, of rows that are one by their `id` and `seq` together. */
const byIdAndSeq =
  (rowsOf: (uid: number) => RawBuilder<unknown>): Reader =>
  async (db, uid, { id, seq = 0 }, limit) =>
    (
      await sql<Placed>`
        select * from (${rowsOf(uid)}) own where (id, seq) > (${id}, ${seq}) order by id, seq limit ${limit}`.execute(
        db,
      )
    ).rows;

/** What belongs to somebody, by the file that it goes into. */
export const OWN_DATA: Readonly<Record<string, Reader>> = {
  account: byId(
    (uid) => sql`
      select uid as id, username, email, mobile, nickname, realname, gender, school, course, number, signature, github,
             blog, cf_username, avatar, theme_color, card_style, privacy, gmt_create
      from users where uid = ${uid}`,
  ),
  // without the key of their mails, which unsubscribes
  'message-settings': byId(
    (uid) => sql`
      select uid as id, categories, quiet_from, quiet_to, digest_at, time_zone, chat_from, lang
      from message_settings where uid = ${uid}`,
  ),
  logins: byId((uid) => sql`select id, ip, user_agent, gmt_create from logins where uid = ${uid}`),
  submissions: byId(
    (uid) => sql`
      select id, venue_kind, venue_id, display_pid, language, code, length, ip, share, status, score, received_at
      from submissions where uid = ${uid}`,
  ),
  'work-answers': byIdAndSeq(
    (uid) => sql`select wid as id, pid as seq, answers, saved_at from timed_work_answers where uid = ${uid}`,
  ),
  discussions: byId(
    (uid) => sql`
      select id, gid, pid, title, description, content, gmt_create, gmt_modified from discussions where uid = ${uid}`,
  ),
  comments: byId(
    (uid) => sql`
      select id, owner_kind, owner_id, comment_id, content, gmt_create, gmt_modified from comments where uid = ${uid}`,
  ),
  notes: byId((uid) => sql`select id, pid, title, content, gmt_create, gmt_modified from notes where uid = ${uid}`),
  // the one about no problem has the number 0
  drawings: byId(
    (uid) => sql`select pid + 1 as id, pid, scene, gmt_create, gmt_modified from drawings where uid = ${uid}`,
  ),
  tutorials: byId(
    (uid) => sql`
      select id, pid, title, content, price, next_title, next_content, gmt_create, gmt_modified
      from tutorials where uid = ${uid}`,
  ),
  tickets: byId((uid) => sql`select id, problem_id, title, is_open, gmt_create from tickets where uid = ${uid}`),
  'ticket-messages': byId(
    (uid) => sql`select id, ticket_id, content, gmt_create from ticket_messages where uid = ${uid}`,
  ),
  clarifications: byId(
    (uid) => sql`select id, cid, pid, question, gmt_create from contest_clarifications where uid = ${uid}`,
  ),
  remarks: byId(
    (uid) => sql`select id, submission_id, line, content, gmt_create from submission_remarks where uid = ${uid}`,
  ),
  'canned-remarks': byId((uid) => sql`select id, content, gmt_create from canned_remarks where uid = ${uid}`),
  'regrade-requests': byId(
    (uid) => sql`select id, assignment_id, pid, reason, gmt_create from regrade_requests where uid = ${uid}`,
  ),
  questions: byId(
    (uid) => sql`
      select id, assignment_id, pid, submission_id, line, question, gmt_create from help_requests where uid = ${uid}`,
  ),
  'question-answers': byId((uid) => sql`select id, answer, answered_at from help_requests where answered_by = ${uid}`),
  announcements: byId(
    (uid) => sql`select id, owner_kind, owner_id, title, content, gmt_create from announcements where uid = ${uid}`,
  ),
  'check-ins': byId(
    (uid) => sql`
      select to_char(day, 'YYYYMMDD')::bigint as id, streak, remark, acoin, gmt_create from check_ins where uid = ${uid}`,
  ),
  coins: byId((uid) => sql`select id, delta, reason, subject, note, gmt_create from coin_ledger where uid = ${uid}`),
  'messages-sent': byIdAndSeq(
    (uid) => sql`
      select m.pair_id as id, m.seq, s.peer_uid as to_uid, m.content, m.gid, m.gmt_create
      from chat_sides s join chat_messages m on m.pair_id = s.pair_id and m.from_uid = s.uid
      where s.uid = ${uid}`,
  ),
  reports: byId((uid) => sql`select id, case_id, content, gmt_create from moderation_reports where uid = ${uid}`),
  'reports-of-people': byId(
    (uid) => sql`select id, reported_uid, reason, messages, gmt_create from chat_reports where reporter_uid = ${uid}`,
  ),
  uploads: byId(
    (uid) => sql`select id, kind, key, name, type, bytes, gmt_create from markdown_files where uid = ${uid}`,
  ),
};
