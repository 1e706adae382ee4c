import { downloadTestcase, getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { fail } from '@assay/contract/errors.ts';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { BlobStore } from '../../../platform/files/blobs.ts';
import { type Call, FileAnswer, implement, viewerOf } from '../../../platform/http/call.ts';
import { findProblemToRead } from '../find.ts';
import { findCurrentData } from './data.queries.ts';

/** Of each text at most this is shown; of all cases together at most {@link PREVIEW_TOTAL_BYTES}. */
const PREVIEW_BYTES = 64 * 1024;
const PREVIEW_TOTAL_BYTES = 8 * 1024 * 1024;
/** What is still shown of each text once the total is used up. */
const PREVIEW_SHORT_BYTES = 256;

/** The beginning of a text; a character cut in two at the end is left out. */
async function beginning(blobs: BlobStore, { hash, bytes }: BlobRef, max: number): Promise<string> {
  if (bytes === 0) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of blobs.stream(hash, { start: 0, end: Math.min(bytes, max) - 1 })) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks), { stream: bytes > max });
}

async function previews(call: Call, cases: readonly JudgeCase[]) {
  let left = PREVIEW_TOTAL_BYTES;
  const shown = [];
  for (const { input, output, ...one } of cases) {
    const max = left > 0 ? PREVIEW_BYTES : PREVIEW_SHORT_BYTES;
    const texts = {
      input: await beginning(call.blobs, input, max),
      output: await beginning(call.blobs, output, max),
    };
    left -= Math.min(input.bytes, max) + Math.min(output.bytes, max);
    const cut = input.bytes > max || output.bytes > max;
    const { timeMs = null, memoryMb = null, checkerArguments = null } = one;
    const sizes = { inputBytes: input.bytes, outputBytes: output.bytes };
    shown.push({ ...one, timeMs, memoryMb, checkerArguments, ...sizes, ...texts, cut });
  }
  return shown;
}

/** The files of a data version as a zip that is written while it is sent. */
function zipOf(blobs: BlobStore, cases: readonly JudgeCase[]) {
  const fileOf = ({ hash, bytes }: BlobRef) => ({ bytes, open: () => blobs.stream(hash) });
  return writeZip(
    cases.flatMap(({ inputName, outputName, input, output }) => [
      { path: inputName, file: fileOf(input) },
      { path: outputName, file: fileOf(output) },
    ]),
  );
}

export const testdataCalls = [
  implement(getProblemCases, async (call, { pid }) => {
    await findProblemToRead(call.db, viewerOf(call), pid);
    const data = await findCurrentData(call.db, pid);
    return {
      version: data?.id ?? null,
      isUploadCase: data?.isUpload ?? false,
      cases: await previews(call, data?.cases ?? []),
      subtasks: data?.subtasks ?? [],
    };
  }),

  implement(downloadTestcase, async (call, { pid }) => {
    const problem = await findProblemToRead(call.db, viewerOf(call), pid);
    const data = (await findCurrentData(call.db, pid)) ?? fail('testdata.none');
    const after = { problemId: problem.problem_id, cases: data.cases.length };
    await noteAct(call, call.db, { action: downloadTestcase.name, subject: `problem ${pid}`, before: null, after });
    return new FileAnswer(zipOf(call.blobs, data.cases), {
      name: `problem_${problem.problem_id}_testcase.zip`,
      type: 'application/zip',
    });
  }),
];
