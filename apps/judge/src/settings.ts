import { availableParallelism, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import * as z from 'zod';

/** What a judge node is told at its start, by the environment or by flags (flags win). */
export interface Settings {
  /** Where the server answers, without a slash at the end. */
  serverUrl: string;
  token: string;
  /** How the node appears on the node page and beside submissions. */
  name: string;
  /** Programs that run at the same time. */
  slots: number;
  /** Whether each slot keeps to a processor of its own; nodes that share a machine do better without. */
  pin: boolean;
  /** Names of the only languages to offer, the product's or the site's own; null for all that work here. */
  languages: readonly string[] | null;
  dataDir: string;
  /** The sandbox's native helper. */
  helper: string;
  /** Where helpers are asked for, when the node has not the rights to start one that holds. */
  helperSocket?: string | undefined;
  /** Headers for the jury's programs, such as testlib.h. */
  includeDir: string;
}

/** The headers that come with the judge: testlib's interface (docs/testlib.md). This folder is as deep as that of the bundle. */
export const SHIPPED_HEADERS = join(import.meta.dirname, '../../../native/testlib/include');

/** As many boxes as the sandbox's helper has; a larger machine runs several nodes. */
const SLOTS_MAX = 32;

const FLAGS: Record<string, string> = {
  '--server': 'ASSAY_SERVER_URL',
  '--token': 'JUDGE_TOKEN',
  '--name': 'JUDGE_NAME',
  '--slots': 'JUDGE_SLOTS',
  '--languages': 'JUDGE_LANGUAGES',
  '--data': 'DATA_DIR',
  '--include': 'JUDGE_INCLUDE_DIR',
};

const settings = z.object({
  ASSAY_SERVER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  // A site that changes it accepts several; the first is the new one.
  JUDGE_TOKEN: z
    .string({ error: 'must be given' })
    .transform((tokens) => tokens.split(/[\s,]+/).find((token) => token !== '') ?? '')
    .refine(({ length }) => length >= 16, { error: 'must hold at least 16 characters' }),
  JUDGE_NAME: z.string().trim().min(1).max(100).default(hostname()),
  JUDGE_SLOTS: z.coerce
    .number({ error: `must be a whole number from 1 to ${SLOTS_MAX}` })
    .int({ error: 'must be a whole number' })
    .min(1, { error: `must be from 1 to ${SLOTS_MAX}` })
    .max(SLOTS_MAX, { error: `must be from 1 to ${SLOTS_MAX}` })
    .default(Math.min(availableParallelism(), SLOTS_MAX)),
  JUDGE_PIN: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  JUDGE_LANGUAGES: z
    .string()
    .transform((names) => names.split(',').map((name) => languageNamed(name.trim())))
    .refine((names) => names.every((name) => name !== ''), { error: 'must be names of languages between commas' })
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  JUDGE_INCLUDE_DIR: z.string().min(1).optional(),
  SANDBOX_SOCKET: z.string().min(1).optional(),
  SANDBOX_HELPER: z.string().min(1).default('native/sandbox/build/assay-sandbox'),
});

/** What `docs/configuration.md` must list. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/**
 * Reads the node's settings. Throws an error that names the variable or flag when one is missing, unknown or bad.
 * @param argv arguments after the script, `--server URL` or `--server=URL`
 */
export function readSettings(env: NodeJS.ProcessEnv, argv: string[]): Settings {
  const given: Record<string, string | undefined> = {};
  for (const variable of Object.keys(settings.shape)) if (env[variable]) given[variable] = env[variable];
  for (let at = 0; at < argv.length; at++) {
    const [flag, inline] = argv[at]!.split(/=(.*)/s);
    const variable = FLAGS[flag!];
    if (!variable) throw new Error(`unknown option ${flag}; known are ${Object.keys(FLAGS).join(', ')}`);
    const value = inline ?? argv[++at];
    if (value === undefined) throw new Error(`${flag} needs a value`);
    given[variable] = value;
  }
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue!.path.join('.')}: ${issue!.message}`);
  }
  const read = parsed.data;
  return {
    serverUrl: read.ASSAY_SERVER_URL.replace(/\/+$/, ''),
    token: read.JUDGE_TOKEN,
    name: read.JUDGE_NAME,
    slots: read.JUDGE_SLOTS,
    pin: read.JUDGE_PIN === 'on',
    languages: read.JUDGE_LANGUAGES ?? null,
    dataDir: resolve(read.DATA_DIR),
    helper: resolve(read.SANDBOX_HELPER),
    helperSocket: read.SANDBOX_SOCKET,
    includeDir: resolve(read.JUDGE_INCLUDE_DIR ?? join(read.DATA_DIR, 'include')),
  };
}
