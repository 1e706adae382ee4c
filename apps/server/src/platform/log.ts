import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines, on stdout unless they go elsewhere. Tokens and passwords never reach a line. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.authorization'],
        censor: '[hidden]',
      },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to,
  );
}
