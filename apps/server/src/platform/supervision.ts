import { readFileSync } from 'node:fs';

/** Said this often; the launcher replaces a process that stops saying it. */
const BEAT_MS = 5_000;

/** Tells whoever started us, on standard output, whatever the log level. */
export function announce(event: string, detail: object = {}) {
  process.stdout.write(`${JSON.stringify({ event, ...detail })}\n`);
}

/** Shows that the loop turns: a process that is stopped or computes for ever says nothing. */
export function superviseByLines() {
  announce('alive');
  setInterval(() => announce('alive'), BEAT_MS).unref();
}

/**
 * The secrets that the launcher hands over on standard input, where no list of processes shows them; what is not there comes
 * from the environment.
 */
export function withHandedOver(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = readFileSync(0, 'utf8');
  return given === '' ? env : { ...env, ...(JSON.parse(given) as Record<string, string>) };
}
