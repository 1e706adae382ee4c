import { gradeAnswers } from '@assay/rules/questions/grade.ts';
import { answersCell, type Cell } from '@assay/rules/works/score.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findQuestionsOf } from '../../questions/questions.queries.ts';
import { listAnswers } from './answers.queries.ts';

/** What saved answers earn: a cell by person and objective problem, `uid:pid`. @param points hundredths by problem */
export async function gradedCells(
  db: Queryable,
  wid: number,
  uids: readonly number[],
  points: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<string, Cell>> {
  const questions = await findQuestionsOf(db, [...points.keys()]);
  if (questions.size === 0) return new Map();
  const saved = await listAnswers(db, wid, uids);
  // who answered nothing gets the points of a question that everybody gets, too (QUES-12)
  const given = [...questions].filter(([, { set }]) =>
    set.questions.some(({ withdrawn }) => withdrawn === 'fullPoints'),
  );
  const untouched = given.flatMap(([pid]) => uids.map((uid) => ({ uid, pid, answers: {} })));
  return new Map(
    [...untouched, ...saved].flatMap(({ uid, pid, answers }): [string, Cell][] => {
      const set = questions.get(pid)?.set;
      if (!set) return [];
      const { earned, points: all, results } = gradeAnswers(set.questions, answers);
      const outcomes = results.map(({ outcome }) => outcome);
      const cell = answersCell({ earned, points: all, outcomes }, points.get(pid) ?? 0);
      return cell ? [[`${uid}:${pid}`, cell]] : [];
    }),
  );
}
