import type * as z from 'zod';
import type { SiteClient, SitePage } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import type { RemoteRun, RemoteSite, SiteRobot } from '../site.ts';
import { trouble } from '../trouble.ts';
import { readVerdict } from '../verdicts.ts';
import { LANGUAGES, VERDICTS } from './languages.ts';
import { readProblemAnswer } from './problem.ts';
import {
  detailAnswer,
  type LibreProblem,
  type LibreSubmission,
  listAnswer,
  problemAnswer,
  sessionAnswer,
  submitAnswer,
} from './shapes.ts';

/** The site lists no more at once. */
const ROWS = 10;
const LOCALES = { zh: 'zh_CN', en: 'en_US' } as const;

function read<Shape extends z.ZodType>(page: SitePage, shape: Shape): z.infer<Shape> {
  if (page.status === 401) return trouble('blocked', { words: 'it asks for a captcha: the token is not free of it' });
  let json: unknown;
  try {
    json = JSON.parse(expectPage(page).text);
  } catch (error) {
    if (error instanceof SyntaxError) throw unknownPage(page, 'no JSON');
    throw error;
  }
  const answer = shape.safeParse(json);
  if (!answer.success) throw unknownPage(page, 'JSON of another shape');
  return answer.data;
}

const post = async <Shape extends z.ZodType>(
  client: SiteClient,
  path: string,
  body: unknown,
  shape: Shape,
  headers?: Record<string, string>,
): Promise<z.infer<Shape>> => read(await client.postJson(`/api${path}`, body, headers), shape);

function runOf({ id, problem, submitter, answerSize, status, progressType, ...meta }: LibreSubmission): RemoteRun {
  const raw = status === 'Pending' ? (progressType ?? status) : status;
  return {
    id: String(id),
    key: String(problem.displayId),
    handle: submitter.username,
    // one word for all standards of a language
    language: '',
    length: answerSize ?? null,
    status: readVerdict(VERDICTS, raw),
    raw,
    timeMs: meta.timeUsed == null ? null : Math.round(meta.timeUsed),
    memoryKb: meta.memoryUsed == null ? null : Math.round(meta.memoryUsed),
    score: meta.score ?? null,
    test: null,
  };
}

async function listOf(client: SiteClient, of: Record<string, unknown>): Promise<RemoteRun[]> {
  const answer = await post(
    client,
    '/submission/querySubmission',
    { locale: LOCALES.en, takeCount: ROWS, ...of },
    listAnswer,
  );
  if ('error' in answer) return trouble('unreachable', { words: answer.error });
  return answer.submissions.map(runOf);
}

async function askProblem(client: SiteClient, key: string, locale: string): Promise<LibreProblem> {
  const asked = {
    displayId: Number(key),
    localizedContentsOfLocale: locale,
    tagsOfLocale: locale,
    samples: true,
    judgeInfo: true,
    judgeInfoToBePreprocessed: true,
  };
  const answer = await post(client, '/problem/getProblem', asked, problemAnswer);
  return 'error' in answer ? trouble('missing', { words: answer.error }) : answer;
}

async function detailOf(client: SiteClient, id: string) {
  const answer = await post(
    client,
    '/submission/getSubmissionDetail',
    { submissionId: id, locale: LOCALES.en },
    detailAnswer,
  );
  return 'error' in answer ? trouble('unreachable', { words: answer.error }) : answer;
}

const isValid = async (client: SiteClient, { handle, secret }: { handle: string; secret: string }) => {
  const page = await client.get(`/api/auth/getSessionInfo?token=${encodeURIComponent(secret)}`);
  return read(page, sessionAnswer).userMeta?.username === handle;
};

const robot: SiteRobot = {
  async login(client, credentials) {
    if (!(await isValid(client, credentials)))
      trouble('badCredentials', { words: 'the token is not one of this user' });
  },
  isSignedIn: isValid,
  async submit(client, { submitKey, language, source }, { secret }) {
    const known = LANGUAGES.find(({ id }) => id === language.id)!;
    const body = {
      problemId: Number(submitKey),
      content: { language: known.language, code: source, compileAndRunOptions: known.options },
    };
    const headers = { authorization: `Bearer ${secret}`, 'x-recaptcha-token': 'skip' };
    const answer = await post(client, '/submission/submit', body, submitAnswer, headers);
    if (!('error' in answer)) return { id: String(answer.submissionId) };
    return trouble(answer.error === 'PERMISSION_DENIED' ? 'signedOut' : 'refused', { words: answer.error });
  },
  async readSource(client, { id }) {
    return (await detailOf(client, id)).content?.code ?? '';
  },
  async listOwn(client, { handle, key }) {
    const runs = await listOf(client, { submitter: handle, problemDisplayId: Number(key) });
    return runs.filter((run) => run.handle === handle && run.key === key);
  },
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals begin with one
const COLOURS = /\u001b\[[\d;]*[A-Za-z]/g;

export const libre: RemoteSite & { robot: SiteRobot } = {
  code: 'LIBRE',
  origin: 'https://api.loj.ac',
  pageOrigin: 'https://loj.ac',
  hosts: ['loj.ac', 'img.loj.ac', 'cdn.loj.ac'],
  encoding: 'utf-8',
  gapMs: 500,
  submitGapMs: 3_000,
  followMs: [2_000, 15_000],
  languages: LANGUAGES,
  source: { min: 0, max: 1024 * 1024 },
  knownKey: '1',
  fullScore: 100,
  keyOf: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : null),
  problemAddress: (key) => `/p/${key}`,
  submissionAddress: ({ id }) => `/s/${id}`,
  async readProblem(client, key) {
    const chinese = await askProblem(client, key, LOCALES.zh);
    const { locales, type } = chinese.meta;
    if (type === 'SubmitAnswer') return trouble('refused', { words: 'answers are handed in there, not programs' });
    const hasBoth = locales.includes(LOCALES.zh) && locales.includes(LOCALES.en);
    return readProblemAnswer(chinese, hasBoth ? await askProblem(client, key, LOCALES.en) : null);
  },
  robot,
  async follow(client, handle, runs) {
    const newest = runs.map(({ id }) => Number(id)).reduce((one, other) => Math.max(one, other));
    return listOf(client, { submitter: handle, maxId: newest });
  },
  async readCompileError(client, { id }) {
    const message = (await detailOf(client, id)).progress?.compile?.message ?? '';
    return (typeof message === 'string' ? message : message.data).replace(COLOURS, '');
  },
};
