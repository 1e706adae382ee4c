import { downloadAssignmentProgress, getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import type { Lang } from '@assay/contract/errors.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import { gradeFinished } from '../works/answers/grade.ts';
import { assistAssignment } from './entry.ts';
import { listStudents } from './progress.queries.ts';
import { cellsOf, listAssigned, listWork } from './progress.ts';
import { listRubricProblems } from './rubrics/rubrics.queries.ts';
import { shownAssignment } from './shown.ts';
import { tableFile } from './totals/table-file.ts';

/** The members of a group and their work at each problem of an assignment (ASG-6); real names for who may see the roster. */
async function readProgress(call: Call, id: number) {
  const { row, rights, labels, isAdmin } = await assistAssignment(call, id, 'progress');
  const [{ problems, targetGid }, students] = await Promise.all([
    listAssigned(call, row),
    listStudents(call.db, row.gid, labels),
  ]);
  const people = rights.has('roster') ? students : students.map((one) => ({ ...one, realname: '' }));
  const uids = people.map(({ uid }) => uid);
  const pids = problems.map(({ pid }) => pid);
  if (row.work_id !== null) await gradeFinished(call, row.work_id, call.clock.now());
  const work = await listWork(call.db, row, uids, pids);
  return { row, rights: [...rights], isAdmin, targetGid, problems, people, uids, pids, work };
}

const HEADER: Record<Lang, readonly string[]> = {
  zh: ['用户名', '姓名', '班级', '总分', '通过题数', '尝试次数', '手工评分'],
  en: ['Username', 'Real name', 'Class', 'Total', 'Solved', 'Tries', 'Given by hand'],
};

export const assignmentProgressCalls: Implementation[] = [
  implement(getAssignmentProgress, async (call, { id }) => {
    const { row, rights, isAdmin, targetGid, problems, people, uids, pids, work } = await readProgress(call, id);
    const rubrics = await listRubricProblems(call.db, id);
    return {
      ...shownAssignment(row, call.clock.now(), null),
      rights,
      isAdmin,
      targetGid,
      problems,
      rubrics,
      people,
      cells: cellsOf(work, uids, pids),
    };
  }),

  implement(downloadAssignmentProgress, async (call, { id, format }) => {
    const { row, problems, people, work } = await readProgress(call, id);
    const rows = people.map(({ uid, username, realname, label }) => {
      const own = problems.map(({ pid }) => work.get({ uid, pid }));
      const sum = own.reduce((all, one) => all + (one?.best ?? 0), 0);
      return [
        username,
        realname,
        label,
        String(Math.round(sum * 100) / 100),
        String(own.filter((one) => one?.isSolved).length),
        String(own.reduce((all, one) => all + (one?.tries ?? 0), 0)),
        // which points were given by hand, and what was reached: 1001: 75 (60)
        problems
          .flatMap(({ displayId }, at) => {
            const { best = 0, reached = null } = own[at] ?? {};
            return reached === null ? [] : `${displayId}: ${best} (${reached})`;
          })
          .join('; '),
        ...own.map((one) => (one ? String(one.best) : '')),
      ];
    });
    const table = {
      header: [...HEADER[call.lang], ...problems.map(({ displayId, title }) => `${displayId} ${title}`)],
      rows,
    };
    return tableFile({ title: row.title, name: `assignment_${id}`, format }, table);
  }),
];
