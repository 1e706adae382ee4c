import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { ApiError, type NoAnswer } from './api-error.ts';
import { noteAnswer, noteSilence } from './offline/connection.ts';
import { keepAnswer, readKept } from './offline/kept-answers.ts';
import { rows, say } from './text.ts';
import { getToken, setToken } from './token.ts';
import { outgoing } from './wire/request.ts';
import { sendForm, type UploadProgress } from './wire/send-form.ts';

const CALL_TIMEOUT_MS = 90_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
/** A gigabyte over a slow line. */
const UPLOAD_TIMEOUT_MS = 2 * 3_600_000;

const TEXT = rows({
  notFound: { zh: '查询错误，找不到要请求的资源', en: 'Query error, unable to find the resource to request' },
  server: { zh: '服务器错误，请重新刷新', en: 'Server error, please refresh again' },
  timeout: { zh: '请求超时，请稍后重试', en: 'Request timed out, please try again later' },
  noResponse: {
    zh: '网络错误，与服务器链接出现异常，请稍后重试',
    en: 'Network error, abnormal link with server, please try again later',
  },
});

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Multipart body of an upload. */
  form?: FormData;
  /** Told how an upload gets on; it may then take as long as it needs. */
  onProgress?: UploadProgress;
  /** Background work: the failure is thrown but not announced, a lost login still is. */
  quiet?: boolean;
  /** Failures that the caller shows by itself, for example beside a field; `'fields'` stands for any field error. */
  shows?: readonly (FailureCode | 'fields')[];
}

/** Told of every failure that nobody else shows. */
export type FailureWatcher = (error: ApiError, op: AnyOp, shownByCaller: boolean) => void;

let watcher: FailureWatcher = () => {};
/** The application says once how failures are announced (SHELL-40). */
export const watchFailures = (next: FailureWatcher) => {
  watcher = next;
};

/**
 * Makes a call and answers its `data`.
 * @throws ApiError on any failure, after it was announced; DOMException `AbortError` when `signal` ended it
 */
export async function call<O extends AnyOp>(op: O, input: SentOf<O>, options: CallOptions = {}): Promise<DataOf<O>> {
  const timeoutMs = options.onProgress ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS;
  const { data } = await send(op, input as object, timeoutMs, options);
  return data as DataOf<O>;
}

/** Fetches a file and the name the server gave it. */
export async function download<O extends AnyOp>(
  op: O,
  input: SentOf<O>,
  options: CallOptions = {},
): Promise<{ blob: Blob; name: string }> {
  const { response } = await send(op, input as object, DOWNLOAD_TIMEOUT_MS, options);
  if (response === null) throw new Error(`${op.name} is no file`);
  return { blob: await response.blob(), name: fileName(response) ?? op.name };
}

function fileName(response: Response): string | null {
  const said = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(said)?.[1] ?? null);
}

/** @returns without a response what was kept of an earlier one: there is no network */
async function send(
  op: AnyOp,
  input: object,
  timeoutMs: number,
  options: CallOptions,
): Promise<{ response: Response | null; data: unknown }> {
  const token = getToken();
  const { url, init } = outgoing(op, input, token, options.form);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await (options.onProgress
      ? sendForm(url, { ...init, signal }, options.onProgress)
      : fetch(url, { ...init, signal, credentials: 'same-origin' }));
    noteAnswer();
    keepRenewedToken(op, response, token);
    const answer = await read(op, response);
    void keepAnswer(op.name, input, answer.data);
    return answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const failure = asApiError(error, timeout.aborted);
    if (failure.code === 'noResponse') {
      noteSilence();
      const data = await readKept(op.name, input);
      if (data !== undefined) return { response: null, data };
    }
    throw announce(op, failure, options, token);
  }
}

/** A login brings the first token; later answers may renew it, unless the login changed while they were on the way. */
function keepRenewedToken(op: AnyOp, response: Response, sent: string | null) {
  const renewed = response.headers.get('authorization');
  if (!renewed) return;
  const isLogin = op.name === 'login' || op.name === 'adminLogin';
  if (isLogin || (sent !== null && getToken() === sent)) setToken(renewed);
}

interface Envelope {
  status?: number;
  msg?: string;
  data?: unknown;
}
interface FailureData {
  code?: FailureCode;
  fields?: Record<string, string>;
  seconds?: number;
  exam?: number;
}

/** What is said of an answer that says nothing; a lost login opens the log-in, and needs no words. */
function wordsFor(status: number): string {
  if (status === 401) return '';
  return say(TEXT, status === 404 ? 'notFound' : 'server');
}

async function read(op: AnyOp, response: Response): Promise<{ response: Response; data: unknown }> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && op.answer === 'file' && !isJson) return { response, data: null };
  const envelope: Envelope = isJson ? ((await response.json()) as Envelope) : {};
  if (response.ok && isJson && (envelope.status ?? 200) === 200) return { response, data: envelope.data };
  const status = response.ok ? (envelope.status ?? 500) : response.status;
  const { code, fields, seconds, exam } = (envelope.data ?? {}) as FailureData;
  throw new ApiError({
    status,
    code: code ?? null,
    msg: envelope.msg || wordsFor(status),
    requestId: response.headers.get('x-request-id'),
    ...(fields ? { fields } : {}),
    ...(seconds === undefined ? {} : { seconds }),
    ...(exam === undefined ? {} : { exam }),
  });
}

function asApiError(error: unknown, timedOut: boolean): ApiError {
  if (error instanceof ApiError) return error;
  const code: NoAnswer = timedOut ? 'timeout' : 'noResponse';
  return new ApiError({ status: 0, code, msg: say(TEXT, code) });
}

function announce(op: AnyOp, error: ApiError, { quiet, shows }: CallOptions, sent: string | null): ApiError {
  // An answer to the login before this one must not end the new one.
  if (error.status === 401 && sent !== getToken()) return error;
  const byCaller =
    quiet === true ||
    (shows?.some((shown) => (shown === 'fields' ? Object.keys(error.fields).length > 0 : shown === error.code)) ??
      false);
  watcher(error, op, byCaller);
  return error;
}
