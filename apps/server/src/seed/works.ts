import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { PROBLEM_AUTH, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { wholeMinute } from '@assay/rules/calendar/days.ts';
import { problemLetters } from '@assay/rules/contests/letters.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { pointsOf } from '@assay/rules/questions/grade.ts';
import { HUNDREDTHS, inHundredths } from '@assay/rules/works/score.ts';
import { type SeedWork, WORKS } from '@assay/seeds/site/works.ts';
import { type Author, insertPrepared, prepareSave } from '../domains/authoring/editor/save.ts';
import { findProblems } from '../domains/problems/find.queries.ts';
import { insertWork } from '../domains/works/manage/admin.queries.ts';
import { insertWorkProblem } from '../domains/works/manage/problems.queries.ts';
import { workColumns } from '../domains/works/manage/save.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { findBothTitles, hasWorks } from './seed.queries.ts';

const DAY_MS = 24 * 3_600_000;
const OPEN_DAYS = 60;
const USUAL_POINTS = 100;

type SeedServices = Pick<Services, 'db' | 'clock' | 'blobs' | 'readers' | 'signals'>;

const text = (title: string) => ({ title, description: title, input: title, output: title, hint: '' });

/** An objective problem with the questions of a work. */
const quizSave = ({ problemId, titleZh, titleEn, set }: NonNullable<SeedWork['quiz']>) =>
  ({
    problem: {
      problemId,
      texts: { zh: text(titleZh), en: text(titleEn) },
      source: '',
      type: PROBLEM_TYPE.oi,
      auth: PROBLEM_AUTH.private,
      difficulty: 0,
      timeLimit: 1000,
      memoryLimit: 256,
      stackLimit: 128,
      examples: [],
      judgeMode: 'objective',
      judgeCaseMode: 'default',
      isRemoveEndBlank: true,
      openCaseResult: true,
      codeShare: false,
      isFileIO: false,
      ioReadFileName: null,
      ioWriteFileName: null,
      userExtraFile: [],
      judgeExtraFile: [],
      checker: null,
    },
    tags: [],
    languages: LANGUAGES.map(({ name }) => name),
    codeTemplates: [],
    cases: { from: 'questions', ...set },
  }) as unknown as ProblemSave;

async function seedWork(services: SeedServices, tx: Queryable, author: Author, work: SeedWork): Promise<void> {
  const now = wholeMinute(services.clock.now()).getTime();
  const columns = workColumns(
    {
      title: work.title,
      description: work.description,
      startTime: new Date(now).toISOString(),
      endTime: new Date(now + OPEN_DAYS * DAY_MS).toISOString(),
      duration: work.minutes * 60,
    },
    null,
  );
  const { id: wid } = await insertWork(tx, { ...columns, author_uid: author.uid, author: author.username });
  const known = await findProblems(tx, [...work.problemIds]);
  const chosen = work.problemIds.flatMap((problemId) => {
    const problem = known.get(problemId);
    return problem ? [{ pid: problem.id, points: (problem.io_score || USUAL_POINTS) * HUNDREDTHS }] : [];
  });
  if (work.quiz) {
    const prepared = await prepareSave(services, author, quizSave(work.quiz));
    const { pid } = await insertPrepared(tx, prepared);
    chosen.push({ pid, points: inHundredths(pointsOf(work.quiz.set.questions)) });
  }
  for (const [at, { pid, points }] of chosen.entries()) {
    const displayId = problemLetters(at);
    const displayTitle = (await findBothTitles(tx, pid)) || displayId;
    await insertWorkProblem(tx, { wid, pid, displayId, displayTitle, points });
  }
}

/** Creates the timed works that come with the site, unless it has any. Its problems must be there. */
export async function seedWorks(services: SeedServices, author: Author): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    if (await hasWorks(tx)) return;
    for (const work of WORKS) await seedWork(services, tx, author, work);
  });
}
