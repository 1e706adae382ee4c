import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import type { VerdictName } from '@assay/contract/verdict.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { type SeedTagClassification, TAG_CLASSIFICATIONS } from '@assay/seeds/catalogue.ts';
import type { SeedProblem } from '@assay/seeds/problem.ts';
import type { ExpectedVerdict } from '@assay/seeds/solution.ts';
import {
  type Author,
  type Belonging,
  insertPrepared,
  type PreparedSave,
  prepareSave,
} from '../domains/authoring/editor/save.ts';
import { replaceJurySolutions } from '../domains/authoring/jury/jury-solutions.queries.ts';
import { recordVersion } from '../domains/authoring/versions/record.ts';
import { listTags } from '../domains/catalog/tags.queries.ts';
import { findProblem } from '../domains/problems/find.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

/** English name of every seed tag by its key. */
const TAG_NAMES = new Map(
  (TAG_CLASSIFICATIONS as readonly SeedTagClassification[]).flatMap(({ tags }) =>
    Object.entries(tags).map(([key, { nameEn }]) => [key, nameEn] as const),
  ),
);

function saveOf(problem: SeedProblem, tagIds: ReadonlyMap<string, number>): ProblemSave {
  return {
    problem: {
      problemId: problem.problemId,
      texts: problem.texts,
      source: problem.source,
      type: problem.type,
      auth: PROBLEM_AUTH.public,
      difficulty: problem.difficulty,
      timeLimit: problem.timeLimitMs,
      memoryLimit: problem.memoryLimitMb,
      stackLimit: problem.stackLimitMb,
      examples: [...problem.examples],
      judgeMode: problem.judgeMode,
      judgeCaseMode: problem.judgeCaseMode,
      isRemoveEndBlank: problem.isRemoveEndBlank,
      openCaseResult: true,
      codeShare: true,
      isFileIO: problem.isFileIO,
      ioReadFileName: problem.ioReadFileName || null,
      ioWriteFileName: problem.ioWriteFileName || null,
      userExtraFile: [],
      judgeExtraFile: [],
      checker: problem.judgeProgram
        ? {
            ...problem.judgeProgram,
            convention: 'assay',
            arguments: [],
            points: 'percent',
            timeMs: null,
            memoryMb: null,
          }
        : null,
    },
    tags: problem.tags.flatMap((key) => tagIds.get(TAG_NAMES.get(key) ?? '') ?? []),
    languages: LANGUAGES.map(({ name }) => name),
    codeTemplates: [],
    cases: {
      from: 'manual',
      samples: problem.cases().map(({ input, output, score, groupNum }) => ({ input, output, score, groupNum })),
    },
  };
}

const EXPECTED: Record<ExpectedVerdict, VerdictName> = {
  AC: 'accepted',
  WA: 'wrongAnswer',
  TLE: 'timeLimit',
  MLE: 'memoryLimit',
  RE: 'runtimeError',
  PE: 'presentationError',
  CE: 'compileError',
  PA: 'partial',
};

/** The programs beside a problem, so that its author can let them prove the test data and the limits. */
const juryOf = ({ solutions }: SeedProblem) =>
  solutions.map(({ fileName, language, code, expected, expectedScore: points }) => ({
    name: fileName,
    language,
    code,
    expected: [EXPECTED[expected]],
    score: points === undefined ? null : { min: points, max: points },
    author: '',
    isModel: false,
  }));

type SeedServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'signals' | 'config' | 'readers'>;

/** How problems of the seeds are stored: with their jury solutions, and a first version. */
export async function problemSeeder(services: SeedServices, author: Author) {
  const tagIds = new Map((await listTags(services.db, 'ME')).map((tag) => [tag.name_en, tag.id]));
  return {
    /** @param belonging the site unless given */
    prepare: (problem: SeedProblem, belonging?: Belonging) =>
      prepareSave(services, author, saveOf(problem, tagIds), belonging),

    async insert(tx: Queryable, problem: SeedProblem, prepared: PreparedSave): Promise<number> {
      const { pid } = await insertPrepared(tx, prepared);
      await replaceJurySolutions(tx, pid, juryOf(problem), prepared.now);
      await recordVersion(tx, pid, { uid: author.uid, username: author.username, at: prepared.now }, true);
      return pid;
    },
  };
}

/**
 * Creates the problems that come with the site, in the order of their ids. Those that a start which was cut short has
 * already created are left as they are.
 */
export async function seedProblems(services: SeedServices, author: Author): Promise<number> {
  // Generators and texts are needed once in the life of a site.
  const { loadSeedProblems } = await import('@assay/seeds/load.ts');
  const problems = await loadSeedProblems(services.config.seedsDir);
  const seeder = await problemSeeder(services, author);
  for (const problem of problems) {
    if (await findProblem(services.db, { problemId: problem.problemId })) continue;
    const prepared = await seeder.prepare(problem);
    await services.db.transaction().execute((tx) => seeder.insert(tx, problem, prepared));
  }
  return problems.length;
}
