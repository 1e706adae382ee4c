import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  getProblemImport,
  importProblemPackage,
  PACKAGE_FORMATS,
  type PackageFormat,
  type PackageNote,
  type PackageProblem,
  previewProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { JUDGE_MODE_TEXT } from '@assay/contract/problems/judge-modes.ts';
import { type ExitCode, UsageError } from './command.ts';
import { openSite } from './site.ts';

const CONFLICTS = ['refuse', 'update', 'rename', 'skip'] as const;
type Conflict = (typeof CONFLICTS)[number];
const POLL_MS = 300;

const MARKS = { error: 'ERROR', warning: 'warn ', info: 'info ' } as const;

/** @param quiet leaves out what was simply understood */
export function printNotes(notes: readonly PackageNote[], quiet: boolean) {
  for (const severity of ['error', 'warning', 'info'] as const) {
    if (quiet && severity === 'info') continue;
    for (const { problem, file, en } of notes.filter((note) => note.severity === severity)) {
      const place = [problem, file].filter((part) => part !== null).join(': ');
      console.log(`${MARKS[severity]} ${place === '' ? '' : `${place}: `}${en}`);
    }
  }
}

export function formatNamed(name: string | undefined): PackageFormat | undefined {
  if (name === undefined) return undefined;
  const format = PACKAGE_FORMATS.find((one) => one === name);
  if (!format) throw new UsageError(`the formats are ${PACKAGE_FORMATS.join(', ')}`);
  return format;
}

/** Under which ids the problems come in; null when one is taken and that refuses the whole. */
export function chooseIds(
  problems: readonly Pick<PackageProblem, 'index' | 'key' | 'problemId' | 'existing'>[],
  conflict: Conflict,
) {
  const chosen = [];
  for (const { index, key, problemId, existing } of problems) {
    if (!existing || conflict === 'rename') chosen.push({ index, problemId, replace: false });
    else if (conflict === 'update') chosen.push({ index, problemId: existing.problemId, replace: true });
    else if (conflict === 'refuse') {
      console.error(`assay: the id ${existing.problemId} of ${key} is taken; see --on-conflict, --id, --prefix`);
      return null;
    }
  }
  return chosen;
}

const summary = ({
  key,
  problemId,
  titles,
  judgeMode,
  caseCount,
  subtaskCount,
  timeLimit,
  memoryLimit,
}: PackageProblem) =>
  `${key} -> ${problemId}: ${Object.values(titles)[0] ?? ''} (${JUDGE_MODE_TEXT[judgeMode].en}, ${caseCount} cases, ${subtaskCount} subtasks, ${timeLimit} ms, ${memoryLimit} MB)`;

/** `assay problem import <file>`: exit code 1 when the package has errors or the import failed. */
export async function importPackage(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      format: { type: 'string' },
      id: { type: 'string' },
      prefix: { type: 'string', default: '' },
      'on-conflict': { type: 'string', default: 'refuse' },
      public: { type: 'boolean', default: false },
      'normalise-line-ends': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('name one file');
  const conflict = CONFLICTS.find((one) => one === values['on-conflict']);
  if (!conflict) throw new UsageError(`--on-conflict is one of ${CONFLICTS.join(', ')}`);
  const format = formatNamed(values.format);
  if (!(await stat(path).catch(() => null))?.isFile()) throw new UsageError(`${path} is no file`);

  const site = await openSite();
  const { packageKey } = await site.send(uploadProblemPackage, path, {});
  const { prefix, id } = values;
  const preview = await site.ask(previewProblemPackage, { packageKey, format, prefix, problemId: id });
  console.log(`format: ${preview.format}`);
  for (const problem of preview.problems) console.log(summary(problem));
  printNotes(preview.notes, values.quiet);
  if (preview.problems.length === 0 || preview.problems.some(({ importable }) => !importable)) return 1;
  if (id !== undefined && preview.problems.length !== 1) throw new UsageError('--id is for one problem');
  if (values['dry-run']) return 0;

  const problems = chooseIds(preview.problems, conflict);
  if (problems === null) return 1;
  if (problems.length === 0) {
    console.log('nothing to import');
    return 0;
  }
  await site.ask(importProblemPackage, {
    packageKey,
    format,
    auth: values.public ? 1 : 2,
    normaliseLineEnds: values['normalise-line-ends'],
    problems,
  });
  for (;;) {
    const { state, done, total, problems: made, failure } = await site.ask(getProblemImport, { packageKey });
    if (state === 'imported') {
      for (const { pid, problemId, isNew } of made)
        console.log(`${isNew ? 'made' : 'saved'} ${problemId} (pid ${pid})`);
      return 0;
    }
    if (state === 'failed') {
      console.error(`assay: ${failure?.en ?? 'the import failed'}; nothing was imported`);
      return 1;
    }
    if (process.stderr.isTTY && total > 0) process.stderr.write(`\r${done}/${total} files`);
    await setTimeout(POLL_MS);
  }
}
