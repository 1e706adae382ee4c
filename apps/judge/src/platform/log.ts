import { pino } from 'pino';

/** Structured log, one JSON object per line on standard output. */
export const createLog = (name: string) =>
  pino({ level: process.env.LOG_LEVEL ?? 'info', base: { part: 'judge', node: name } });

export type Log = Pick<ReturnType<typeof createLog>, 'info' | 'warn' | 'error' | 'debug'>;
