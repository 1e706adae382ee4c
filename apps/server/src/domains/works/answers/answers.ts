import { fail } from '@assay/contract/errors.ts';
import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { QUESTIONS_MAX } from '@assay/contract/questions/question.ts';
import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { ANSWERS_CHARS_MAX } from '@assay/rules/judging/answers/answer-files.ts';
import { gradeAnswers } from '@assay/rules/questions/grade.ts';
import { refuseSubmit } from '@assay/rules/works/access.ts';
import { receiptAt } from '@assay/rules/works/clock.ts';
import { answersCell, inPoints } from '@assay/rules/works/score.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { questionsOfProblem } from '../../questions/questions.queries.ts';
import { questionsFor } from '../../questions/questions.ts';
import { enterWork, holdEntry, type WorkView } from '../entry.ts';
import { graceMsOf } from '../grace.ts';
import { problemsOfWork } from '../problems/problems.queries.ts';
import { findAnswers, upsertAnswers } from './answers.queries.ts';
import { keepBoth, keepLate } from './drafts.ts';

/** Answers stay readable and small whatever is sent; those to questions that are none are kept out of the way of grading by their ids. */
function refuseLong(answers: QuestionAnswers): void {
  if (Object.keys(answers).length > QUESTIONS_MAX) fail('work.answersTooLong');
  if (JSON.stringify(answers).length > ANSWERS_CHARS_MAX) fail('work.answersTooLong');
}

/** The problem at a display id, in any letter case. @throws Failure `problem.unknown` */
const findShownAs = <P extends { display_id: string }>(problems: readonly P[], displayId: string): P =>
  problems.find(({ display_id }) => display_id === displayId.toUpperCase()) ?? fail('problem.unknown');

/** Refusals of what came too late, which is kept. */
const LATE: ReadonlySet<string> = new Set(['work.ended', 'work.handedIn']);

/** What is right is told once the work is over for everybody; nobody is to hear it from who has finished. */
const mayTellSolutions = ({ shows, isAdmin, now, facts }: WorkView) =>
  isAdmin || (shows && now.getTime() >= facts.overMs);

export const workAnswerCalls: Implementation[] = [
  implement(getTimedWorkAnswers, async (call, { tid, displayId }) => {
    const view = await enterWork(call, tid, call.viewer);
    const { uid } = viewerOf(call);
    const found = findShownAs(await problemsOfWork(call, tid), displayId);
    const [stored, own] = await Promise.all([
      questionsOfProblem(call, found.pid),
      findAnswers(call, { wid: tid, uid, pid: found.pid }),
    ]);
    if (!stored) return fail('problem.unknown');
    const answers = own?.answers ?? {};
    const graded = view.shows ? gradeAnswers(stored.set.questions, answers, mayTellSolutions(view)) : null;
    const outcomes = graded?.results.map(({ outcome }) => outcome) ?? [];
    const cell = graded && answersCell({ ...graded, outcomes }, found.points);
    return {
      displayId: found.display_id,
      displayTitle: found.display_title,
      points: inPoints(found.points),
      // the order that all calls give
      questions: questionsFor(stored, `timedWork ${tid} ${uid}`),
      answers,
      version: own?.version ?? 0,
      savedTime: own?.saved_at.toISOString() ?? null,
      results: graded?.results ?? null,
      score: graded && inPoints(cell?.[1] ?? 0),
    };
  }),

  implement(saveTimedWorkAnswers, async (call, { tid, displayId, answers, version }) => {
    refuseLong(answers);
    const view = await enterWork(call, tid, call.viewer);
    const { row, viewer, facts, isAdmin, now } = view;
    if (isAdmin || !viewer) return fail('work.staffDoNotTakePart');
    const graceMs = await graceMsOf(call);
    const nowMs = now.getTime();
    const refusal = refuseSubmit(viewer, facts, { nowMs, graceMs });
    if (refusal && !LATE.has(refusal)) fail(refusal);
    const { pid } = findShownAs(await problemsOfWork(call, tid), displayId);
    const refused = { wid: tid, uid: viewer.uid, pid, answers };
    const at = receiptAt(facts, viewer, nowMs, graceMs);
    if (refusal || at === null) {
      await keepLate(call, refused);
      return fail(refusal ?? 'work.ended');
    }
    const save = { wid: tid, uid: viewer.uid, pid, answers, version, at: new Date(at) };
    // one statement for a work of the site, which is saved in most
    const saved = await (row.group_id === null
      ? upsertAnswers(call.db, save)
      : call.db.transaction().execute(async (tx) => {
          const left = await holdEntry(tx, view);
          return left ? fail(left) : upsertAnswers(tx, save);
        }));
    if (saved === null) {
      const { viewer: after } = await enterWork(call, tid, call.viewer);
      const isHandedIn = after?.sitting?.handedInMs != null;
      await (isHandedIn ? keepLate : keepBoth)(call, refused);
      return fail(isHandedIn ? 'work.handedIn' : 'work.answersStale');
    }
    return { version: saved, savedTime: save.at.toISOString() };
  }),
];
