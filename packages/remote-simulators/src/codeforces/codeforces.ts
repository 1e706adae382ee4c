import { sessionOf, signIn, take } from '../core/login.ts';
import {
  EVIL_HTML,
  EVIL_IMAGES,
  html,
  PIXEL,
  redirect,
  type SimAnswer,
  type SimRequest,
  type SimulatedSite,
} from '../core/site.ts';
import type { Session, World } from '../core/world.ts';
import { answerApi } from './api.ts';
import { LANGUAGES, ownList, profilePage, signInPage, submitPage } from './pages.ts';
import { contestPage, PROBLEMS, statementPage } from './problems.ts';

const SOURCE_MAX = 65_536;
/** Submissions of an account within some minutes; those beyond are refused. */
const MOST = { count: 20, ms: 5 * 60_000 };
const CALL_GAP_MS = 2_000;
/** What the person's press of the button leaves in the form; nothing that a program has. */
const HUMAN = 'sim-human-ok';

const PATHS = {
  problem: /^\/(?:problemset\/problem\/(\d+)\/(\w+)|(?:contest|gym)\/(\d+)\/problem\/(\w+))$/,
  submit: /^\/(?:problemset\/submit(?:\/(\d+)\/(\w+))?|(?:contest|gym)\/(\d+)\/submit)$/,
  own: /^\/(?:problemset\/status|(?:contest|gym)\/(\d+)\/my)$/,
};

function problem(request: SimRequest, key: string, index: string): SimAnswer {
  const found = PROBLEMS[key];
  if (!found || request.fault('removedProblem')) return redirect('/problemset');
  if (found.instead === 'login') return redirect('/enter?back=%2Fgym');
  if (found.instead === 'document') return { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' };
  const extra = (request.fault('evilHtml') ? EVIL_HTML : '') + (request.fault('evilImage') ? EVIL_IMAGES : '');
  return html(statementPage(index, found, !request.fault('wrongLimits'), extra));
}

/** Takes what a person posts, and refuses what a program does. */
function submit(request: SimRequest, world: World, session: Session, place: [string, string]): SimAnswer {
  const { form, query } = request;
  const [contest, index] = place;
  const handle = session.handle!;
  const source = form.get('source') ?? '';
  const language = form.get('programTypeId') ?? '';
  const error = (field: string, words: string) =>
    html(`${submitPage(place, session)}<span class="error for__${field}">${words}</span>`);
  const isOfSession = form.get('csrf_token') === session.csrf && query.get('csrf_token') === session.csrf;
  if (form.get('action') !== 'submitSolutionFormSubmitted' || !isOfSession) return html('csrf', 403);
  if (form.get('cf-turnstile-response') !== HUMAN) return error('source', 'Please, confirm that you are a human');
  if (!LANGUAGES[language]) return error('programTypeId', 'Choose valid language');
  if (source.trim() === '') return error('source', 'Source should be non-empty');
  if (Buffer.byteLength(source) > SOURCE_MAX) return error('source', 'Source is too long');
  const key = `${contest}${index}`;
  const isSame = world.submissions.some((one) => one.handle === handle && one.key === key && one.source === source);
  if (isSame || request.fault('duplicateCode')) {
    return error('source', 'You have submitted exactly the same code before');
  }
  const since = world.now() - MOST.ms;
  const recent = world.submissions.filter((one) => one.handle === handle && one.at > since);
  if (recent.length >= MOST.count) {
    return error('source', `You can not submit more than ${MOST.count} times in ${MOST.ms / 60_000} minutes`);
  }
  take(request, world, { handle, key, language, source, length: Buffer.byteLength(source) });
  return redirect(contest.length > 5 ? `/gym/${contest}/my` : '/problemset/status?my=on');
}

/** One host serves the archive and the gym. */
const site = (code: 'CF' | 'GYM', firstId: number): SimulatedSite => ({
  code,
  firstId,
  callGapMs: CALL_GAP_MS,
  submitPath: /^\/(problemset|contest|gym)\/.*submit/,
  encoding: 'utf-8',
  down: () => null,
  handle(request, world) {
    const { session, headers } = sessionOf(request, world, 'JSESSIONID');
    const shown = (body: string) => html(body, 200, headers);
    const { method, path, form, query } = request;
    const { handle } = session;
    if (path.startsWith('/api/')) return answerApi(request, world);
    if (path === '/enter' && method === 'POST') {
      if (form.get('csrf_token') !== session.csrf || form.get('action') !== 'enter') return html('csrf', 403);
      const given = { handle: form.get('handleOrEmail') ?? '', password: form.get('password') ?? '' };
      if (signIn(request, world, session, given)) return redirect('/', headers);
      return shown(
        `${signInPage(session.csrf)}<span class="error for__password">Invalid handle/email or password</span>`,
      );
    }
    if (path === '/enter') return handle ? redirect('/') : shown(signInPage(session.csrf));
    if (path === '/settings/social' && handle) {
      const account = world.account(handle)!;
      if (method === 'POST') {
        if (form.get('csrf_token') !== session.csrf) return html('csrf', 403);
        account.profile = form.get('organization') ?? '';
      }
      return shown(profilePage(session.csrf, account.profile));
    }
    const own = PATHS.own.exec(path);
    if (own) return handle ? shown(ownList(world, handle, own[1])) : redirect('/enter');
    const at = PATHS.submit.exec(path);
    if (at) {
      if (!handle) return redirect('/enter');
      const place: [string, string] = [
        at[1] ?? at[3] ?? form.get('contestId') ?? '',
        at[2] ?? form.get('submittedProblemIndex') ?? query.get('problem') ?? '',
      ];
      return method === 'POST' ? submit(request, world, session, place) : shown(submitPage(place, session));
    }
    if (method !== 'GET') return html('Method Not Allowed', 405);
    const asked = PATHS.problem.exec(path);
    if (asked) {
      const index = asked[2] ?? asked[4]!;
      return problem(request, `${asked[1] ?? asked[3]}${index}`, index);
    }
    const contest = /^\/gym\/(\d+)$/.exec(path)?.[1];
    if (contest) return shown(contestPage(contest));
    if (path.startsWith('/images/')) return { headers: { 'content-type': 'image/png' }, body: PIXEL };
    if (path === '/')
      return shown(
        handle ? `<a href="/profile/${handle}">${handle}</a> <a href="/logout">Logout</a>` : signInPage(session.csrf),
      );
    return path === '/problemset' ? shown('<h1>Problems</h1>') : html('Not Found', 404);
  },
});

export const codeforces = site('CF', 300_000_001);
export const gym = site('GYM', 301_000_001);
