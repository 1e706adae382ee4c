import { fail } from '@assay/contract/errors.ts';
import { extendTimedWork, getTimedWorkPeople, withdrawTimedWorkExtension } from '@assay/contract/works/people.ts';
import { finishedAt, ownEndOf } from '@assay/rules/works/clock.ts';
import { inPoints } from '@assay/rules/works/score.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findGroupView } from '../../groups/entry.ts';
import { updateUngraded } from '../answers/answers.queries.ts';
import { gradeFinished } from '../answers/grade.ts';
import { editWork, personOf, timesOf } from '../entry.ts';
import { tellExams } from '../exam/exam.queries.ts';
import { tellTimes } from '../owner/news.ts';
import { note } from './admin.ts';
import {
  countPeople,
  deleteExtension,
  findByUsername,
  findExtension,
  listPeople,
  upsertExtension,
} from './people.queries.ts';

const isoOf = (ms: number) => new Date(ms).toISOString();

export const workPeopleCalls: Implementation[] = [
  implement(getTimedWorkPeople, async (call, { tid, keyword, ...page }) => {
    const { row: work, now } = await editWork(call, tid, call.viewer);
    await gradeFinished(call, tid, now);
    const [rows, total] = await Promise.all([
      listPeople(call.db, tid, keyword, page),
      countPeople(call.db, tid, keyword),
    ]);
    const records = rows.map((row) => {
      const person = personOf(row);
      const { own_start, own_end } = row;
      const times = timesOf({ ...work, own_start, own_end });
      const finished = finishedAt(times, person, now.getTime());
      return {
        uid: row.uid,
        username: row.username,
        realname: row.realname,
        startTime: row.started_at?.toISOString() ?? null,
        handInTime: finished === null ? null : isoOf(finished),
        ownEnd: isoOf(ownEndOf(times, person)),
        score: inPoints(row.points ?? 0),
        notes: row.notes,
        drafts: row.drafts,
        extension: row.given_at && {
          until: row.until?.toISOString() ?? null,
          extraSeconds: row.extra_seconds ?? 0,
          reason: row.reason ?? '',
          by: row.given_by,
          givenTime: row.given_at.toISOString(),
        },
      };
    });
    return pageAnswer(records, total, page);
  }),

  implement(extendTimedWork, async (call, { tid, username, until, extraSeconds, reason }) => {
    const { row } = await editWork(call, tid, call.viewer);
    const untilMs = until === undefined ? null : Date.parse(until);
    if (Number.isNaN(untilMs)) fail('work.fieldNeeded', { field: 'until' });
    if (untilMs === null && extraSeconds === 0) fail('work.extensionEmpty');
    const who = (await findByUsername(call.db, username)) ?? fail('account.unknown');
    if (row.group_id !== null) {
      // nobody else can take part, and asking must not tell who is a member of what
      const role = 'user';
      const group = await findGroupView(call, row.group_id, { uid: who.uid, role });
      if (!group || group.level === 0) fail('account.unknown');
    }
    const given = { until: untilMs === null ? null : new Date(untilMs), extra_seconds: extraSeconds, reason };
    await call.db.transaction().execute(async (tx) => {
      const before = (await findExtension(tx, tid, who.uid)) ?? null;
      const by = { by_uid: viewerOf(call).uid, given_at: call.clock.now() };
      await updateUngraded(tx, tid, who.uid);
      await upsertExtension(tx, { wid: tid, uid: who.uid, ...given, ...by });
      await tellExams(tx, who.uid);
      await note(call, tx, extendTimedWork.name, tid, before && { uid: who.uid, ...before }, {
        uid: who.uid,
        ...given,
      });
    });
    tellTimes(call, tid, { uid: who.uid });
    return null;
  }),

  implement(withdrawTimedWorkExtension, async (call, { tid, uid }) => {
    await editWork(call, tid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      const before = await findExtension(tx, tid, uid);
      if (!before) return;
      await updateUngraded(tx, tid, uid);
      await deleteExtension(tx, tid, uid);
      await tellExams(tx, uid);
      await note(call, tx, withdrawTimedWorkExtension.name, tid, { uid, ...before }, null);
    });
    tellTimes(call, tid, { uid });
    return null;
  }),
];
