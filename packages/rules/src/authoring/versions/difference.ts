import { type CaseChange, type FieldChange, VERSION_PARTS } from '@assay/contract/authoring/versions.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { VersionContent } from './content.ts';

/** By what items of a list are the same one; items without any are so by their place. */
const NAMES = ['name', 'language'] as const;

function nameOf(item: unknown, at: number): string {
  if (item !== null && typeof item === 'object') {
    const name = NAMES.map((key) => (item as Record<string, unknown>)[key]).find((value) => typeof value === 'string');
    if (name !== undefined) return name as string;
  }
  return typeof item === 'string' ? item : String(at + 1);
}

/** Every value of a part under the path that leads to it. Objects without anything in them are not told. */
function leavesOf(value: unknown, path: readonly string[], leaves = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return leaves;
  if (typeof value !== 'object') return leaves.set(JSON.stringify(path), String(value));
  const entries = Array.isArray(value)
    ? value.map((item, at) => [nameOf(item, at), item] as const)
    : Object.entries(value);
  for (const [key, item] of entries) leavesOf(item, [...path, key], leaves);
  return leaves;
}

/** The values in which two versions of a problem differ, in the order of their parts (EDIT-13). */
export function fieldChanges(before: VersionContent, after: VersionContent): FieldChange[] {
  return VERSION_PARTS.flatMap((part) => {
    const [old, now] = [leavesOf(before[part], []), leavesOf(after[part], [])];
    const paths = [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
    return paths.map((path) => ({
      part,
      path: JSON.parse(path) as string[],
      before: old.get(path) ?? null,
      after: now.get(path) ?? null,
    }));
  });
}

const settingsOf = ({ index, outputName, score, groupNum, timeMs, memoryMb, checkerArguments }: JudgeCase) =>
  JSON.stringify([index, outputName, score, groupNum, timeMs ?? null, memoryMb ?? null, checkerArguments ?? null]);
const bytesOf = ({ input, output }: JudgeCase) => input.bytes + output.bytes;

/** The cases in which two versions of the test data differ; files are compared by their hashes. */
export function caseChanges(before: readonly JudgeCase[], after: readonly JudgeCase[]): CaseChange[] {
  const old = new Map(before.map((one) => [one.inputName, one]));
  const now = new Set(after.map(({ inputName }) => inputName));
  const changed = after.flatMap((one): CaseChange[] => {
    const was = old.get(one.inputName);
    const bytes = { name: one.inputName, before: was ? bytesOf(was) : null, after: bytesOf(one) };
    if (!was) return [{ ...bytes, change: 'added' }];
    if (was.input.hash !== one.input.hash || was.output.hash !== one.output.hash)
      return [{ ...bytes, change: 'files' }];
    return settingsOf(was) === settingsOf(one) ? [] : [{ ...bytes, change: 'settings' }];
  });
  const removed = before.filter(({ inputName }) => !now.has(inputName));
  return [
    ...changed,
    ...removed.map(
      (one): CaseChange => ({ name: one.inputName, change: 'removed', before: bytesOf(one), after: null }),
    ),
  ];
}
