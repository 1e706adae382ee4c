// @ts-check

/** What a Node program may need of the machine, whoever it is. */
const COMMON = [
  'PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

/** What the server reads, of `docs/configuration.md`. */
export const SERVER_VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL',
  'ADMIN_USERNAME',
  'CHECK_IN_QUOTE_URL',
  'ADMIN_PASSWORD',
  'JUDGE_TOKEN',
  'SEED',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'RATE_LIMIT_SCALE',
  'METRICS_TOKEN',
  'LOG_LEVEL',
  'TIME_ZONE',
  'WEB_DIR',
  'SEEDS_DIR',
  'DRAWING_DIR',
  'DRAWING_URL',
  'AI_URL',
  'AI_KEY',
  'AI_MODEL',
  'NODE_NAME',
  'REMOTE_SIMULATORS',
  'REMOTE_TIMEOUT_SECONDS',
];

/**
 * How the server's memory is kept. Beside JavaScript: in one place, whose large pieces go back to the system at once. By itself the
 * allocator keeps places of their own for threads that once hashed a password or drew a picture: 150 MB instead of 95. What JavaScript has just
 * made lies in half as much room as Node takes by itself: some 35 MB less with ten thousand open streams. `NODE_OPTIONS` of whoever starts the
 * site take the place of these.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

/** What a judge node reads, of `docs/configuration.md`. */
export const JUDGE_VARIABLES = [
  'ASSAY_SERVER_URL',
  'JUDGE_TOKEN',
  'JUDGE_NAME',
  'JUDGE_SLOTS',
  'JUDGE_PIN',
  'JUDGE_LANGUAGES',
  'DATA_DIR',
  'JUDGE_INCLUDE_DIR',
  'SANDBOX_HELPER',
  'SANDBOX_SOCKET',
  'LOG_LEVEL',
];

/** Of these, what nobody else should learn. */
export const SECRETS = ['DATABASE_URL', 'ADMIN_PASSWORD', 'JUDGE_TOKEN', 'SMTP_URL', 'METRICS_TOKEN', 'AI_KEY'];

/**
 * An environment in two: what may stand in `/proc`, and what is handed over on standard input instead.
 * @param {NodeJS.ProcessEnv} env
 */
export function withoutSecrets(env) {
  const entries = Object.entries(env);
  return {
    open: Object.fromEntries(entries.filter(([name]) => !SECRETS.includes(name))),
    secret: Object.fromEntries(entries.filter(([name]) => SECRETS.includes(name))),
  };
}

/**
 * The environment of a program: what it needs, and nothing that others need.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(names, env) {
  const wanted = [...COMMON, ...names].filter((name) => env[name] !== undefined);
  return Object.fromEntries(wanted.map((name) => [name, env[name]]));
}
