import type { importProblemPackage } from '@assay/contract/authoring/transfer.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import type { Report } from '@assay/formats/report.ts';
import type { SiteDraft } from '@assay/formats/site/to-save.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { factsFor } from '../../problems/facts.ts';
import { insertPrepared, type PreparedSave, prepareSave, refuseBrokenRow, updatePrepared } from '../editor/save.ts';
import { replaceJurySolutions } from '../jury/jury-solutions.queries.ts';
import { takePlace } from '../own/belonging.ts';
import type { ImportPlace } from '../own/import-place.ts';
import { insertUpload } from '../testdata/data.queries.ts';
import { recordVersion } from '../versions/record.ts';
import { draftAs } from './draft.ts';
import { faultyBy } from './outcome.ts';
import { findFault, isOf } from './preview.ts';
import { replaceProblemFiles } from './problem-files.queries.ts';
import { withAddresses } from './problem-files.ts';
import type { ReadPackages } from './staging.ts';
import { fileCount, type StoredPackage, storePackage } from './store-package.ts';
import { findOrMakeTags } from './tags.ts';
import { findProblemsById, type ImportOutcome, updateFacts } from './transfer.queries.ts';

type ImportServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'settings' | 'signals' | 'readers'>;
export type ImportChoices = Omit<InputOf<typeof importProblemPackage>, 'packageKey' | 'gid'>;
type Existing = Awaited<ReturnType<typeof findProblemsById>>[number];

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
  if (fault) throw faultyBy(fault);
}

async function planImport(
  services: ImportServices,
  viewer: Viewer,
  place: ImportPlace,
  { packages, drafts, report }: ReadPackages,
  choices: ImportChoices,
): Promise<Planned[]> {
  const ids = choices.problems.map(({ problemId }) => place.idFor(problemId.toUpperCase()));
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) fail('package.idTwice', { problemId: twice });
  const existing = new Map((await findProblemsById(services.db, ids)).map((row) => [row.problem_id, row]));
  const mayReplace = new Set<number>();
  for (const row of existing.values()) {
    if (isOf(row, place) && mayEditProblem(viewer, await factsFor(services.db, viewer, row))) mayReplace.add(row.id);
  }
  return choices.problems.map(({ index, replace }, at) => {
    const problem = packages[index] ?? fail('package.problemUnknown', { index: index + 1 });
    const over = existing.get(ids[at]!) ?? null;
    if (over && !replace) fail('problem.idTaken', { problemId: ids[at]! });
    if (over && !mayReplace.has(over.id)) fail('access.denied');
    const { draft, notes } = drafts[index]!;
    report.take(notes);
    refuseFaulty(report, problem.key, packages);
    if (!draft) return fail('package.problemUnknown', { index: index + 1 });
    return { problem, draft: draftAs(draft, { problemId: ids[at]!, auth: choices.auth }), over };
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
  } else {
    await takePlace(services, tx, prepared);
    ({ pid } = await insertPrepared(tx, withTags));
  }
  await replaceProblemFiles(tx, pid, stored.files);
  const solutions = stored.solutions.map((solution) => ({
    ...solution,
    language: solution.language === null ? null : languageNamed(solution.language),
  }));
  await replaceJurySolutions(tx, pid, solutions, now);
  await updateFacts(tx, pid, stored.facts);
  await recordVersion(tx, pid, { uid: viewer.uid, username: viewer.username, at: now }, true);
  return { pid, problemId: prepared.save.problem.problemId, isNew: over === null };
}

/** What came of an import that stored its problems. */
export interface Imported {
  problems: ImportOutcome['problems'];
  report: Report;
}

/** Who follows an import. What it throws ends the import, and nothing is stored. */
export interface ImportFollower {
  /** Told how many of all files are stored. */
  moved(done: number, total: number): void;
  /** Called at the end of the transaction that stores the problems. */
  stored(tx: Queryable, imported: Imported): Promise<void>;
}

/**
 * Imports problems that were read: files first, then all rows in one transaction, so that a failure leaves no problem behind.
 * @returns the problems, in the order in which they were chosen
 */
export async function importPackages(
  services: ImportServices,
  viewer: Viewer,
  place: ImportPlace,
  read: ReadPackages,
  choose: (read: ReadPackages) => ImportChoices | Promise<ImportChoices>,
  follower: ImportFollower | null = null,
): Promise<Imported['problems']> {
  const { report } = read;
  const chosen = await choose(read);
  const planned = await planImport(services, viewer, place, read, chosen);
  const total = planned.reduce((sum, { problem }) => sum + fileCount(problem), 0);
  let done = 0;
  const step = () => {
    done += 1;
    follower?.moved(done, total);
  };
  follower?.moved(0, total);
  const ready: { plan: Planned; stored: StoredPackage; prepared: PreparedSave }[] = [];
  for (const plan of planned) {
    const own = report.of(plan.problem.key);
    const stored = await storePackage(services, plan.problem, chosen.normaliseLineEnds, own, step);
    const prepared = await prepareSave(services, viewer, { ...withFiles(plan.draft, stored), tags: [] }, place);
    ready.push({ plan, stored, prepared });
  }
  return services.db.transaction().execute(async (tx) => {
    const problems: Imported['problems'] = [];
    for (const { plan, stored, prepared } of ready) {
      try {
        problems.push(await saveOne(services, tx, viewer, plan, stored, prepared));
      } catch (error) {
        refuseBrokenRow(error, prepared.save);
      }
    }
    await follower?.stored(tx, { problems, report });
    return problems;
  });
}
