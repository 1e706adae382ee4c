import { randomBytes } from 'node:crypto';
import {
  endDueCalendarKey,
  getDueCalendar,
  getDueCalendarKey,
  renewDueCalendarKey,
} from '@assay/contract/assignments/calendar.ts';
import { fail } from '@assay/contract/errors.ts';
import { icalendar } from '@assay/rules/calendar/icalendar.ts';
import { type Call, FileAnswer, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type AssignmentColumns, listForCalendar } from '../assignments.queries.ts';
import { deleteKey, findKey, findOwner, upsertKey } from './calendar.queries.ts';

/** Most entries of a calendar. */
const EVENTS_MAX = 200;
/** Due dates stay in it for so long. */
const KEPT_MS = 30 * 86_400_000;
/** How long the entry before a due date is drawn: programs hide entries without a length. */
const DRAWN_MS = 30 * 60_000;
const READS_PER_MINUTE = 60;
const RENEWALS_PER_HOUR = 20;

type Row = AssignmentColumns & { group_name: string; own_opens_at: Date; own_due_at: Date };

function eventOf(call: Call, row: Row, now: Date) {
  const { publicUrl = '' } = call.config;
  return {
    uid: `assignment-${row.id}@${publicUrl ? new URL(publicUrl).host : 'assay'}`,
    sequence: row.version,
    changedAt: now,
    startsAt: new Date(Math.max(row.own_opens_at.getTime(), row.own_due_at.getTime() - DRAWN_MS)),
    endsAt: row.own_due_at,
    title: `${row.title} · ${row.group_name}`,
    url: `${publicUrl}/group/${row.gid}/assignment`,
  };
}

/** The calendar of due dates that somebody subscribes to by a secret address (ASG-12). */
export const dueCalendarCalls: Implementation[] = [
  implement(getDueCalendarKey, async (call) => ({ key: await findKey(call.db, viewerOf(call).uid) })),

  implement(renewDueCalendarKey, async (call) => {
    const { uid } = viewerOf(call);
    call.limiter.take('due-calendar-keys', String(uid), RENEWALS_PER_HOUR, 3600);
    const key = randomBytes(16).toString('base64url');
    await upsertKey(call.db, uid, key, call.clock.now());
    return { key };
  }),

  implement(endDueCalendarKey, async (call) => {
    await deleteKey(call.db, viewerOf(call).uid);
    return { key: null };
  }),

  implement(getDueCalendar, async (call, { key }) => {
    call.limiter.take('due-calendar', call.ip, READS_PER_MINUTE, 60);
    const uid = (await findOwner(call.db, key)) ?? fail('assignment.calendarUnknown');
    const now = call.clock.now();
    const rows = await listForCalendar(call.db, uid, new Date(now.getTime() - KEPT_MS), EVENTS_MAX);
    const { shortName } = await call.settings.read();
    const body = Buffer.from(
      icalendar(
        shortName || 'OJ',
        rows.map((row) => eventOf(call, row, now)),
      ),
    );
    return new FileAnswer(body, {
      name: 'assignments.ics',
      type: 'text/calendar; charset=utf-8',
      bytes: body.length,
      headers: { 'cache-control': 'private, no-store' },
    });
  }),
];
