import {
  downloadGroupGrades,
  GRADED_MAX,
  getGroupGrades,
  setGroupGrading,
} from '@assay/contract/assignments/grades.ts';
import { fail, type Lang } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { dueFor } from '@assay/rules/assignments/access.ts';
import { totalOf } from '@assay/rules/assignments/totals.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { assistGroup, assistsIn } from '../../groups/assistants/assistants.ts';
import { enterGroup, manageGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { noteGroup } from '../../groups/note.ts';
import { gradeFinished } from '../../works/answers/grade.ts';
import { editWork, openWork } from '../../works/entry.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { listStudents } from '../progress.queries.ts';
import { listAssigned, targetOf } from '../progress.ts';
import { resultsShown } from '../shown.ts';
import { findDropLowest, listExcuses, listLaterDue, listOpened, upsertGrading } from './grades.queries.ts';
import { scoresIn } from './scores.ts';
import { tableFile } from './table-file.ts';

interface Person {
  uid: number;
  username: string;
  realname: string;
  label: string;
}

/** Whether the viewer may know what an assignment came to: who runs it of everybody, else the own once results are shown. */
async function mayKnow(call: Call, row: AssignmentColumns, isStaff: boolean): Promise<boolean> {
  const { kind, targetId } = targetOf(row);
  try {
    if (kind !== 'timedWork') {
      if (isStaff) return true;
      // whom the training or the sheet does not let in is told nothing of it
      await listAssigned(call, row);
      return resultsShown(row, call.clock.now());
    }
    // a timed work says itself who runs it, and when it shows results
    if (!isStaff) return (await openWork(call, targetId, call.viewer)).shows;
    await editWork(call, targetId, call.viewer);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

const keyOf = (row: { id: number }, uid: number) => `${row.id}:${uid}`;

/** What the assignments of a group came to for some people, and their totals (ASG-21). */
async function gradesOf(call: Call, gid: number, people: readonly Person[], isStaff: boolean) {
  const now = call.clock.now();
  const rows = await listOpened(call.db, gid, now, GRADED_MAX);
  const ids = rows.map(({ id }) => id);
  const uids = people.map(({ uid }) => uid);
  const [dropLowest, excuses, later] = await Promise.all([
    findDropLowest(call.db, gid),
    listExcuses(call.db, ids),
    listLaterDue(call.db, ids),
  ]);
  const reasons = new Map(excuses.map(({ assignment_id: id, uid, reason }) => [keyOf({ id }, uid), reason]));
  const until = new Map(later.map(({ assignment_id: id, uid, until: at }) => [keyOf({ id }, uid), at]));
  const known: { row: AssignmentColumns; scores: ReadonlyMap<number, number> | null }[] = [];
  // one after the other: each reads what all of them did
  for (const row of rows) {
    const isKnown = await mayKnow(call, row, isStaff);
    if (isKnown && row.work_id !== null) await gradeFinished(call, row.work_id, now);
    known.push({ row, scores: isKnown ? await scoresIn(call.db, row, uids) : null });
  }
  const items = known.map(({ row, scores }) => ({
    ...{ id: row.id, ...targetOf(row), title: row.title, dueAt: row.due_at.toISOString(), worth: row.worth },
    isHidden: scores === null,
  }));
  return {
    dropLowest,
    items,
    people: people.map((person) => {
      const { uid } = person;
      const own = known.map(({ row, scores }) => ({
        percent: scores?.get(uid) ?? null,
        worth: scores === null ? 0 : row.worth,
        isExcused: reasons.has(keyOf(row, uid)),
        isDue: dueFor(row.due_at, until.get(keyOf(row, uid)) ?? null) <= now,
      }));
      const soFar = totalOf(
        own.map((item) => ({ ...item, isExcused: item.isExcused || !item.isDue })),
        dropLowest,
      );
      return {
        ...person,
        scores: own.map(({ percent }) => percent),
        excused: rows.flatMap((row, item) => {
          const reason = reasons.get(keyOf(row, uid));
          return reason === undefined ? [] : [{ item, reason }];
        }),
        dropped: [...soFar.dropped].sort((a, b) => a - b),
        soFar: soFar.percent,
        total: totalOf(own, dropLowest).percent,
      };
    }),
  };
}

/** The grades of everybody, real names for who may see the roster. @throws Failure of who may not see the progress */
async function gradesOfAll(call: Call, gid: number) {
  const { view, rights, labels } = await assistGroup(call, gid, 'progress');
  const students = await listStudents(call.db, gid, labels);
  const people = rights.has('roster') ? students : students.map((one) => ({ ...one, realname: '' }));
  return { view, rights, grades: await gradesOf(call, gid, people, true) };
}

const HEADER: Record<Lang, readonly string[]> = {
  zh: ['用户名', '姓名', '班级', '目前总评', '全部总评'],
  en: ['Username', 'Real name', 'Class', 'So far', 'Total'],
};
const EXCUSED: Record<Lang, string> = { zh: '免交', en: 'excused' };

export const groupGradeCalls: Implementation[] = [
  implement(getGroupGrades, async (call, { gid }) => {
    const view = await enterGroup(call, gid, call.viewer);
    const { rights } = await assistsIn(call.db, view);
    if (rights.has('progress')) {
      const { grades } = await gradesOfAll(call, gid);
      return { rights: [...rights], isAdmin: view.level >= GROUP_LEVEL.admin, ...grades };
    }
    const { uid, username } = viewerOf(call);
    const own = view.level === GROUP_LEVEL.member ? [{ uid, username, realname: '', label: '' }] : [];
    return { rights: [...rights], isAdmin: false, ...(await gradesOf(call, gid, own, false)) };
  }),

  implement(downloadGroupGrades, async (call, { gid, format }) => {
    const { view, grades } = await gradesOfAll(call, gid);
    const shown = (value: number | null) => (value === null ? '' : String(value));
    const rows = grades.people.map(({ username, realname, label, scores, excused, soFar, total }) => {
      const free = new Set(excused.map(({ item }) => item));
      return [
        ...[username, realname, label, shown(soFar), shown(total)],
        ...scores.map((score, at) => (free.has(at) ? EXCUSED[call.lang] : shown(score))),
      ];
    });
    const header = [...HEADER[call.lang], ...grades.items.map(({ title, worth }) => `${title} (${worth})`)];
    return tableFile({ title: view.row.name, name: `grades_${gid}`, format }, { header, rows });
  }),

  implement(setGroupGrading, async (call, { gid, dropLowest }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    await call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      const before = { dropLowest: await findDropLowest(tx, gid) };
      await upsertGrading(tx, gid, dropLowest);
      await noteGroup(call, tx, setGroupGrading.name, gid, before, { dropLowest });
    });
    return null;
  }),
];
