import { sentences } from '../sentences/sentences.ts';

/** Why a judge node does not offer a language. */
const ABSENCES = sentences({
  inDebian: '{tool} is not there; Debian packages: {packages}',
  elsewhere: '{tool} is not there; not in Debian; see {origin}',
  noVersion: '{tool} does not say its version',
  testing: 'its self-test is still running',
  notCompiled: 'the test program does not compile: {said}',
  ended: 'the test program ended with {outcome} ({how}): {said}',
  wrong: 'the test program wrote something else than expected: {said}',
});

export const { table: ABSENCE_SENTENCES, write: writeAbsence, read: readAbsence } = ABSENCES;
export type Absence = NonNullable<ReturnType<typeof readAbsence>>;
