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
import type { Session, Submission, World } from '../core/world.ts';
import {
  LANGUAGES,
  ownList,
  RUNNING,
  settingsPage,
  signInPage,
  submitPage,
  TASKS,
  taskPage,
  tasksPage,
} from './pages.ts';

const SOURCE_MAX = 512 * 1024;
const GAP_MS = 5_000;
const HUMAN = 'sim-human-ok';
const LABELS: Readonly<Record<string, string>> = { PE: 'WA', SE: 'IE', PARTIAL: 'WA' };
const MISSING = '<h1>404 Page Not Found</h1>';

function labelOf(world: World, submission: Submission): string {
  const at = world.stageOf(submission);
  if (at.stage === 'queued') return 'WJ';
  if (at.stage === 'compiling') return 'Judging';
  const { cases } = submission.directive;
  if (at.stage === 'running') return `${Math.floor(at.share * cases)}/${cases}${at.share > 0.5 ? ' WA' : ''}`;
  return at.verdict.startsWith('?') ? at.verdict.slice(1) : (LABELS[at.verdict] ?? at.verdict);
}

function detail(world: World, submission: Submission, shiftMs: number): string {
  const { at, key, handle, language, source, length, directive } = submission;
  const [contest, task] = key.split('/');
  const label = labelOf(world, submission);
  const isDone = world.stageOf(submission).stage === 'done';
  const rows: (readonly [name: string, html: string])[] = [
    ['Submission Time', `<time class="fixtime-second">${timeAt(at + shiftMs, 9)}+0900</time>`],
    ['Task', `<a href="/contests/${contest}/tasks/${task}">${task}</a>`],
    ['User', `<a href="/users/${handle}">${handle}</a> <a href="#"><span class="glyphicon"></span></a>`],
    ['Language', LANGUAGES[language] ?? 'C++'],
    ['Score', isDone && label === 'AC' ? '100' : '0'],
    ['Code Size', `${length} Byte`],
    ['Status', `<span class="label label-default" title="${label}">${escapeHtml(label)}</span>`],
    ...(isDone && label !== 'CE'
      ? ([
          ['Exec Time', `${directive.time} ms`],
          ['Memory', `${directive.mem} KiB`],
        ] as const)
      : []),
  ];
  const words = escapeHtml("./Main.cpp:1: error: 'x' was not declared in <this> scope");
  return `<html><body><pre id="submission-code">${escapeHtml(source)}</pre><table class="table">${rows.map(([name, value]) => `<tr><th>${name}</th><td class="text-center">${value}</td></tr>`).join('')}</table>${label === 'CE' ? `<h4>Compile Error</h4><pre>${words}</pre>` : ''}</body></html>`;
}

/** What the own list says of some submissions, in cells; others' are left out. */
function statuses(world: World, handle: string, ids: readonly string[]): SimAnswer {
  const own = world.listed().filter((one) => one.handle === handle && ids.includes(String(one.id)));
  const cellsOf = (one: Submission) => {
    const label = escapeHtml(labelOf(world, one));
    const cell = `<span class='label label-default' title='${label}'>${label}</span>`;
    if (world.stageOf(one).stage !== 'done') return `<td colspan='3' class='text-center waiting-judge'>${cell}</td>`;
    const { time, mem } = one.directive;
    const figures = `<td class='text-right'>${time} ms</td><td class='text-right'>${mem} KiB</td>`;
    return `<td class='text-center'>${cell}</td>${label === 'CE' ? '' : figures}`;
  };
  const result = own.map((one) => [one.id, { Html: cellsOf(one), Score: labelOf(world, one) === 'AC' ? '100' : '0' }]);
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ Result: Object.fromEntries(result) }),
  };
}

