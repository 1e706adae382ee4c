import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { type RawBuilder, sql } from 'kysely';
import { inPractice, ofKind } from '../venues/venues.queries.ts';

/** Whether a problem `p` is shown in a training `t`, to all who are inside: public ones, and those open to the training's group (TRAIN-9). */
export const isShown = (t = 't', p = 'p'): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${p}.${name}`);
  return sql<boolean>`(${column('auth')} = ${sql.lit(PROBLEM_AUTH.public)}
    or (${column('auth')} = ${sql.lit(PROBLEM_AUTH.group)} and ${column('group_id')} = ${sql.ref(`${t}.group_id`)}))`;
};

/** Whether a submission `s` counts in a training `t` (TRAIN-6): practice does, and in one of a group whatever was submitted in that group. */
export const countsIn = (t = 't', s = 's'): RawBuilder<boolean> => {
  const group = sql.ref(`${t}.group_id`);
  const column = (name: string) => sql.ref(`${s}.${name}`);
  return sql<boolean>`(${inPractice(s)} or (${group} is not null and (
    (${ofKind('group', s)} and ${column('venue_id')} = ${group})
    or (${ofKind('training', s)} and ${column('group_id')} = ${group}))))`;
};
