import { take } from '../core/login.ts';
import { escapeHtml, html, type SimAnswer, type SimRequest, type SimulatedSite } from '../core/site.ts';
import type { Submission, World } from '../core/world.ts';
import { type LibreProblem, PROBLEMS } from './problems.ts';

const ROWS = 10;
const CODE_MAX = 1024 * 1024;
const LANGUAGES = new Set([
  'cpp',
  'c',
  'java',
  'kotlin',
  'pascal',
  'python',
  'rust',
  'go',
  'haskell',
  'csharp',
  'fsharp',
  'swift',
]);

const STATUSES: Readonly<Record<string, string>> = {
  AC: 'Accepted',
  WA: 'WrongAnswer',
  PE: 'WrongAnswer',
  TLE: 'TimeLimitExceeded',
  MLE: 'MemoryLimitExceeded',
  OLE: 'OutputLimitExceeded',
  RE: 'RuntimeError',
  CE: 'CompilationError',
  SE: 'SystemError',
  PARTIAL: 'PartiallyCorrect',
};

const json = (body: unknown, status = 201): SimAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const bad = (message: string) => json({ statusCode: 400, message: [message], error: 'Bad Request' }, 400);

/** The token of an account is its password: any text that its user was given. */
const userOf = (world: World, token: string) =>
  [...world.accounts.values()].find(({ password }) => password === token) ?? null;

const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/api/problem/getProblem': [
    'displayId',
    'id',
    'localizedContentsOfLocale',
    'tagsOfLocale',
    'samples',
    'judgeInfo',
    'judgeInfoToBePreprocessed',
    'statistics',
  ],
  '/api/submission/submit': ['problemId', 'content'],
  '/api/submission/getSubmissionDetail': ['submissionId', 'locale'],
  '/api/submission/querySubmission': [
    'locale',
    'takeCount',
    'submitter',
    'problemDisplayId',
    'status',
    'codeLanguage',
    'minId',
    'maxId',
  ],
};

function metaOf(world: World, submission: Submission) {
  const at = world.stageOf(submission);
  const isDone = at.stage === 'done';
  const { directive, id, language, length, handle, key } = submission;
  const progress = { compiling: 'Compiling', running: 'Running' }[at.stage as string];
  const word = isDone
    ? at.verdict.startsWith('?')
      ? at.verdict.slice(1)
      : (STATUSES[at.verdict] ?? 'SystemError')
    : 'Pending';
  return {
    id,
    isPublic: true,
    codeLanguage: language,
    answerSize: length,
    score: isDone ? (at.verdict === 'AC' ? 100 : at.verdict === 'PARTIAL' ? directive.score : 0) : null,
    status: word,
    submitTime: new Date(submission.at).toISOString(),
    timeUsed: isDone ? directive.time + 0.4 : null,
    memoryUsed: isDone ? directive.mem : null,
    ...(progress && { progressType: progress }),
    problem: { id: PROBLEMS.get(Number(key))?.id ?? 1, displayId: Number(key), type: 'Traditional', isPublic: true },
    problemTitle: '题目',
    submitter: { id: 7, username: handle },
  };
}

function detail(world: World, submission: Submission) {
  const at = world.stageOf(submission);
  const isCompileError = at.stage === 'done' && at.verdict === 'CE';
  const message = "\u001b[1ma.cpp:1:1: \u001b[31merror:\u001b[0m 'x' was not declared in <this> scope";
  return {
    meta: metaOf(world, submission),
    content: { language: submission.language, code: submission.source, compileAndRunOptions: {} },
    progress:
      at.stage === 'queued'
        ? null
        : {
            progressType: at.stage === 'done' ? 'Finished' : 'Running',
            compile: { success: !isCompileError, message: isCompileError ? { data: message, omittedLength: 10 } : '' },
          },
    progressSubscriptionKey: 'x',
  };
}

function problem(request: SimRequest, body: { displayId?: number; localizedContentsOfLocale?: string }) {
  const found = PROBLEMS.get(Number(body.displayId));
  if (!found || request.fault('removedProblem')) return { error: 'NO_SUCH_PROBLEM' };
  const { contents, samples, tags, fileIo, ...meta } = found satisfies LibreProblem;
  const locales = Object.keys(contents);
  const locale = locales.find((one) => one === body.localizedContentsOfLocale) ?? locales[0]!;
  const content = contents[locale]!;
  const evil = request.fault('evilHtml')
    ? '<script>alert(1)</script>'
    : request.fault('evilImage')
      ? '![x](http://169.254.169.254/a.png)'
      : '';
  return {
    meta: { ...meta, isPublic: true, locales },
    localizedContentsOfLocale: {
      locale,
      title: content.title,
      contentSections: content.contentSections.map((section, at) =>
        at === 0 ? { ...section, text: section.text + evil } : section,
      ),
    },
    samples,
    judgeInfo: request.fault('wrongLimits')
      ? {}
      : { timeLimit: 1000, memoryLimit: 256, ...(fileIo && { fileIo }), subtasks: [] },
    submittable: true,
    tagsOfLocale: tags.map((name) => ({ name, color: 'blue' })),
  };
}