/** Takes what a person posts; what a program posts is an error without a reason. */
function submit(request: SimRequest, world: World, { handle, csrf }: Session, contest: string): SimAnswer {
  const { form } = request;
  if (!handle) return redirect('/login?continue=%2F');
  const refused = (words: string) => html(submitPage(contest, handle, csrf, words));
  if (form.get('csrf_token') !== csrf) return html('Forbidden', 403);
  if (form.get('cf-turnstile-response') !== HUMAN) return refused('Error.');
  if (world.now() - world.account(handle)!.lastSubmitAt < GAP_MS) return refused('Wait for 4 second to submit again.');
  const [source, language] = [form.get('sourceCode') ?? '', form.get('data.LanguageId') ?? ''];
  const key = `${contest}/${form.get('data.TaskScreenName')}`;
  if (!TASKS[key] || !LANGUAGES[language]) return refused('Bad request.');
  if (Buffer.byteLength(source) > SOURCE_MAX) return refused('Source code is too long.');
  take(request, world, { handle, key, language, source, length: Buffer.byteLength(source) });
  return redirect(`/contests/${contest}/submissions/me`);
}

function task(request: SimRequest, key: string): SimAnswer {
  const found = TASKS[key];
  if (!found || request.fault('removedProblem')) return html(MISSING, 404);
  const extra = (request.fault('evilHtml') ? EVIL_HTML : '') + (request.fault('evilImage') ? EVIL_IMAGES : '');
  return html(taskPage(found, !request.fault('wrongLimits'), extra));
}

export const atcoder: SimulatedSite = {
  code: 'AC',
  firstId: 60_000_001,
  submitPath: /^\/contests\/[\w-]+\/submit/,
  encoding: 'utf-8',
  down: () => null,
  handle(request, world) {
    const { session, headers } = sessionOf(request, world, 'REVEL_SESSION');
    const shown = (body: string) => html(body, 200, headers);
    const { method, path, form, query } = request;
    const { handle } = session;
    if (path === '/login' && method === 'POST') {
      if (form.get('csrf_token') !== session.csrf) return html('Forbidden', 403);
      const given = { handle: form.get('username') ?? '', password: form.get('password') ?? '' };
      const isHuman = form.get('cf-turnstile-response') === HUMAN;
      // what fails leads to the same page again
      return redirect(isHuman && signIn(request, world, session, given) ? '/home' : '/login', headers);
    }
    if (path === '/login') return shown(signInPage(session.csrf));
    if (path === '/home' || path === '/settings') {
      if (!handle) return redirect('/login?continue=%2Fsettings', headers);
      const account = world.account(handle)!;
      if (method === 'POST') {
        if (form.get('csrf_token') !== session.csrf) return html('Forbidden', 403);
        account.profile = form.get('affiliation') ?? '';
      }
      return shown(settingsPage(handle, session.csrf, account.profile));
    }
    const user = /^\/users\/(\w+)$/.exec(path)?.[1];
    if (user) {
      const account = world.account(user);
      if (!account) return html(MISSING, 404);
      return shown(
        `<table class="dl-table"><tr><th>Country/Region</th><td>Japan</td></tr><tr><th>Affiliation</th><td>${escapeHtml(account.profile)}</td></tr></table>`,
      );
    }
    const [, contest, rest] = /^\/contests\/([\w-]+)\/(.+)$/.exec(path) ?? [];
    if (contest === undefined || rest === undefined) {
      return path.startsWith('/img/') ? { headers: { 'content-type': 'image/png' }, body: PIXEL } : html(MISSING, 404);
    }
    const named = /^tasks\/([\w-]+)$/.exec(rest)?.[1];
    if (named) return task(request, `${contest}/${named}`);
    if (rest === 'tasks') {
      const tasks = tasksPage(contest);
      return tasks === null ? html(MISSING, 404) : html(tasks);
    }
    const id = /^submissions\/(\d+)$/.exec(rest)?.[1];
    if (id) {
      const found = world.listed().find((one) => one.id === Number(id) && one.key.startsWith(`${contest}/`));
      const isSeen = found && (found.handle === handle || !RUNNING.has(contest));
      return isSeen ? shown(detail(world, found, request.fault('wrongClock') ? -86_400_000 : 0)) : html(MISSING, 404);
    }
    if (!handle) return redirect('/login?continue=%2F', headers);
    if (rest === 'submissions/me/status/json') return statuses(world, handle, query.getAll('sids[]'));
    if (rest === 'submissions/me') return shown(ownList(world, handle, contest, query.get('f.Task')));
    if (rest === 'submit')
      return method === 'POST'
        ? submit(request, world, session, contest)
        : shown(submitPage(contest, handle, session.csrf));
    return html(MISSING, 404);
  },
};
