import { FileAnswer } from '../../../platform/http/call.ts';
import { ICPC_HEADERS } from '../../../platform/http/icpc-failure.ts';

/** An object of the ICPC Contest API, without an envelope. */
export const json = (body: unknown) =>
  new FileAnswer(Buffer.from(JSON.stringify(body)), {
    type: 'application/json; charset=utf-8',
    headers: ICPC_HEADERS,
  });
