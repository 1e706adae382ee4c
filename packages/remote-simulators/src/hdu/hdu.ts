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
import { errorPage, PROBLEMS, page, problemPage, SIGN_IN } from './pages.ts';

const LANGUAGES = ['G++', 'GCC', 'C++', 'C', 'Pascal', 'Java', 'C#'];
const ROWS = 15;
const GAP_MS = 5_000;

const WORDS: Readonly<Record<string, string>> = {
  AC: '<font color=red>Accepted</font>',
  WA: '<font color=green>Wrong Answer</font>',
  PE: '<font color=red>Presentation Error</font>',
  TLE: '<font color=green>Time Limit Exceeded</font>',
  MLE: '<font color=green>Memory Limit Exceeded</font>',
  OLE: '<font color=green>Output Limit Exceeded</font>',
  RE: '<font color=green>Runtime Error<br>(ACCESS_VIOLATION)</font>',
  SE: '<font color=green>System Error</font>',
};

function verdictOf(world: World, submission: Submission) {
  const at = world.stageOf(submission);
  if (at.stage === 'queued') return '<font color=green>Queuing</font>';
  if (at.stage === 'compiling') return '<font color=green>Compiling</font>';
  if (at.stage === 'running') return '<font color=green>Running</font>';
  if (at.verdict === 'CE')
    return `<a href="/viewerror.php?rid=${submission.id}"><font color=green>Compilation Error</font></a>`;
  return at.verdict.startsWith('?') ? escapeHtml(at.verdict.slice(1)) : (WORDS[at.verdict] ?? WORDS.SE!);
}

function row(world: World, submission: Submission, shift: number): string {
  const { id, at, key, length, language, handle, directive } = submission;
  const isDone = world.stageOf(submission).stage === 'done';
  const cells = [
    timeAt(at + shift, 8),
    verdictOf(world, submission),
    `<a href="/showproblem.php?pid=${key}">${key}</a>`,
    isDone ? `${directive.time}MS` : '0MS',
    isDone ? `${directive.mem}K` : '0K',
    `<a href="/viewcode.php?rid=${id}">${length} B</a>`,
    LANGUAGES[Number(language)] ?? '?',
    `<a href="/userstatus.php?user=${handle}">${handle}</a>`,
  ];
  return `<tr align=center ><td height=22px>${id}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const FORM = '<tr><td colspan=9><form>Run ID: <input name=first></form></td></tr>';
const HEADER =
  '<tr class=table_header><td>Run ID</td><td>Submit Time</td><td>Judge Status</td><td>Pro.ID</td><td>Exe.Time</td><td>Exe.Memory</td><td>Code Len.</td><td>Language</td><td>Author</td></tr>';

let served = 0;

function status({ query, fault }: SimRequest, world: World): string {
  const first = Number(query.get('first') || Number.POSITIVE_INFINITY);
  const lang = Number(query.get('lang') || 0);
  const rows = world
    .listed()
    .filter(
      ({ id, key, handle, language }) =>
        id <= first &&
        (!query.get('pid') || key === query.get('pid')) &&
        (!query.get('user') || handle === query.get('user')) &&
        (lang === 0 || Number(language) === lang - 1),
    )
    .slice(0, ROWS)
    .map((one) => row(world, one, fault('wrongClock') ? 86_400_000 : 0));
  // pages differ in what stands before the rows
  const before = [HEADER + FORM, FORM + HEADER, HEADER][served++ % 3];
  return `<h1>Realtime Status</h1><div id=fixed_table><table class=table_text border=0><tbody>${before}${rows.join('\n')}</tbody></table></div>`;
}

function decodeSource(form: URLSearchParams): string | null {
  const encoded = form.get('_usercode');
  if (encoded === null) return form.get('usercode');
  try {
    return decodeURIComponent(Buffer.from(encoded, 'base64').toString('latin1'));
  } catch {
    return null;
  }
}

function submit(request: SimRequest, world: World, handle: string | null): SimAnswer {
  const account = world.account(handle);
  if (!account || account.isBanned) return html(page('Sign in', SIGN_IN, false));
  const { form } = request;
  const source = decodeSource(form);
  const key = form.get('problemid') ?? '';
  const language = form.get('language') ?? '';
  const length = Buffer.byteLength(source ?? '');
  const reasons = [
    ...(source === null || length <= 50 || length > 65_536
      ? ['Code length is improper! Make sure your code length is longer than 50 and not exceed 65536 Bytes.']
      : []),
    ...(PROBLEMS[key] && form.get('check') === '0' ? [] : ['No such problem.']),
    ...(LANGUAGES[Number(language)] && language !== '' && !request.fault('unknownLanguage')
      ? []
      : ['No such language.']),
    ...(request.fault('duplicateCode') ? ['You have submitted exactly the same code before.'] : []),
  ];
  if (reasons.length > 0) return html(page('Error', errorPage(reasons), true));
  if (world.now() - account.lastSubmitAt < GAP_MS) {
    return html(page('Error', "Please don't re-submit in 5 seconds, thank you.", true));
  }
  take(request, world, { handle: account.handle, key, language, source: source!, length });
  return redirect('/status.php');
}

function problem(request: SimRequest): string {
  const found = PROBLEMS[request.query.get('pid') ?? ''];
  if (!found || request.fault('removedProblem')) return '<h1>System Message</h1><p>No such problem</p>';
  const extra = (request.fault('evilHtml') ? EVIL_HTML : '') + (request.fault('evilImage') ? EVIL_IMAGES : '');
  return problemPage(request.fault('wrongLimits') ? { ...found, limits: 'Time Limit: ?' } : found, extra);
}

export const hdu: SimulatedSite = {
  code: 'HDU',
  firstId: 40_000_001,
  submitPath: /^\/submit\.php\?action=submit/,
  encoding: 'gb18030',
  down(kind) {
    if (kind === 'http503') return html('Connect(0) to MySQL Server failed.');
    return kind === 'rateLimit' ? html("Please don't re-submit in 5 seconds, thank you.") : null;
  },
  handle(request, world) {
    const { session, headers } = sessionOf(request, world, 'PHPSESSID');
    const shown = (title: string, body: string) => html(page(title, body, session.handle !== null), 200, headers);
    const { method, path, query, form } = request;
    if (path === '/userloginex.php' && method === 'POST' && query.get('action') === 'login') {
      const isWell =
        form.get('login') === 'Sign In' &&
        signIn(request, world, session, { handle: form.get('username') ?? '', password: form.get('userpass') ?? '' });
      return isWell ? redirect('/', headers) : shown('Sign in', 'No such user or wrong password.');
    }
    if (path === '/submit.php' && method === 'POST') return submit(request, world, session.handle);
    if (method !== 'GET') return html('Method Not Allowed', 405);
    if (path === '/' || path === '/index.php') return shown('HDU', '<h1>Welcome</h1>');
    if (path === '/control_panel.php') return shown('Control', session.handle ? 'Sign Out' : SIGN_IN);
    if (path === '/showproblem.php') return shown('Problem', problem(request));
    if (path === '/status.php') return shown('Realtime Status', status(request, world));
    if (path === '/viewerror.php') {
      const found = world.find(Number(query.get('rid')));
      return shown(
        'Error',
        found?.directive.verdict === 'CE'
          ? `<pre>${escapeHtml("0_0.cpp:1:1: error: 'x' was not declared in <this> scope")}</pre>`
          : 'No',
      );
    }
    if (path.startsWith('/data/images/')) return { headers: { 'content-type': 'image/png' }, body: PIXEL };
    return html('Not Found', 404);
  },
};
