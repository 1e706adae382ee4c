import * as z from 'zod';
import { mixesScripts, withoutHiddenMarks } from './person-names.ts';

/** Text that PostgreSQL can store: no NUL, no lone surrogate. */
const storable = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value);

/** A string of at most `max` characters, kept exactly as sent. */
export const text = (max: number) =>
  z.string().max(max).refine(storable, { error: 'contains characters that cannot be stored' });

/** A required string: not blank after trimming, at most `max` characters. */
export const filled = (max: number) => text(max).regex(/\S/, { error: 'must not be blank' });

/** One line typed by a person: trimmed, no control characters. */
export const line = (max: number) => lineOf(z.string(), max);

/** {@link line} that something is called by: composed the same way whoever types it, without marks that nobody sees. */
export const name = (max: number) =>
  lineOf(
    z.string().overwrite((value) => withoutHiddenMarks(value).normalize('NFC')),
    max,
  );

/** {@link name} that a person or a group is told apart by. */
export const ownName = (max: number) =>
  name(max).refine((value) => !mixesScripts(value), { error: 'mixes letters of several scripts in one word' });

const lineOf = (shape: z.ZodString, max: number) =>
  shape
    .trim()
    .max(max)
    .refine(storable, { error: 'contains characters that cannot be stored' })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, { error: 'must be a single line' });

/** A link that a browser may follow: http or https only, or empty. */
export const webLink = (max: number) =>
  line(max).regex(/^(https?:\/\/\S+)?$/i, { error: 'must start with http:// or https://' });

/** A database id. Arrives as a number in bodies and as digits in queries. */
export const id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))
  .meta({ type: 'integer', minimum: 1 });

/** A whole number in `[min, max]`; digits in queries are read as numbers. */
export const whole = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,16}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max });

/** A switch. Queries carry it as `true`, `false`, `1` or `0`. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')])
  .meta({ type: 'boolean' });

/** A query value that clients send as an empty string when nothing was chosen (SHELL-33: blank values are stripped). */
export const blankable = <S extends z.ZodType>(shape: S) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), shape.optional());

/** Made by a client for one click, so that a repeated request changes nothing more. */
export const clickKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** The address of a picture that was uploaded here; empty for none. */
export const uploadedPicture = line(200).regex(/^(\/api\/public\/img\/[0-9a-f]{64}\.webp)?$/, {
  error: 'must be a picture that was uploaded here',
});

/** A moment, as an ISO 8601 string with zone. */
export const moment = z.string().meta({ format: 'date-time' });

/** Nothing to send. */
export const nothing = z.object({});
/** Nothing to receive beyond the envelope. */
export const empty = z.null();
