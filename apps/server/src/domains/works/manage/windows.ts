import { fail } from '@assay/contract/errors.ts';
import { getTimedWorkWindows, setTimedWorkWindow } from '@assay/contract/works/windows.ts';
import { refuseClass, withClasses } from '@assay/rules/groups/classes.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listClasses } from '../../groups/members.queries.ts';
import { updateUngraded } from '../answers/answers.queries.ts';
import { editWork } from '../entry.ts';
import { tellExams } from '../exam/exam.queries.ts';
import { tellTimes } from '../owner/news.ts';
import { note } from './admin.ts';
import { deleteWindow, listWindows, lockWindow, upsertWindow } from './windows.queries.ts';

/** Windows of classes of a timed work (WORK-28). */
export const workWindowCalls: Implementation[] = [
  implement(getTimedWorkWindows, async (call, { tid }) => {
    const { row } = await editWork(call, tid, call.viewer);
    if (row.group_id === null) return [];
    const [classes, windows] = await Promise.all([listClasses(call.db, row.group_id), listWindows(call.db, tid)]);
    return withClasses(classes, windows).map(({ label, people, own }) => ({
      ...{ label, people },
      startTime: own?.start_time.toISOString() ?? null,
      endTime: own?.end_time.toISOString() ?? null,
    }));
  }),

  implement(setTimedWorkWindow, async (call, { tid, label, window }) => {
    const { row } = await editWork(call, tid, call.viewer);
    const gid = row.group_id ?? fail('work.noClasses');
    const own = window && { start_time: new Date(window.startTime), end_time: new Date(window.endTime) };
    if (own && own.end_time <= own.start_time) fail('work.endBeforeStart');
    const unknown = own && refuseClass(await listClasses(call.db, gid), label);
    if (unknown) fail(unknown);
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockWindow(tx, tid, label)) ?? null;
      await (own ? upsertWindow(tx, { wid: tid, label, ...own }) : deleteWindow(tx, tid, label));
      await updateUngraded(tx, tid, null);
      if (row.exam) await tellExams(tx, null);
      await note(call, tx, setTimedWorkWindow.name, tid, before && { label, ...before }, own && { label, ...own });
    });
    tellTimes(call, tid, 'all');
    return null;
  }),
];
