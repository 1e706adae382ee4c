import { fail } from '@assay/contract/errors.ts';
import {
  addExternalContest,
  deleteExternalContest,
  getAdminExternalContests,
  getExternalCalendar,
  getRecentOtherContest,
  updateExternalContest,
} from '@assay/contract/external/contests.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { icalendar } from '@assay/rules/calendar/icalendar.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../platform/http/call.ts';
import {
  deleteContestRow,
  holdContest,
  insertContest,
  listContests,
  listNextContests,
  updateContestRow,
} from './contests.queries.ts';

const SHOWN = 10;
/** Most entries of the calendar that is subscribed to. */
const IN_CALENDAR = 200;

type Row = Awaited<ReturnType<typeof listNextContests>>[number];

const rowOf = ({ id, title, logo, url, start_time, end_time }: Row) => ({
  id,
  title,
  logo,
  url,
  startTime: start_time.toISOString(),
  endTime: end_time.toISOString(),
});

async function showCalendar(call: Call, { id }: InputOf<typeof getExternalCalendar>) {
  const rows = await listNextContests(call.db, call.clock.now(), IN_CALENDAR, id);
  if (id !== undefined && rows.length === 0) fail('external.contestUnknown');
  const { publicUrl } = call.config;
  const host = publicUrl ? new URL(publicUrl).host : 'assay';
  const { shortName } = await call.settings.read();
  const events = rows.map((row) => ({
    uid: `external-contest-${row.id}@${host}`,
    sequence: row.revision,
    changedAt: row.gmt_modified,
    startsAt: row.start_time,
    endsAt: row.end_time,
    title: row.title,
    url: row.url,
  }));
  const body = Buffer.from(icalendar(shortName || 'OJ', events));
  const name = id === undefined ? 'contests.ics' : `contest-${id}.ics`;
  return new FileAnswer(body, { name, type: 'text/calendar; charset=utf-8', bytes: body.length });
}

/** Stores a contest of another site, new or changed (EXT-4). */
async function write(call: Call, id: number | null, written: InputOf<typeof addExternalContest>): Promise<number> {
  const { title, logo = '', url, startTime, endTime, visible = true } = written;
  const fields = { title, logo, url, start_time: new Date(startTime), end_time: new Date(endTime), visible };
  if (fields.end_time <= fields.start_time) fail('external.endsBeforeStart');
  const now = call.clock.now();
  try {
    return await call.db.transaction().execute(async (tx) => {
      const before = id === null ? null : ((await holdContest(tx, id)) ?? fail('external.contestUnknown'));
      const at = id ?? (await insertContest(tx, fields, now));
      if (id !== null) await updateContestRow(tx, id, fields, now);
      const { name: action } = id === null ? addExternalContest : updateExternalContest;
      await noteAct(call, tx, { action, subject: `external contest ${at}`, before, after: fields });
      return at;
    });
  } catch (error) {
    if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) fail('external.urlTaken');
    throw error;
  }
}

/** Contests of other sites (EXT-4, EXT-5). */
export const externalContestCalls: Implementation[] = [
  implement(getRecentOtherContest, async (call) => {
    const now = call.clock.now();
    const rows = await listNextContests(call.db, now, SHOWN);
    return rows.map((row) => ({ ...rowOf(row), now: now.toISOString() }));
  }),

  implement(getExternalCalendar, showCalendar),

  implement(getAdminExternalContests, async (call, { keyword, ...page }) => {
    const { rows, total } = await listContests(call.db, keyword, page);
    const records = rows.map((row) => ({
      ...rowOf(row),
      visible: row.visible,
      gmtModified: row.gmt_modified.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addExternalContest, async (call, written) => ({ id: await write(call, null, written) })),

  implement(updateExternalContest, async (call, { id, ...written }) => {
    await write(call, id, written);
    return null;
  }),

  implement(deleteExternalContest, (call, { id }) =>
    call.db.transaction().execute(async (tx) => {
      const before = (await holdContest(tx, id)) ?? fail('external.contestUnknown');
      await deleteContestRow(tx, id);
      const subject = `external contest ${id}`;
      await noteAct(call, tx, { action: deleteExternalContest.name, subject, before, after: null });
      return null;
    }),
  ),
];
