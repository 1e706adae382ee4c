import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { username } from '@assay/contract/accounts/user.ts';
import { isCommonPassword } from '@assay/rules/accounts/common-passwords.ts';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const onePerLine = (issues: z.core.$ZodIssue[]) =>
  issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');

/**
 * Everything the server reads from its environment. The table in `docs/configuration.md` lists the same names;
 * a test holds the two together.
 */
const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, { error: 'must start with postgresql://' }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  ADMIN_USERNAME: username.default('root'),
  ADMIN_PASSWORD: z.string().min(6).max(20).optional(),
  JUDGE_TOKEN: z
    .string()
    .transform((tokens) => tokens.split(/[\s,]+/).filter((token) => token !== ''))
    .refine((tokens) => tokens.length > 0 && tokens.every(({ length }) => length >= 16), {
      error: 'must hold at least 16 characters',
    }),
  SEED: z.enum(['demo', 'none']).default('demo'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('Assay <assay@localhost>'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMIT_SCALE: z.coerce.number().min(0).max(1000).default(1),
  METRICS_TOKEN: z.string().min(16, { error: 'must hold at least 16 characters' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TIME_ZONE: z
    .string()
    .default('Asia/Shanghai')
    .refine(isTimeZone, { error: 'must be an IANA time zone such as Asia/Shanghai' }),
  WEB_DIR: z.string().min(1).default('./apps/web/dist'),
  DRAWING_DIR: z.string().min(1).default('./drawing/dist'),
  DRAWING_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEEDS_DIR: z.string().min(1).default('./packages/seeds'),
  CHECK_IN_QUOTE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).default('default'),
  NODE_NAME: z.string().min(1).default(hostname()),
  REMOTE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(50).default(30),
  REMOTE_SIMULATORS: z
    .string()
    .regex(/^[A-Z]+=http:\/\/127\.0\.0\.1:\d+(,[A-Z]+=http:\/\/127\.0\.0\.1:\d+)*$/, {
      error: 'must hold pairs such as HDU=http://127.0.0.1:9101, with commas between them',
    })
    .optional(),
});

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment; blank variables count as unset.
 * @throws Error with one line per bad variable, fit to be shown to an operator
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(`Bad configuration:\n${onePerLine(parsed.error.issues)}`);
  const { data } = parsed;
  if (data.ADMIN_PASSWORD !== undefined && isCommonPassword(data.ADMIN_PASSWORD, data.ADMIN_USERNAME)) {
    throw new Error('Bad configuration:\nADMIN_PASSWORD: this password is too common, choose another');
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    adminUsername: data.ADMIN_USERNAME,
    adminPassword: data.ADMIN_PASSWORD,
    /** Each opens the calls of judge nodes; more than one while they move to a new one. */
    judgeTokens: data.JUDGE_TOKEN,
    seed: data.SEED,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: data.TRUST_PROXY,
    /** Multiplies the limits that stop floods, for classrooms behind one address; 0 turns them off. */
    rateLimitScale: data.RATE_LIMIT_SCALE,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    timeZone: data.TIME_ZONE,
    webDir: resolve(data.WEB_DIR),
    /** The built page of the drawing board. */
    drawingDir: resolve(data.DRAWING_DIR),
    /** A drawing board elsewhere, in its place. */
    drawingUrl: data.DRAWING_URL,
    seedsDir: resolve(data.SEEDS_DIR),
    checkInQuoteUrl: data.CHECK_IN_QUOTE_URL,
    /** The language model behind the helpers; null where there is none. */
    ai: data.AI_URL ? { url: data.AI_URL.replace(/\/+$/, ''), key: data.AI_KEY ?? null, model: data.AI_MODEL } : null,
    nodeName: data.NODE_NAME,
    /** Of one request to a remote judge; the right to speak with one lasts longer. */
    remoteTimeoutMs: data.REMOTE_TIMEOUT_SECONDS * 1000,
    /** Simulators on this machine in place of remote judges, by the prefix of their problems. */
    remoteOrigins: Object.fromEntries(
      (data.REMOTE_SIMULATORS ?? '').split(',').map((pair) => pair.split('=')),
    ) as Partial<Record<string, string>>,
  };
}

export const CONFIG_NAMES: readonly string[] = Object.keys(environment.shape);
