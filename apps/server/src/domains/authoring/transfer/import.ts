import type { importProblemPackage, PackageNote } from '@assay/contract/authoring/transfer.ts';
import { Failure, fail, failureWords } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { wordsAt } from '@assay/contract/words.ts';
import type { Archive } from '@assay/formats/archive/archive.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import type { Report } from '@assay/formats/report.ts';
import type { SiteDraft } from '@assay/formats/site/to-save.ts';
import { mayEditProblem } from '@assay/rules/access/problems.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { asFailure } from '../../../platform/http/bind.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { insertUpload } from '../data.queries.ts';
import { replaceJurySolutions } from '../jury-solutions.queries.ts';
import { insertPrepared, type PreparedSave, prepareSave, refuseBrokenRow, updatePrepared } from '../save.ts';
import { draftOf } from './draft.ts';
import { findFault } from './preview.ts';
import { replaceProblemFiles } from './problem-files.queries.ts';
import { withAddresses } from './problem-files.ts';
import { readPackages, type StagedPackage, withArchive } from './staging.ts';
import { fileCount, type StoredPackage, storePackage } from './store-package.ts';
import { findOrMakeTags } from './tags.ts';
import {
  claimPackageUpload,
  findLanguageNames,
  findProblemsById,
  finishPackageUpload,
  type ImportOutcome,
  updateFacts,
  updateProgress,
} from './transfer.queries.ts';

type ImportServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'signals' | 'log'>;
export type ImportChoices = Omit<InputOf<typeof importProblemPackage>, 'packageKey'>;
type Existing = Awaited<ReturnType<typeof findProblemsById>>[number];

const PROGRESS_MS = 500;
/** An import writes its progress more often than this, however large its files are. */
const STALE_MS = 10 * 60_000;
const UPLOAD_HOURS = 24;

/** One problem of an import, from the choice to what is to be stored. */
interface Planned {
  problem: ProblemPackage;
  draft: SiteDraft;
  /** The problem to save over; null makes a new one. */
  over: Existing | null;
}

/** @throws Failure with the first error of the report as its reason */
function refuseFaulty(report: Report, key: string, packages: readonly ProblemPackage[]): void {
  const fault = findFault(report, key, packages);
  if (fault) fail('package.faulty', { reason: wordsAt(key, wordsAt(fault.file ?? '', fault)) });
}

async function planImport(
  services: ImportServices,
  viewer: Viewer,
  packages: readonly ProblemPackage[],
  choices: ImportChoices,
  report: Report,
): Promise<Planned[]> {
  const ids = choices.problems.map(({ problemId }) => problemId.toUpperCase());
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) fail('package.idTwice', { problemId: twice });
  const existing = new Map((await findProblemsById(services.db, ids)).map((row) => [row.problem_id, row]));
  const languages = await findLanguageNames(services.db);
  return choices.problems.map(({ index, replace }, at) => {
    const problem = packages[index] ?? fail('package.problemUnknown', { index: index + 1 });
    const over = existing.get(ids[at]!) ?? null;
    if (over && !replace) fail('problem.idTaken', { problemId: ids[at]! });
    if (over && !mayEditProblem(viewer, { auth: over.auth, authorUid: over.author_uid })) fail('access.denied');
    const draft = draftOf(problem, { problemId: ids[at]!, auth: choices.auth, languages }, report.of(problem.key));
    refuseFaulty(report, problem.key, packages);
    return { problem, draft: draft ?? fail('package.problemUnknown', { index: index + 1 }), over };
  });
}

/** Texts with the addresses of the files that were stored. */
function withFiles(draft: SiteDraft, stored: StoredPackage): SiteDraft['save'] {
  const shown = stored.files.filter(({ purpose }) => purpose === 'statement');
  const linked = <T extends object>(text: T | null): T | null =>
    text &&
    (Object.fromEntries(Object.entries(text).map(([name, part]) => [name, withAddresses(String(part), shown)])) as T);
  const { problem, cases } = draft.save;
  const { zh, en } = problem.texts;
  return {
    ...draft.save,
    problem: { ...problem, texts: { zh: linked(zh), en: linked(en) } },
    cases: cases.from === 'upload' ? { ...cases, uploadKey: stored.uploadKey } : cases,
  };
}

