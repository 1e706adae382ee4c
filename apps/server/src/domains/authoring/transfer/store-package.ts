import { randomBytes } from 'node:crypto';
import { JURY_CODE_MAX } from '@assay/contract/authoring/jury-solutions.ts';
import type { InputValidator } from '@assay/contract/problems/problem.ts';
import { plainText, watchText } from '@assay/formats/archive/text-traits.ts';
import type { FileRef } from '@assay/formats/file-ref.ts';
import type { PackageFile, ProblemPackage } from '@assay/formats/problem-package.ts';
import type { Report } from '@assay/formats/report.ts';
import { factsOf, type PackageFacts } from '@assay/formats/site/facts.ts';
import { SITE_NOTES } from '@assay/formats/site/notes.ts';
import { siteCaseNames } from '@assay/formats/site/to-cases.ts';
import type { StoredBlob } from '../../../platform/files/blobs.ts';
import type { Services } from '../../../platform/services.ts';
import { storeBlob } from '../../files/blobs.ts';
import { withCleanNames } from '../jury/solution-names.ts';
import type { StagedCase } from '../testdata/data.queries.ts';
import { withoutCarriageReturns } from './line-ends.ts';
import type { FilePurpose, ProblemFileRow } from './problem-files.queries.ts';

type Store = Pick<Services, 'blobs' | 'db' | 'clock'>;

/** A package whose files are in the content store. */
export interface StoredPackage {
  /** Of the row that the save takes the cases from. */
  uploadKey: string;
  cases: StagedCase[];
  files: ProblemFileRow[];
  solutions: ProblemPackage['solutions'];
  facts: PackageFacts;
}

/** How many files are written at once: waiting for the disk, not the processor, is what takes time. */
const WRITERS = 4;

async function inParallel<T, R>(items: readonly T[], work: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: WRITERS }, worker));
  return results;
}

/** A validator whose arguments for single cases are those of the cases as the site names them. */
const withCaseNames = ({ caseArguments, ...validator }: InputValidator, siteNames: ReadonlyMap<string, string>) => ({
  ...validator,
  ...(caseArguments && {
    caseArguments: Object.fromEntries(
      Object.entries(caseArguments).map(([name, args]) => [siteNames.get(name) ?? name, args]),
    ),
  }),
});

/** Files that {@link storePackage} will store. */
export const fileCount = ({ cases, statementFiles, attachments, juryFiles }: ProblemPackage) =>
  2 * cases.length + statementFiles.length + attachments.length + juryFiles.length;

/**
 * Puts all files of a package into the content store, letting them flow: none is held in memory.
 * @param normalise CRLF in test data becomes LF
 * @param stored called after each file
 */
export async function storePackage(
  store: Store,
  problem: ProblemPackage,
  normalise: boolean,
  report: Report,
  stored: () => void,
): Promise<StoredPackage> {
  const put = async (content: () => AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredBlob> => {
    const blob = await storeBlob(store, content);
    stored();
    return blob;
  };
  const crlf: string[] = [];
  const marked: string[] = [];
  const putCase = async (file: FileRef, name: string) => {
    const traits = plainText();
    const text = () => watchText(file.open(), traits);
    const blob = await put(normalise ? () => withoutCarriageReturns(text()) : text);
    if (traits.crlf && !normalise) crlf.push(name);
    if (traits.byteOrderMark) marked.push(name);
    return blob;
  };
  const names = siteCaseNames(problem.cases);
  const cases = await inParallel(problem.cases, async (one, at): Promise<StagedCase> => {
    const { input: inputName, output: outputName } = names[at]!;
    return {
      inputName,
      outputName,
      input: await putCase(one.input, inputName),
      output: one.output ? await putCase(one.output, outputName) : await put(() => Buffer.alloc(0)),
    };
  });
  if (crlf.length > 0) report.add(SITE_NOTES.crlf, crlf[0]);
  if (marked.length > 0) report.add(SITE_NOTES.byteOrderMark, marked[0]);
  const putFiles = (purpose: FilePurpose, files: readonly PackageFile[]) =>
    inParallel(files, async ({ name, file }) => ({ purpose, name, ...(await put(() => file.open())) }));
  const kept = withCleanNames(problem.solutions).filter(({ code, name }) => {
    if (code.length > 0 && code.length <= JURY_CODE_MAX) return true;
    report.add(SITE_NOTES.solutionsCut, null, { name });
    return false;
  });
  const facts = factsOf(problem);
  const siteNames = new Map(problem.cases.map(({ inputName }, at) => [inputName, names[at]!.input]));
  return {
    uploadKey: randomBytes(18).toString('base64url'),
    cases,
    files: [
      ...(await putFiles('statement', problem.statementFiles)),
      ...(await putFiles('attachment', problem.attachments)),
      ...(await putFiles('jury', problem.juryFiles)),
    ],
    solutions: kept,
    facts: {
      ...facts,
      inputValidators: problem.inputValidators.map((validator) => withCaseNames(validator, siteNames)),
      cases: Object.fromEntries(
        problem.cases.map(({ name, description, isSample }, at) => [names[at]!.input, { name, description, isSample }]),
      ),
    },
  };
}
