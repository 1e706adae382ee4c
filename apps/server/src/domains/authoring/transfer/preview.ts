import type { PackageNote, PackageProblem } from '@assay/contract/authoring/transfer.ts';
import { Failure } from '@assay/contract/failure.ts';
import { hasByteOrderMark } from '@assay/formats/archive/text-traits.ts';
import type { FileRef } from '@assay/formats/file-ref.ts';
import type { FormatId } from '@assay/formats/format.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import type { Report } from '@assay/formats/report.ts';
import { SITE_NOTES } from '@assay/formats/site/notes.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { factsFor } from '../../problems/facts.ts';
import type { ImportPlace } from '../own/import-place.ts';
import { failed, faultyBy } from './outcome.ts';
import { type StagedPackage, withPackages } from './staging.ts';
import {
  findIdsLike,
  findProblemsById,
  findProblemsByOrigin,
  type ImportOutcome,
  updateReadiness,
} from './transfer.queries.ts';

const ID_MAX = 50;

/** A display id that this key can be: letters, digits, `_`, `.`, `-`. */
export const idOfKey = (key: string): string =>
  key
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, ID_MAX - 6)
    .toUpperCase() || 'P';

/** Which ids an import is to give, where it says so. */
export interface IdOptions {
  prefix?: string;
  problemId?: string | null | undefined;
}

/** Free display ids for keys, each other than those before it. */
export async function freeIds(call: Pick<Services, 'db'>, keys: readonly string[]): Promise<string[]> {
  const given = new Set<string>();
  const free = [];
  for (const key of keys) {
    const id = idOfKey(key);
    const taken = await findIdsLike(call.db, id);
    let found = id;
    for (let turn = id === 'P' ? 1 : 2; taken.has(found) || given.has(found) || found === 'P'; turn += 1) {
      found = id === 'P' ? `P${turn}` : `${id}-${turn}`;
    }
    given.add(found);
    free.push(found);
  }
  return free;
}

const beginningOf = async (file: FileRef): Promise<Buffer> => {
  for await (const chunk of file.open()) return Buffer.from(chunk);
  return Buffer.alloc(0);
};

/** Looks at the beginning of each file of the test data: the first that ends its lines in CRLF is told, and the first with a byte order mark. */
async function tellTraits(problem: ProblemPackage, report: Report) {
  const told = { crlf: false, byteOrderMark: false };
  const look = async (file: FileRef, name: string) => {
    const beginning = await beginningOf(file);
    const found = { crlf: beginning.includes('\r\n'), byteOrderMark: hasByteOrderMark(beginning) };
    for (const trait of ['crlf', 'byteOrderMark'] as const) {
      if (found[trait] && !told[trait]) report.add(SITE_NOTES[trait], name);
      told[trait] ||= found[trait];
    }
  };
  for (const { input, output, inputName, outputName } of problem.cases) {
    await look(input, inputName);
    if (output) await look(output, outputName);
  }
}

const bytesOf = ({ cases }: ProblemPackage) =>
  cases.reduce((sum, { input, output }) => sum + (input.bytes ?? 0) + (output?.bytes ?? 0), 0);

/**
 * The first error of a report that concerns this problem: its own, one of the archive as a whole, or one that names no
 * problem that was read.
 */
export function findFault(report: Report, key: string, packages: readonly ProblemPackage[]): PackageNote | undefined {
  const keys = new Set(packages.map((problem) => problem.key));
  return report.notes.find(
    ({ severity, problem }) => severity === 'error' && (problem === null || problem === key || !keys.has(problem)),
  );
}

/** Whether a problem belongs to the place that an import goes to: nothing else is saved over. */
export const isOf = (row: { owner_kind: string; owner_id: number }, { owner }: Pick<ImportPlace, 'owner'>) =>
  row.owner_kind === owner.kind && row.owner_id === owner.id;

/** Why no problem of a package can be imported; null when one can. */
function findRefusal(problems: readonly PackageProblem[], report: Report): ImportOutcome | null {
  if (problems.some(({ importable }) => importable)) return null;
  const error = report.notes.find(({ severity }) => severity === 'error');
  return failed(error ? faultyBy(error as PackageNote) : new Failure('package.notRecognised'));
}

/** What an import would make of an uploaded package. Reads it all; all that is stored is whether it can be imported. */
export async function previewPackage(
  call: Call,
  staged: StagedPackage,
  chosen: FormatId | null | undefined,
  place: ImportPlace,
  options: IdOptions = {},
) {
  return withPackages(call, staged, chosen, viewerOf(call).uid, async ({ format, packages, drafts, report }) => {
    const wanted = packages.map(({ key }) =>
      place.idFor(idOfKey(options.problemId || `${options.prefix ?? ''}${key}`)),
    );
    const ids = await freeIds(call, wanted);
    const existing = await findProblemsById(call.db, [...new Set(wanted)]);
    const before = await findProblemsByOrigin(
      call.db,
      packages.map(({ origin }) => origin),
    );
    const problems: PackageProblem[] = [];
    for (const [index, problem] of packages.entries()) {
      const own = report.of(problem.key);
      const { draft, notes } = drafts[index]!;
      report.take(notes);
      await tellTraits(problem, own);
      const { uuid, url } = problem.origin;
      const byId = existing.find((row) => row.problem_id === wanted[index]);
      const byOrigin = before.find((row) => (uuid !== null && row.uuid === uuid) || (url !== null && row.url === url));
      const same = options.problemId ? byId : (byOrigin ?? byId);
      const facts = same && isOf(same, place) ? await factsFor(call.db, viewerOf(call), same) : null;
      const { limits, mode } = problem.judging;
      problems.push({
        index,
        key: problem.key,
        problemId: ids[index]!,
        titles: problem.titles,
        existing:
          same && facts
            ? { pid: same.id, problemId: same.problem_id, mayEdit: mayEditProblem(viewerOf(call), facts) }
            : null,
        judgeMode: draft?.save.problem.judgeMode ?? mode,
        type: problem.scoring === 'oi' ? 1 : 0,
        timeLimit: draft?.save.problem.timeLimit ?? limits.timeMs ?? 0,
        memoryLimit: draft?.save.problem.memoryLimit ?? limits.memoryMb ?? 0,
        caseCount: problem.cases.length,
        subtaskCount: problem.groups.length,
        bytes: bytesOf(problem),
        solutionCount: problem.solutions.length,
        importable: draft !== null,
      });
    }
    // errors of one problem may stand behind those of another: all are known only now
    for (const problem of problems) problem.importable &&= !findFault(report, problem.key, packages);
    await updateReadiness(call.db, staged.key, findRefusal(problems, report));
    return { format, problems, notes: report.notes };
  });
}
