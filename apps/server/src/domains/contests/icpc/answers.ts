import { Failure, failureText } from '@assay/contract/errors.ts';
import { FileAnswer, type STREAMING } from '../../../platform/http/call.ts';

/** Readers in other pages may read what is public; who they are travels in a header, never in a cookie. */
export const JSON_HEADERS = { 'access-control-allow-origin': '*' };

type Answered = FileAnswer | typeof STREAMING | { status: number; body: unknown };

const isPlain = (answer: Answered): answer is { status: number; body: unknown } =>
  'body' in answer && 'status' in answer && !(answer instanceof FileAnswer);

const asJson = (status: number, body: unknown) =>
  new FileAnswer(Buffer.from(JSON.stringify(body)), {
    status,
    type: 'application/json; charset=utf-8',
    headers: JSON_HEADERS,
  });

/** Answers as the ICPC Contest API does: objects without an envelope, refusals as `{code, message}`. */
export async function answering(make: () => Promise<Answered>): Promise<FileAnswer | typeof STREAMING> {
  try {
    const answer = await make();
    return isPlain(answer) ? asJson(answer.status, answer.body) : answer;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, code, params } = error;
    return asJson(status, { code: status, message: failureText(code, 'en', params) });
  }
}

export const json = (body: unknown) => ({ status: 200, body });
