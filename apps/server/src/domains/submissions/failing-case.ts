import type { Readable } from 'node:stream';
import { fail } from '@assay/contract/errors.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { downloadFirstFailTestcase, getFirstFailCase } from '@assay/contract/submissions/detail.ts';
import { alignOutputs } from '@assay/rules/judging/compare/align-window.ts';
import { firstFailing } from '@assay/rules/submissions/case-notes.ts';
import yazl from 'yazl';
import { type Call, FileAnswer, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findCurrentJudgement, type StoredCase } from '../judging/judgements/judgements.queries.ts';
import type { FileIo } from '../problems/testdata/file-io.ts';
import { findScoredData } from '../problems/testdata/subtasks.queries.ts';
import { seeSubmission } from './visibility.ts';

/** Of each file at most this much is shown in the page; the download has all of it. */
const WINDOW_BYTES = 64 * 1024;
const VIEWS_PER_HOUR = 60;
const DOWNLOADS_PER_HOUR = 20;

/** The first failing case of a submission, for those who may look into the data. */
async function findFailing(
  call: Call,
  submitId: number,
): Promise<{ result: StoredCase; data: JudgeCase; fileIo: FileIo | null }> {
  const { see, facts } = await seeSubmission(call, submitId);
  if (!see.cases) fail('submission.casesHidden');
  if (see.reason === 'inUse') fail('submission.dataInUse');
  if (see.caseNotes === 'none') fail('submission.notOwner');
  if (!see.failingCase) fail('submission.noFailingCase');
  const judgement = await findCurrentJudgement(call.db, submitId);
  const result = judgement?.cases[firstFailing(judgement.cases)];
  const data = (await findScoredData(call.db, judgement?.dataVersion ?? null)).cases.find(
    (each) => each.index === result?.index,
  );
  if (!result || !data) return fail('submission.noFailingCase');
  return { result, data, fileIo: facts.fileIo };
}

async function readStart(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Lines of a file around one of them. @returns the number of the first beside them */
async function readAround(stream: Readable, line: number): Promise<{ first: number; lines: string[] }> {
  const lines: string[] = [];
  let [number, size, rest, isOver] = [1, 0, '', false];
  const take = (text: string) => {
    lines.push(text);
    size += text.length;
    // Lines before the place make room as it comes nearer.
    while (number < line && size > WINDOW_BYTES / 2 && lines.length > 1) size -= lines.shift()!.length;
    isOver = number >= line && size > WINDOW_BYTES;
    number += 1;
  };
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const found = (rest + chunk).split('\n');
    rest = found.pop() ?? '';
    for (const text of found) if (!isOver) take(text);
    if (isOver) break;
  }
  if (!isOver) take(rest);
  return { first: number - lines.length, lines };
}

const show = implement(getFirstFailCase, async (call, input) => {
  call.limiter.take('failing-case', String(viewerOf(call).uid), VIEWS_PER_HOUR, 3600);
  const { result, data, fileIo } = await findFailing(call, input.submitId);
  const range = { start: 0, end: WINDOW_BYTES - 1 };
  const given = await readStart(call.blobs.stream(data.input.hash, range));
  const parting = result.cause?.params.line;
  const around =
    typeof parting === 'number' && result.userOutput !== null
      ? await readAround(call.blobs.stream(data.output.hash), parting)
      : null;
  const byBlanks = result.cause?.code === 'blanks';
  const aligned = around && alignOutputs(around.lines, around.first, result.userOutput!, Number(parting), byBlanks);
  const expected = aligned?.expected ?? (await readStart(call.blobs.stream(data.output.hash, range)));
  return {
    index: result.index,
    status: result.status,
    input: given,
    expected,
    userOutput: aligned?.got ?? result.userOutput,
    ...(aligned && { firstLine: aligned.firstLine }),
    stderr: result.stderr ?? null,
    cut: data.input.bytes > WINDOW_BYTES || data.output.bytes > WINDOW_BYTES || aligned?.cut === true,
    fileIo,
  };
});

const download = implement(downloadFirstFailTestcase, async (call, input) => {
  call.limiter.take('failing-case-download', String(viewerOf(call).uid), DOWNLOADS_PER_HOUR, 3600);
  const { result, data } = await findFailing(call, input.submit_id);
  const zip = new yazl.ZipFile();
  zip.addReadStream(call.blobs.stream(data.input.hash), `${result.index}.in`);
  zip.addReadStream(call.blobs.stream(data.output.hash), `${result.index}.out`);
  zip.end();
  return new FileAnswer(zip.outputStream as Readable, {
    name: `submission-${input.submit_id}-case-${result.index}.zip`,
    type: 'application/zip',
  });
});

export const failingCaseCalls: Implementation[] = [show, download];
