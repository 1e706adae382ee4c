import { sessionOf, signIn, take } from '../core/login.ts';
import {
  EVIL_HTML,
  EVIL_IMAGES,
  escapeHtml,
  html,
  PIXEL,
  redirect,
  type SimAnswer,
  type SimRequest,
  type SimulatedSite,
  timeAt,
} from '../core/site.ts';
import type { Submission, World } from '../core/world.ts';
import { LOG_IN, MISSING, PROBLEMS, problemPage } from './pages.ts';

const ROWS = 20;
const SOURCE_MAX = 50_000;
/** Short names of some languages, by id. */
const LANGUAGES: Readonly<Record<string, string>> = {
  1: 'CPP',
  41: 'C++ 4.3.2',
  44: 'CPP14',
  82: 'CPP14-CLANG',
  11: 'C',
  34: 'C99',
  10: 'JAVA',
  116: 'PYTHON3',
  4: 'PYTHON',
};

const RESULTS: Readonly<Record<string, readonly [code: number, words: string]>> = {
  AC: [15, 'accepted'],
  WA: [14, 'wrong answer'],
  TLE: [13, 'time limit exceeded'],
  MLE: [20, 'memory limit exceeded'],
  OLE: [12, 'runtime error (SIGXFSZ)'],
  RE: [12, 'runtime error (SIGSEGV)'],
  CE: [11, 'compilation error'],
  SE: [20, 'internal error'],
};

/** Code, whether it is over, and words. */
function resultOf(world: World, submission: Submission): readonly [code: number, isFinal: boolean, words: string] {
  const at = world.stageOf(submission);
  if (at.stage === 'queued') return [0, false, 'waiting..'];
  if (at.stage === 'compiling') return [1, false, 'compiling..'];
  if (at.stage === 'running') return [3, false, `running.. ${Math.floor(at.share * submission.directive.cases)}`];
  if (at.verdict.startsWith('?')) return [99, true, at.verdict.slice(1)];
  if (at.verdict === 'PARTIAL') return [10, true, String(submission.directive.score)];
  const [code, words] = RESULTS[at.verdict] ?? RESULTS.WA!;
  return [code, true, words];
}

function row(world: World, submission: Submission, shift: number): string {
  const { id, at, key, handle, language, directive } = submission;
  const [code, isFinal, words] = resultOf(world, submission);
  return `<tr class="kol${id % 3}"><td class="statustext">${id}</td><td>${timeAt(at + shift, 0)}</td><td><a href="/users/${handle}">${handle}</a></td><td><a href="/problems/${key}/">${key}</a></td><td id="statusres_${id}" status="${code}" final="${isFinal ? 1 : 0}">${escapeHtml(words)} <span class="edit">edit run</span></td><td id="statustime_${id}"><a>${isFinal ? directive.time / 1000 : '-'}</a></td><td id="statusmem_${id}">${isFinal ? `${directive.mem}k` : '-'}</td><td>${LANGUAGES[language] ?? 'CPP'}</td></tr>`;
}

function list(world: World, shown: (submission: Submission) => boolean, shift: number): string {
  const rows = world
    .listed()
    .filter(shown)
    .slice(0, ROWS)
    .map((one) => row(world, one, shift));
  return `<table class="problems"><thead><tr class="headerrow"><th>ID</th><th>Date</th><th>User</th><th>Problem</th><th>Result</th><th>Time</th><th>Mem</th><th>Lang</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** Problems of some kinds take some languages alone. */
const taken = (key: string): string[] => {
  const all = Object.keys(LANGUAGES);
  return PROBLEMS[key]?.category === 'challenge' ? all.filter((id) => id !== '44') : all;
};

const formPage = (key: string): string =>
  `<form action="/submit/complete/" method="post"><input name="problemcode" value="${key}"><select id="lang" name="lang">${taken(
    key,
  )
    .map((id) => `<option value="${id}">${LANGUAGES[id]}</option>`)
    .join('')}</select><textarea name="file"></textarea></form>`;

function submit(request: SimRequest, world: World, handle: string | null): SimAnswer {
  const account = world.account(handle);
  if (!account || account.isBanned) return html(LOG_IN);
  const { form } = request;
  const [key, language, source] = ['problemcode', 'lang', 'file'].map((name) => form.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  if (!PROBLEMS[key]) return html('<p align="center">Wrong problem code!</p>');
  if (!taken(key).includes(language) || request.fault('unknownLanguage')) {
    return html("<p>You can't submit in this language for this problem</p>");
  }
  if (Buffer.byteLength(source) > SOURCE_MAX) return html('<p>Your solution is too long</p>');
  if (request.fault('duplicateCode')) return html('<p>Source should differ from previously submitted</p>');
  const length = Buffer.byteLength(source);
  const { id } = take(request, world, { handle: account.handle, key, language, source, length });
  return html(`<h3>Solution submitted!</h3><input type="hidden" name="newSubmissionId" value="${id}">`);
}

function problem(request: SimRequest, code: string): string {
  const found = PROBLEMS[code];
  if (!found || request.fault('removedProblem')) return MISSING;
  const extra = (request.fault('evilHtml') ? EVIL_HTML : '') + (request.fault('evilImage') ? EVIL_IMAGES : '');
  return problemPage(code, found, !request.fault('wrongLimits'), extra);
}

export const spoj: SimulatedSite = {
  code: 'SPOJ',
  firstId: 33_000_001,
  submitPath: /^\/submit\/complete\/$/,
  encoding: 'utf-8',
  down: () => null,
  handle(request, world) {
    const { session, headers } = sessionOf(request, world, 'SPOJ');
    const shown = (body: string) => html(body, 200, headers);
    const { method, path, form } = request;
    const shift = request.fault('wrongClock') ? 86_400_000 : 0;
    if (path === '/login/' && method === 'POST') {
      const given = { handle: form.get('login_user') ?? '', password: form.get('password') ?? '' };
      if (form.has('next_raw') && signIn(request, world, session, given)) return redirect('/', headers);
      return shown(`Authentication failed! ${LOG_IN}`);
    }
    if (path === '/submit/complete/' && method === 'POST') return submit(request, world, session.handle);
    if (method !== 'GET') return html('Method Not Allowed', 405);
    const wanted = /^\/submit\/([A-Z0-9_]+)\/$/.exec(path)?.[1];
    if (wanted) return shown(session.handle ? formPage(wanted) : LOG_IN);
    if (path === '/') {
      return shown(session.handle ? '<a href="/logout"><span class="fa fa-sign-out fa-fw"></span></a>' : LOG_IN);
    }
    const code = /^\/problems\/([A-Z0-9_]+)\/$/.exec(path)?.[1];
    if (code) return shown(problem(request, code));
    const id = /^\/status\/ns=(\d+)$/.exec(path)?.[1];
    if (id) return shown(list(world, (one) => one.id === Number(id), shift));
    const user = /^\/status\/([\w]+)\/(?:ajax=1)?$/.exec(path)?.[1];
    if (user) return shown(list(world, ({ handle }) => handle === user, shift));
    const failed = world.find(Number(/^\/error\/(\d+)$/.exec(path)?.[1]));
    if (failed) {
      const words = escapeHtml("prog.cpp:1: error: 'x' was not declared in <this> scope");
      return shown(
        failed.handle === session.handle ? `<div align="left"><pre><small>${words}</small></pre></div>` : LOG_IN,
      );
    }
    if (path.startsWith('/content/')) return { headers: { 'content-type': 'image/png' }, body: PIXEL };
    return html('Not Found', 404);
  },
};
