import type { FailureCode } from '@assay/contract/errors.ts';

interface OfClass {
  label: string;
}

/** The classes of a group in their order, each with what it has of its own; one that nobody is in any more stays while it has something. */
export function withClasses<W extends OfClass>(
  classes: readonly (OfClass & { people: number })[],
  windows: readonly W[],
): { label: string; people: number; own: W | null }[] {
  const people = new Map(classes.map((one) => [one.label, one.people]));
  const own = new Map(windows.map((one) => [one.label, one]));
  return [...new Set([...people.keys(), ...own.keys()])]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((label) => ({ label, people: people.get(label) ?? 0, own: own.get(label) ?? null }));
}

/** Why a class is given nothing of its own: nobody is in it. What it has already can still be taken back. */
export const refuseClass = (classes: readonly OfClass[], label: string): FailureCode | null =>
  classes.some((one) => one.label === label) ? null : 'group.classUnknown';
