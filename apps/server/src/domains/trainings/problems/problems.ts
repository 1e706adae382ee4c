import { getNextTrainingProblem, getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { shownTag } from '../../catalog/tags.ts';
import { countTutorials } from '../../problems/list/tutorial-counts.queries.ts';
import { enterTraining } from '../entry.ts';
import { findOpen, nextOf, viewOutline } from './outline.ts';
import { listFigures } from './problems.queries.ts';

export const trainingProblemCalls: Implementation[] = [
  implement(getTrainingProblemList, async (call, { tid }) => {
    const outline = await viewOutline(call.db, await enterTraining(call, tid, call.viewer), call.lang);
    const pids = outline.open.map(({ pid }) => pid);
    const [figures, tutorials] = await Promise.all([
      listFigures(call.db, pids),
      countTutorials(call.db, pids, call.clock.now()),
    ]);
    const ofProblem = new Map(figures.map(({ id, ...figure }) => [id, figure]));
    const places = new Map(outline.sections.map(({ id, title }, at) => [id, { title, place: at + 1 }]));
    return outline.sections.map(({ id, title, isOpen, requires, problems }) => ({
      id,
      title,
      isOpen,
      requires: requires.map(({ sectionId, solved, needed }) => ({ ...places.get(sectionId)!, solved, needed })),
      problemCount: problems.length,
      acCount: problems.filter(({ pid }) => outline.solved.has(pid)).length,
      problems: (isOpen ? problems : []).flatMap((problem) => {
        const figure = ofProblem.get(problem.pid);
        if (!figure) return [];
        return {
          ...problem,
          ...figure,
          tags: figure.tags.map((tag) => shownTag(tag, call.lang)),
          tutorialCount: tutorials.get(problem.pid) ?? 0,
          myStatus: outline.result(problem.pid).status,
        };
      }),
    }));
  }),

  implement(getNextTrainingProblem, async (call, { tid, problemId }) => {
    const outline = await viewOutline(call.db, await enterTraining(call, tid, call.viewer), call.lang);
    return nextOf(outline, (problemId && findOpen(outline, problemId)?.pid) || null);
  }),
];
