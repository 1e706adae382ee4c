import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import { exportProblem, previewProblemExport } from '@assay/contract/authoring/transfer.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { type ExitCode, UsageError } from './command.ts';
import { formatNamed, printNotes } from './problem-import.ts';
import { openSite } from './site.ts';

/** `assay problem export <problem id>… --format F -o file`: tells what is lost; exit code 1 when it cannot be written so. */
export async function exportProblems(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'assay' },
      output: { type: 'string', short: 'o' },
      quiet: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new UsageError('name a problem');
  const format = formatNamed(values.format)!;
  const site = await openSite();
  const pids: number[] = [];
  for (const problemId of positionals) pids.push((await site.ask(getProblemDetail, { problemId })).problem.id);
  const { fileName, notes } = await site.ask(previewProblemExport, { pids, format });
  printNotes(notes, values.quiet);
  if (notes.some(({ severity }) => severity === 'error')) return 1;
  const answer = await site.fetchFile(exportProblem, { pid: pids, format });
  const path = values.output ?? fileName;
  // a download that breaks off must not look like a package
  const unfinished = `${path}.part`;
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(unfinished));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  console.log(`wrote ${path}`);
  return 0;
}