function submit(
  request: SimRequest,
  world: World,
  body: { problemId?: unknown; content?: { code?: unknown; language?: unknown; compileAndRunOptions?: unknown } },
): SimAnswer {
  const user = userOf(world, request.header('authorization').replace(/^Bearer /, ''));
  const captcha = request.header('x-recaptcha-token');
  // one account alone is free of the captcha
  const isFree = captcha === 'sim-human-ok' || (captcha === 'skip' && user !== null);
  if (!isFree) return json({ statusCode: 401, message: 'Unauthorized' }, 401);
  if (!user || user.isBanned || request.fault('expireLogin')) return json({ error: 'PERMISSION_DENIED' });
  const { code, language, compileAndRunOptions } = body.content ?? {};
  if (typeof code !== 'string' || typeof language !== 'string') return bad('content is wrong');
  if (typeof compileAndRunOptions !== 'object' || compileAndRunOptions === null)
    return bad('options must be an object');
  if (!LANGUAGES.has(language) || request.fault('unknownLanguage')) return bad('language is unknown');
  if (code.length > CODE_MAX) return json({ error: 'FILE_TOO_LARGE' });
  const found = [...PROBLEMS.values()].find(({ id }) => id === body.problemId);
  if (!found) return json({ error: 'NO_SUCH_PROBLEM' });
  if (request.fault('duplicateCode')) return json({ error: 'DUPLICATE' });
  const given = {
    handle: user.handle,
    key: String(found.displayId),
    language,
    source: code,
    length: Buffer.byteLength(code),
  };
  return json({ submissionId: take(request, world, given).id });
}

function list(
  world: World,
  body: { submitter?: string; problemDisplayId?: number; maxId?: number; takeCount?: number },
) {
  const rows = world
    .listed()
    .filter(
      ({ id, key, handle }) =>
        (body.submitter === undefined || handle === body.submitter) &&
        (body.problemDisplayId === undefined || key === String(body.problemDisplayId)) &&
        (body.maxId === undefined || id <= body.maxId),
    );
  const most = Math.min(body.takeCount ?? ROWS, ROWS);
  return {
    submissions: rows.slice(0, most).map((one) => metaOf(world, one)),
    hasSmallerId: rows.length > most,
    hasLargerId: false,
  };
}

export const libre: SimulatedSite = {
  code: 'LIBRE',
  firstId: 2_400_001,
  submitPath: /^\/api\/submission\/submit$/,
  encoding: 'utf-8',
  down: (kind) =>
    kind === 'rateLimit' ? { status: 429, headers: { 'content-type': 'text/plain' }, body: 'Too Many Requests' } : null,
  handle(request, world) {
    const { path, method, query } = request;
    // what people are led to
    if (/^\/[ps]\/\d+$/.test(path) && method === 'GET') return html(`<h1>LibreOJ ${escapeHtml(path)}</h1>`);
    if (path === '/api/auth/getSessionInfo' && method === 'GET') {
      const user = userOf(world, query.get('token') ?? '');
      const isKnown = user && !user.isBanned && !request.fault('badPassword');
      return json(
        {
          serverPreference: { security: { recaptchaEnabled: true, recaptchaKey: 'sim' } },
          serverVersion: { hash: 'sim' },
          ...(isKnown && { userMeta: { id: 7, username: user.handle }, userPrivileges: ['SkipRecaptcha'] }),
        },
        200,
      );
    }
    const fields = CALLS[path];
    if (!fields || method !== 'POST') return json({ statusCode: 404, message: 'Not Found' }, 404);
    if (!request.header('content-type').startsWith('application/json')) return bad('JSON is needed');
    const body = JSON.parse(request.body) as Record<string, never>;
    const unknown = Object.keys(body).find((name) => !fields.includes(name));
    if (unknown) return bad(`property ${unknown} should not exist`);
    if (path.endsWith('/getProblem')) return json(problem(request, body));
    if (path.endsWith('/submit')) return submit(request, world, body);
    if (path.endsWith('/querySubmission')) return json(list(world, body));
    const { submissionId } = body as { submissionId?: unknown };
    if (typeof submissionId !== 'string' || !/^\d+$/.test(submissionId))
      return bad('submissionId must be a number string');
    const found = world.find(Number(submissionId));
    return json(found ? detail(world, found) : { error: 'NO_SUCH_SUBMISSION' });
  },
};
