import type { AssignedKind } from '@assay/contract/assignments/assignment.ts';
import {
  downloadGroupGrades,
  GRADED_MAX,
  getGroupGrades,
  setGroupGrading,
} from '@assay/contract/assignments/grades.ts';
import { fail, type Lang } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { dueFor } from '@assay/rules/assignments/access.ts';
import { totalOf } from '@assay/rules/assignments/totals.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { assistGroup, assistsIn } from '../../groups/assistants/assistants.ts';
import { enterGroup, manageGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { noteGroup } from '../../groups/note.ts';
import { listEnteredSheets } from '../../qsheets/entry.ts';
import { listEntered } from '../../trainings/entry.ts';
import { gradeAllFinished } from '../../works/answers/grade.ts';
import { viewWorks } from '../../works/entry.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { listStudents } from '../progress.queries.ts';
import { targetOf } from '../progress.ts';
import { resultsShown } from '../shown.ts';
import { rowFor } from '../windows/own-dates.ts';
import { listLabels, listWindows } from '../windows/windows.queries.ts';
import { findDropLowest, listExcuses, listLaterDue, listOpened, upsertGrading } from './grades.queries.ts';
import { tableFile } from './table-file.ts';
import { scoresOfTerm } from './term.ts';

interface Person {
  uid: number;
  username: string;
  realname: string;
  label: string;
}

/** What of a term the viewer may know: who runs it of everybody, else the own once results are shown. */
async function knownTo(call: Call, rows: readonly AssignmentColumns[], isStaff: boolean) {
  const [viewer, now] = [viewerOf(call), call.clock.now()];
  const targets = rows.map((row) => ({ row, ...targetOf(row) }));
  const idsOf = (kind: AssignedKind) => targets.filter((one) => one.kind === kind).map(({ targetId }) => targetId);
  // whom a training or a sheet does not let in is told nothing of it; a timed work says itself who runs it, and when it shows results
  const [trainings, sheets, works] = await Promise.all([
    isStaff ? null : listEntered(call, idsOf('training'), viewer),
    isStaff ? null : listEnteredSheets(call, idsOf('qsheet'), viewer),
    viewWorks(call, idsOf('timedWork'), viewer),
  ]);
  const isKnown: Record<AssignedKind, (id: number) => boolean | undefined> = {
    training: (id) => trainings?.has(id) ?? true,
    qsheet: (id) => sheets?.has(id) ?? true,
    timedWork: (id) => (isStaff ? works.get(id)?.edits : works.get(id)?.shows),
  };
  const isOpen = (row: AssignmentColumns) =>
    isStaff || row.work_id !== null || (row.opens_at <= now && resultsShown(row, now));
  return targets.filter(({ row, kind, targetId }) => isKnown[kind](targetId) && isOpen(row)).map(({ row }) => row);
}

const keyOf = (row: { id: number }, uid: number) => `${row.id}:${uid}`;

/** What the assignments of a group came to for some people, and their totals (ASG-21). @param labels classes of the people */
async function gradesOf(
  call: Call,
  gid: number,
  { people, labels, isStaff }: { people: readonly Person[]; labels: ReadonlyMap<number, string>; isStaff: boolean },
) {
  const now = call.clock.now();
  const found = await listOpened(call.db, gid, now, GRADED_MAX);
  const ids = found.map(({ id }) => id);
  const asked = people.map(({ uid }) => ({ uid, label: labels.get(uid) ?? '' }));
  const [dropLowest, excuses, later, windows] = await Promise.all([
    findDropLowest(call.db, gid),
    listExcuses(call.db, ids),
    listLaterDue(call.db, ids),
    listWindows(call.db, ids),
  ]);
  const own = new Map(windows.map((window) => [`${window.assignment_id}:${window.label}`, window]));
  const rowIn = (row: AssignmentColumns, label: string) => rowFor(row, own.get(`${row.id}:${label}`));
  // to a member each has the dates of the own class
  const rows = isStaff ? found : found.map((row) => rowIn(row, asked[0]?.label ?? ''));
  const reasons = new Map(excuses.map(({ assignment_id: id, uid, reason }) => [keyOf({ id }, uid), reason]));
  const until = new Map(later.map(({ assignment_id: id, uid, until: at }) => [keyOf({ id }, uid), at]));
  const dueIn = new Map(
    [...new Set(asked.map(({ label }) => label))].map((label) => [label, rows.map((row) => rowIn(row, label).due_at)]),
  );
  const known = await knownTo(call, rows, isStaff);
  await gradeAllFinished(
    call,
    known.flatMap(({ work_id }) => work_id ?? []),
    now,
  );
  const scores = await scoresOfTerm(call.db, known, asked);
  return {
    dropLowest,
    items: rows.map((row) => ({
      ...{ id: row.id, ...targetOf(row), title: row.title, dueAt: row.due_at.toISOString(), worth: row.worth },
      isHidden: !scores.has(row.id),
    })),
    people: people.map((person, at) => {
      const { uid } = person;
      const due = dueIn.get(asked[at]!.label)!;
      const done = rows.map((row, item) => ({
        percent: scores.get(row.id)?.get(uid) ?? null,
        worth: scores.has(row.id) ? row.worth : 0,
        isExcused: reasons.has(keyOf(row, uid)),
        isDue: dueFor(due[item]!, until.get(keyOf(row, uid)) ?? null) <= now,
      }));
      const soFar = totalOf(
        done.map((item) => ({ ...item, isExcused: item.isExcused || !item.isDue })),
        dropLowest,
      );
      return {
        ...person,
        scores: done.map(({ percent }) => percent),
        excused: rows.flatMap((row, item) => {
          const reason = reasons.get(keyOf(row, uid));
          return reason === undefined ? [] : [{ item, reason }];
        }),
        dropped: [...soFar.dropped].sort((a, b) => a - b),
        soFar: soFar.percent,
        total: totalOf(done, dropLowest).percent,
      };
    }),
  };
}

/** The grades of everybody, real names for who may see the roster. @throws Failure of who may not see the progress */
async function gradesOfAll(call: Call, gid: number) {
  const { view, rights, labels } = await assistGroup(call, gid, 'progress');
  const students = await listStudents(call.db, gid, labels);
  const people = rights.has('roster') ? students : students.map((one) => ({ ...one, realname: '' }));
  const classes = new Map(students.map(({ uid, label }) => [uid, label]));
  return { view, rights, grades: await gradesOf(call, gid, { people, labels: classes, isStaff: true }) };
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
    const classes = await listLabels(call.db, gid, [uid]);
    return {
      rights: [...rights],
      isAdmin: false,
      ...(await gradesOf(call, gid, { people: own, labels: classes, isStaff: false })),
    };
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
