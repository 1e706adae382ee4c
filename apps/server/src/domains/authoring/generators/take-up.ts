import { randomBytes } from 'node:crypto';
import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { takeUpTests } from '@assay/contract/authoring/generators.ts';
import { fail } from '@assay/contract/errors.ts';
import { type MadeFiles, settingsOfTests } from '@assay/rules/authoring/generators/made-tests.ts';
import { type Call, implement, viewerOf } from '../../../platform/http/call.ts';
import { ownerOf } from '../../problems/facts.ts';
import { editedProblem } from '../editor/edited.ts';
import { findEditedParts } from '../editor/editor.queries.ts';
import { saveProblem } from '../editor/save.ts';
import { findProblemToEdit } from '../find.ts';
import { limitsFor } from '../own/belonging.ts';
import { findCurrentData, insertUpload } from '../testdata/data.queries.ts';
import { findMadeTests } from './sources.queries.ts';

const STAGED_MINUTES = 10;
const SAMPLE_BYTES_MAX = 65_535;

const fileNames = (number: number) => ({ inputName: `${number}.in`, outputName: `${number}.out` });

/** Samples of the statement from tests that are samples; what it has stays where none is. */
async function samplesOf({ blobs }: Call, tests: readonly MadeFiles[]) {
  const samples = tests.filter(({ isSample }) => isSample);
  const long = samples.find(({ answer }) => answer.bytes > SAMPLE_BYTES_MAX);
  if (long) fail('generation.sampleTooLong', { number: long.number });
  const textOf = async ({ hash }: { hash: string }) => String(await blobs.read(hash)).replaceAll('\u0000', '');
  return Promise.all(
    samples.map(async ({ input, answer }) => ({ input: await textOf(input), output: await textOf(answer) })),
  );
}

/** Made tests become the data of the problem as an uploaded archive would: by a save of what it is otherwise. */
export const takeUp = implement(takeUpTests, async (call, { pid, runId, version, message }) => {
  const editor = viewerOf(call);
  const before = await findProblemToEdit(call.db, editor, pid);
  const run = (await findMadeTests(call.db, pid, runId)) ?? fail('generation.unknown');
  const tests = run.tests as (Omit<MadeFiles, 'input' | 'answer'> & Partial<MadeFiles> & { fault: string | null })[];
  const isWhole = (test: (typeof tests)[number]) => test.fault === null && Boolean(test.input && test.answer);
  if (run.state !== 'done' || !tests.every(isWhole)) fail('generation.incomplete');
  const made = tests as MadeFiles[];
  const parts = await findEditedParts(call.db, pid);
  const { problem, ...lists } = {
    problem: editedProblem(before, parts),
    tags: parts.tags.map(({ tid }) => tid),
    languages: parts.languages.map(({ name }) => name),
    codeTemplates: parts.templates,
  };
  const samples = await samplesOf(call, made);
  const stored = (await findCurrentData(call.db, pid))?.cases ?? [];
  const settings = settingsOfTests(made, stored, problem);
  const uploadKey = randomBytes(18).toString('base64url');
  await insertUpload(call.db, {
    key: uploadKey,
    uid: editor.uid,
    cases: made.map(({ number, input, answer }) => ({ ...fileNames(number), input, output: answer })),
    expiresAt: new Date(call.clock.now().getTime() + STAGED_MINUTES * 60_000),
  });
  const save: ProblemSave = {
    problem: { ...problem, ...(samples.length > 0 && { examples: samples }) } as ProblemSave['problem'],
    ...lists,
    cases: {
      from: 'upload',
      uploadKey,
      samples: made.map(({ number }, at) => {
        const { inputName, outputName } = fileNames(number);
        return { input: inputName, output: outputName, ...settings[at]! };
      }),
    },
  };
  const limits = await limitsFor(call, editor, ownerOf(before));
  const saved = await saveProblem(call, editor, before, { ...save, pid, version, message }, limits);
  return { version: saved, cases: made.length };
});
