import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { type RawBuilder, sql } from 'kysely';
import { inPractice, ofKind } from '../venues/venues.queries.ts';

/** Whether a problem `p` is shown in a training `t`: public ones are, to all who are inside (TRAIN-9). */
export const isShown = (p = 'p'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${p}.auth`)} = ${sql.lit(PROBLEM_AUTH.public)}`;

/** Whether a submission `s` counts in a training `t` (TRAIN-6): practice does, and in one of a group whatever was submitted in that group. */
export const countsIn = (t = 't', s = 's'): RawBuilder<boolean> => {
  const group = sql.ref(`${t}.group_id`);
  const column = (name: string) => sql.ref(`${s}.${name}`);
  return sql<boolean>`(${inPractice(s)} or (${group} is not null and (
    (${ofKind('group', s)} and ${column('venue_id')} = ${group})
    or (${ofKind('training', s)} and ${column('group_id')} = ${group}))))`;
};