async function saveOne(
  services: ImportServices,
  tx: Queryable,
  viewer: Viewer,
  { over, draft }: Planned,
  stored: StoredPackage,
  prepared: PreparedSave,
) {
  const now = services.clock.now();
  await insertUpload(tx, {
    key: stored.uploadKey,
    uid: viewer.uid,
    cases: stored.cases,
    expiresAt: new Date(now.getTime() + UPLOAD_HOURS * 3_600_000),
  });
  const tagIds = await findOrMakeTags(tx, draft.tags);
  const withTags = { ...prepared, save: { ...prepared.save, tags: tagIds }, lists: { ...prepared.lists, tagIds } };
  let pid: number;
  if (over) {
    pid = over.id;
    await updatePrepared(services, tx, over, over.version, withTags);
  } else ({ pid } = await insertPrepared(tx, withTags));
  await replaceProblemFiles(tx, pid, stored.files);
  const solutions = stored.solutions.map((solution) => ({
    ...solution,
    language: solution.language === null ? null : languageNamed(solution.language),
  }));
  await replaceJurySolutions(tx, pid, solutions, now);
  await updateFacts(tx, pid, stored.facts);
  return { pid, problemId: prepared.save.problem.problemId, isNew: over === null };
}

/**
 * Imports problems of an archive: files first, then all rows in one transaction, so that a failure leaves no problem behind.
 * @param moved told how many of all files are stored
 */
export async function importArchive(
  services: ImportServices,
  viewer: Viewer,
  archive: Archive,
  format: ImportChoices['format'],
  choose: (packages: readonly ProblemPackage[]) => ImportChoices,
  moved: (done: number, total: number) => void,
): Promise<{ problems: ImportOutcome['problems']; report: Report }> {
  const { packages, report } = await readPackages(services, archive, format);
  const chosen = choose(packages);
  const planned = await planImport(services, viewer, packages, chosen, report);
  const total = planned.reduce((sum, { problem }) => sum + fileCount(problem), 0);
  let done = 0;
  const step = () => {
    done += 1;
    moved(done, total);
  };
  moved(0, total);
  const ready: { plan: Planned; stored: StoredPackage; prepared: PreparedSave }[] = [];
  for (const plan of planned) {
    const own = report.of(plan.problem.key);
    const stored = await storePackage(services, plan.problem, chosen.normaliseLineEnds, own, step);
    const prepared = await prepareSave(services, viewer, { ...withFiles(plan.draft, stored), tags: [] });
    ready.push({ plan, stored, prepared });
  }
  const problems = await services.db.transaction().execute(async (tx) => {
    const made = [];
    for (const { plan, stored, prepared } of ready) {
      try {
        made.push(await saveOne(services, tx, viewer, plan, stored, prepared));
      } catch (error) {
        refuseBrokenRow(error, prepared.save);
      }
    }
    return made;
  });
  return { problems, report };
}

const failureOf = (error: unknown) => {
  const { code, params } = asFailure(error);
  return failureWords(code, params);
};

/**
 * Begins an import and answers at once; the row of the upload tells how it goes on.
 * @throws Failure `package.importing`
 */
export async function beginImport(
  services: ImportServices,
  viewer: Viewer,
  staged: StagedPackage,
  choices: ImportChoices,
): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  if (!(await claimPackageUpload(db, staged.key, now, new Date(now.getTime() - STALE_MS)))) fail('package.importing');
  let last = 0;
  const moved = (done: number, total: number) => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    updateProgress(db, staged.key, done, total, clock.now()).catch((error) => log.warn({ err: error }, 'no progress'));
  };
  const finish = (state: 'imported' | 'failed', outcome: ImportOutcome) =>
    finishPackageUpload(db, staged.key, state, outcome, clock.now());
  const run = async () => {
    try {
      const { problems, report } = await withArchive(services, staged, (archive) =>
        importArchive(services, viewer, archive, choices.format, () => choices, moved),
      );
      await finish('imported', { problems, notes: report.notes as PackageNote[], failure: null });
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ err: error }, 'import failed');
      await finish('failed', { problems: [], notes: [], failure: failureOf(error) });
    }
  };
  run().catch((error) => log.error({ err: error }, 'import could not be ended'));
}
