import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on stdout. Tokens and passwords never reach a line. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.authorization'],
      censor: '[hidden]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
