import * as z from 'zod';
import { op } from '../op.ts';
import { moment, nothing } from '../shapes.ts';

/** So long an archive of somebody's data is kept. */
export const OWN_DATA_DAYS = 7;

const archive = z.object({
  state: z.enum(['waiting', 'ready', 'failed']),
  bytes: z.number().nullable().describe('once it is ready'),
  gmtCreate: moment,
  expiresAt: moment,
});

export const requestOwnData = op('requestOwnData', 'POST /api/own-data', {
  access: 'user',
  does: 'Have the own data put into an archive: account, log-ins, submissions with code, texts, messages, coins; one at a time, kept for 7 days',
  input: nothing,
  data: archive,
});

export const getOwnData = op('getOwnData', 'GET /api/own-data', {
  access: 'user',
  does: 'The archive of the own data, null when none was asked for or it is over',
  input: nothing,
  data: archive.nullable(),
});

export const downloadOwnData = op('downloadOwnData', 'GET /api/file/own-data', {
  access: 'user',
  does: 'The archive of the own data',
  input: nothing,
  answer: 'file',
  data: z.null(),
});
