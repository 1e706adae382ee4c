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
import { errorPage, LOG_IN, PROBLEMS, problemPage } from './pages.ts';

const LANGUAGES = ['G++', 'GCC', 'Java', 'Pascal', 'C++', 'C', 'Fortran'];
const ROWS = 20;

const WORDS: Readonly<Record<string, string>> = {
  AC: '<font color=blue>Accepted</font>',
  WA: '<font color=red>Wrong Answer</font>',
  PE: '<font color=red>Presentation Error</font>',
  TLE: '<font color=red>Time Limit Exceeded</font>',
  MLE: '<font color=red>Memory Limit Exceeded</font>',
  OLE: '<font color=red>Output Limit Exceeded</font>',
  RE: '<font color=red>Runtime Error</font>',
  SE: '<font color=red>System Error</font>',
};

function verdictOf(world: World, submission: Submission): string {
  const at = world.stageOf(submission);
  if (at.stage === 'queued') return '<font color=green>Waiting</font>';
  if (at.stage === 'compiling') return '<font color=green>Compiling</font>';
  if (at.stage === 'running') return '<font color=green>Running &amp; Judging</font>';
  if (at.verdict === 'CE')
    return `<a href=showcompileinfo?solution_id=${submission.id}><font color=green>Compile Error</font></a>`;
  return at.verdict.startsWith('?') ? escapeHtml(at.verdict.slice(1)) : (WORDS[at.verdict] ?? WORDS.SE!);
}

const isAccepted = (world: World, submission: Submission) => {
  const at = world.stageOf(submission);
  return at.stage === 'done' && at.verdict === 'AC';
};

function row(world: World, submission: Submission, shift: number): string {
  const { id, at, key, handle, language, length, directive } = submission;
  const isDone = isAccepted(world, submission);
  const cells = [
    id,
    `<a href=userstatus?user_id=${handle}>${handle}</a>`,
    `<a href=problem?id=${key}>${key}</a>`,
    verdictOf(world, submission),
    isDone ? `${directive.mem}K` : '',
    isDone ? `${directive.time}MS` : '',
    LANGUAGES[Number(language)],
    `${length}B`,
    timeAt(at + shift, 8),
  ];
  return `<tr align=center>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function status({ query, fault }: SimRequest, world: World): string {
  const top = Number(query.get('top') || Number.POSITIVE_INFINITY);
  const rows = world
    .listed()
    .filter(
      ({ id, key, handle }) =>
        id < top &&
        (!query.get('problem_id') || key === query.get('problem_id')) &&
        (!query.get('user_id') || handle === query.get('user_id')),
    )
    .slice(0, ROWS)
    .map((one) => row(world, one, fault('wrongClock') ? 86_400_000 : 0));
  return `<html><head><title>Problem Status List</title></head><body><table class=a cellSpacing=0 width=100%><tr class=in><td>Run ID</td><td>User</td><td>Problem</td><td>Result</td><td>Memory</td><td>Time</td><td>Language</td><td>Code Length</td><td>Submit Time</td></tr>${rows.join('\n')}</table></body></html>`;
}

function submit(request: SimRequest, world: World, handle: string | null): SimAnswer {
  const account = world.account(handle);
  if (!account || account.isBanned) return html(LOG_IN);
  const { form } = request;
  const sent = form.get('source') ?? '';
  const source = form.get('encoded') === '1' ? Buffer.from(sent, 'base64').toString('utf8') : sent;
  const key = form.get('problem_id') ?? '';
  const language = form.get('language') ?? '';
  const reasons = [
    ...(PROBLEMS[key] ? [] : [`Can not find problem (ID:${key})`]),
    ...(language !== '' && LANGUAGES[Number(language)] && !request.fault('unknownLanguage')
      ? []
      : ['Language is not supported.']),
    ...(source.trim() === '' ? ['Source code can not be empty.'] : []),
    ...(request.fault('duplicateCode') ? ['You have submitted the same code.'] : []),
  ];
  if (reasons.length > 0) return html(errorPage(reasons));
  take(request, world, { handle: account.handle, key, language, source, length: Buffer.byteLength(source) });
  return redirect('/status');
}

function problem(request: SimRequest): string {
  const id = request.query.get('id') ?? '';
  const found = PROBLEMS[id];
  if (!found || request.fault('removedProblem')) return errorPage([`Can not find problem (ID:${id})`]);
  const extra = (request.fault('evilHtml') ? EVIL_HTML : '') + (request.fault('evilImage') ? EVIL_IMAGES : '');
  return problemPage(id, found, !request.fault('wrongLimits'), extra && `<div class="ptx">${extra}</div>`);
}

function own(request: SimRequest, world: World, handle: string | null): Submission | null {
  const found = world.find(Number(request.query.get('solution_id')));
  return found && found.handle === handle ? found : null;
}

export const poj: SimulatedSite = {
  code: 'POJ',
  firstId: 24_000_001,
  submitPath: /^\/submit$/,
  encoding: 'utf-8',
  down: (kind) => (kind === 'http503' ? html('The page is temporarily unavailable') : null),
  handle(request, world) {
    const { session, headers } = sessionOf(request, world, 'JSESSIONID');
    const shown = (body: string) => html(body, 200, headers);
    const { method, path, form } = request;
    if (path === '/login' && method === 'POST') {
      const given = { handle: form.get('user_id1') ?? '', password: form.get('password1') ?? '' };
      if (form.get('B1') === 'login' && signIn(request, world, session, given)) {
        return redirect(form.get('url') ?? '/', headers);
      }
      return shown(`<script>alert("Login failed!")</script>${LOG_IN}`);
    }
    if (path === '/submit' && method === 'POST') return submit(request, world, session.handle);
    if (method !== 'GET') return html('Method Not Allowed', 405);
    if (path === '/' || path === '/login') {
      return shown(session.handle ? `<b>${session.handle}</b> <a href=login?action=logout&url=/>Log Out</a>` : LOG_IN);
    }
    if (path === '/problem') return shown(problem(request));
    if (path === '/status') return shown(status(request, world));
    if (path === '/showsource') {
      const found = own(request, world, session.handle);
      return shown(found ? `<td><b>Result:</b> x</td><pre>${escapeHtml(found.source)}</pre>` : '<title>Error</title>');
    }
    if (path === '/showcompileinfo') {
      const found = world.find(Number(request.query.get('solution_id')));
      const words = escapeHtml("Main.cpp:1: error: 'x' was not declared in <this> scope");
      return shown(found?.directive.verdict === 'CE' ? `Compile Error<pre><font>${words}</font></pre>` : 'Error');
    }
    if (path.startsWith('/images/')) return { headers: { 'content-type': 'image/jpeg' }, body: PIXEL };
    return html('Not Found', 404);
  },
};
