import * as z from 'zod';

/**
 * What stands in the files of XCPCIO boards, in the spellings of all years: those of 2020 say `school` and `"official": 1`,
 * those of 2025 `organization_id` and texts in several languages. Fields that are not read are left as they are.
 */

const id = z.union([z.string(), z.number()]).transform(String);
const moment = z.union([z.number(), z.string()]);
/** A number, be it written as a text; nothing is no number. */
const numeric = z.union([z.number(), z.string().trim().min(1)]).pipe(z.coerce.number());
const flag = z.union([z.boolean(), z.number(), z.string()]).nullish();

/** A text, or one in several languages: below `texts`, or beside the one that it falls back to. */
export const text = z.union([
  z.string(),
  z.looseObject({
    fallback: z.string().nullish(),
    fallback_lang: z.string().nullish(),
    texts: z.record(z.string(), z.string().nullish()).nullish(),
  }),
]);
export type Text = z.output<typeof text>;

/** Rows one after another, or by their ids. */
export const listed = <T extends z.ZodType>(row: T) => z.union([z.array(row), z.record(z.string(), row)]);

/** The rows with their ids, which are their places where they have none. */
export const entries = <T>(rows: T[] | Record<string, T>): [string, T][] =>
  Array.isArray(rows) ? rows.map((row, at) => [String(at), row]) : Object.entries(rows);

export const isSet = (value: unknown) => Boolean(value) && value !== '0' && value !== 'false';

/** No contest has more; a number alone must not make a list of any length. */
const PROBLEMS_MAX = 1_000;

const organization = z.looseObject({ id, name: text, icpc_id: id.nullish() });
export const organizationList = listed(organization);

export const config = z.looseObject({
  contest_name: text.default(''),
  start_time: moment.nullish(),
  end_time: moment.nullish(),
  penalty: numeric.nullish(),
  frozen_time: numeric.nullish(),
  freeze_time: moment.nullish(),
  problem_id: z.array(id).nullish(),
  problem_quantity: numeric.pipe(z.number().int().min(0).max(PROBLEMS_MAX)).nullish(),
  problems: z
    .array(
      z.looseObject({
        id: id.optional(),
        label: id.optional(),
        name: text.optional(),
        balloon_color: z.unknown().optional(),
      }),
    )
    .nullish(),
  balloon_color: z.array(z.unknown()).nullish(),
  group: z.record(z.string(), text).nullish(),
  organizations: z.unknown().optional(),
  options: z
    .looseObject({
      calculation_of_penalty: z.string().nullish(),
      submission_timestamp_unit: z.string().nullish(),
    })
    .nullish(),
});
export type Config = z.output<typeof config>;

/** A name, or somebody who has one. */
const person = z.union([z.string(), z.looseObject({ name: text }).transform(({ name }) => name), text]);

export const team = z.looseObject({
  id: id.optional(),
  team_id: id.optional(),
  name: text.nullish(),
  team_name: text.nullish(),
  organization: text.nullish(),
  school: text.nullish(),
  organization_id: id.nullish(),
  group: z.array(id).nullish(),
  members: z.union([z.array(person.nullish()), text]).nullish(),
  icpc_id: id.nullish(),
});
export type Team = z.output<typeof team>;

export const run = z.looseObject({
  id: id.optional(),
  submission_id: id.optional(),
  team_id: id,
  problem_id: id,
  timestamp: numeric,
  status: z.string(),
  language: z.string().nullish(),
  is_ignore: flag,
});
export type Run = z.output<typeof run>;
