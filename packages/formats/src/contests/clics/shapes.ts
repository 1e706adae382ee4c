import * as z from 'zod';
import type { LogTeam } from '../contest-log.ts';

/**
 * Objects of the ICPC Contest API as they are read: versions 2020-03 to 2026-01, what is missing being null, what is
 * unknown being ignored.
 */
const id = z.union([z.string(), z.number()]).transform(String);
const maybeId = id.nullish().transform((value) => value ?? null);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

export const contestShape = z.looseObject({
  id: maybeId,
  name: text,
  formal_name: text,
  start_time: text,
  duration: text,
  scoreboard_freeze_duration: text,
  scoreboard_type: text,
  /** Minutes; a RELTIME since 2026-01. */
  penalty_time: z.union([z.number(), z.string()]).nullish(),
});

export const typeShape = z.looseObject({
  id,
  name: text,
  penalty: z.boolean().optional(),
  solved: z.boolean().optional(),
});

export const languageShape = z.looseObject({ id, name: text, extensions: z.array(z.string()).nullish() });

export const problemShape = z.looseObject({
  id,
  label: text,
  name: text,
  ordinal: number,
  rgb: text,
  color: text,
  time_limit: number,
  test_data_count: number,
  max_score: number,
});

export const groupShape = z.looseObject({ id, icpc_id: maybeId, name: text, hidden: z.boolean().nullish() });

export const organizationShape = z.looseObject({
  id,
  icpc_id: maybeId,
  name: text,
  formal_name: text,
  country: text,
});

export const teamShape = z.looseObject({
  id,
  icpc_id: maybeId,
  name: text,
  label: text,
  display_name: text,
  organization_id: maybeId,
  group_ids: z.array(id).nullish(),
  hidden: z.boolean().nullish(),
});

/** A team of the API as a log has it. */
export const teamOf = (team: z.infer<typeof teamShape>): LogTeam => ({
  id: team.id,
  icpcId: team.icpc_id,
  label: team.label,
  name: team.name ?? team.id,
  displayName: team.display_name,
  organizationId: team.organization_id,
  groupIds: team.group_ids ?? [],
  isStar: false,
  isHidden: team.hidden === true,
});

export const submissionShape = z.looseObject({
  id,
  team_id: id,
  problem_id: id,
  language_id: maybeId,
  contest_time: z.string(),
});

export const judgementShape = z.looseObject({
  id,
  submission_id: id,
  judgement_type_id: maybeId,
  score: number,
  start_contest_time: text,
  end_contest_time: text,
  max_run_time: number,
  /** False for one that a rejudge replaced (2026-01; DOMjudge: `valid`). */
  current: z.boolean().nullish(),
  valid: z.boolean().nullish(),
});
