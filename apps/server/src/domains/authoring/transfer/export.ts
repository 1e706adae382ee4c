import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { fileAt } from '@assay/formats/file-ref.ts';
import type { FormatId, WrittenFile } from '@assay/formats/format.ts';
import { findFormat } from '@assay/formats/formats.ts';
import type { ProblemPackage } from '@assay/formats/problem-package.ts';
import { Report } from '@assay/formats/report.ts';
import type { PackageFacts } from '@assay/formats/site/facts.ts';
import { fromSite } from '@assay/formats/site/from-site.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { listTags } from '../../catalog/tags.queries.ts';
import { editedProblem } from '../editor/edited.ts';
import { findEditedParts } from '../editor/editor.queries.ts';
import { findProblemToEdit } from '../find.ts';
import { findTestSources } from '../generators/sources.queries.ts';
import { findJurySolutions } from '../jury/jury-solutions.queries.ts';
import { findCurrentData } from '../testdata/data.queries.ts';
import { attachFiles, detachFiles, placedFile } from './jobs/detached-files.ts';
import { planPackagesJob } from './jobs/plan-job.ts';
import { type FilePurpose, findProblemFiles } from './problem-files.queries.ts';
import { withNames } from './problem-files.ts';
import { findLanguageNames } from './transfer.queries.ts';

type Texts = ProblemSave['problem']['texts'];

/** A problem with everything that belongs to it, as a package. Cases and files are read when they are written. */
export async function packageOf(call: Call, pid: number): Promise<ProblemPackage> {
  const row = await findProblemToEdit(call.db, viewerOf(call), pid);
  const parts = await findEditedParts(call.db, pid);
  const data = await findCurrentData(call.db, pid);
  const rows = await findProblemFiles(call.db, pid);
  const all = await findLanguageNames(call.db);
  const tags = await listTags(call.db, 'ME', row.owner_kind === 'group' ? row.owner_id : null);
  const names = new Map(tags.map((tag) => [tag.id, tag.name_en]));
  const edited = editedProblem(row, parts) as ProblemSave['problem'];
  const fileOf = ({ hash, bytes }: { hash: string; bytes: number }) => fileAt(call.blobs.path(hash), bytes);
  const filesFor = (purpose: FilePurpose) =>
    rows.filter((file) => file.purpose === purpose).map((file) => ({ name: file.name, file: fileOf(file) }));
  const shown = rows.filter(({ purpose }) => purpose === 'statement');
  const named = <T extends Texts[keyof Texts]>(text: T): T =>
    text &&
    (Object.fromEntries(Object.entries(text).map(([name, part]) => [name, withNames(String(part), shown)])) as T);
  const languages = parts.languages.map(({ name }) => name);
  const sources = await findTestSources(call.db, pid);
  const written = fromSite({
    problem: { ...edited, texts: { zh: named(edited.texts.zh), en: named(edited.texts.en) } },
    author: row.author,
    tags: parts.tags.flatMap(({ tid }) => names.get(tid) ?? []),
    languages: all.every((name) => languages.includes(name)) ? null : languages,
    codeTemplates: parts.templates,
    cases: data?.cases ?? [],
    subtasks: data?.subtasks ?? [],
    files: { statement: filesFor('statement'), attachment: filesFor('attachment'), jury: filesFor('jury') },
    solutions: (await findJurySolutions(call.db, pid)).map(({ id: _id, ...solution }) => solution),
    facts: row.package_facts as PackageFacts | null,
    fileOf,
  });
  if (!sources) return written;
  const { validators: inputValidators, checkerTests, validatorTests } = sources.sources;
  return { ...written, inputValidators, checkerTests, validatorTests };
}

export interface PlannedExport {
  fileName: string;
  file: WrittenFile;
  report: Report;
}

/**
 * Plans a package of these problems; nothing is written before the file is read.
 * @throws Failure `package.notWritable`, `problem.unknown`, `access.denied`
 */
export async function planExport(call: Call, pids: readonly number[], id: FormatId): Promise<PlannedExport> {
  const format = findFormat(id);
  if (!format?.write) return fail('package.notWritable', { format: id });
  const packages = [];
  for (const pid of new Set(pids)) packages.push(await packageOf(call, pid));
  const { file, report } = await planPackages(call, id, packages);
  const [only] = packages;
  const name = packages.length === 1 ? only!.key : 'problems';
  return { fileName: `${name}-${id}${file.extension}`, file, report };
}

/**
 * Plans a file of packages in a thread of its own.
 * @param beside texts that stand beside the problems of a lossless archive
 * @throws Failure `reader.*`
 */
export async function planPackages(
  call: Call,
  format: FormatId,
  packages: readonly ProblemPackage[],
  beside: readonly { path: string; text: string }[] = [],
): Promise<Pick<PlannedExport, 'file' | 'report'>> {
  const wanted = { format, packages: packages.map((one) => detachFiles(one)), beside };
  const { file, notes } = await call.readers.run(planPackagesJob, wanted, viewerOf(call).uid);
  return { file: attachFiles(file, placedFile), report: new Report(notes) };
}
