import { escapeHtml } from '../core/site.ts';
import type { World } from '../core/world.ts';

/** Some of the languages of the form. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  91: 'C++23 (GCC 14-64, msys2)',
  89: 'C++20 (GCC 13-64)',
  54: 'C++17 (GCC 7-32)',
  31: 'Python 3',
  87: 'Java 21',
};

/** What every page carries of its session, in the three places where programs look for it. */
const csrfIn = (csrf: string) =>
  `<meta name="X-Csrf-Token" content="${csrf}"><span class="csrf-token" data-csrf="${csrf}"></span>`;
const csrfField = (csrf: string) => `<input type="hidden" name="csrf_token" value="${csrf}">`;

export const signInPage = (csrf: string): string =>
  `${csrfIn(csrf)}<form id="enterForm" method="post" action="/enter">${csrfField(csrf)}<input type="hidden" name="action" value="enter"><input name="handleOrEmail"><input type="password" name="password"><input type="submit" value="Login"></form>`;

export const profilePage = (csrf: string, profile: string): string =>
  `${csrfIn(csrf)}<form method="post">${csrfField(csrf)}<input name="organization" value="${escapeHtml(profile)}"><button>Save</button></form>`;

/** A box to tick stands for the captcha: who ticks it is a person. */
export const submitPage = (
  [contest, index]: readonly [string, string],
  { handle, csrf }: { handle: string | null; csrf: string },
): string =>
  `<html><head><title>Submit</title>${csrfIn(csrf)}</head><body><a href="/profile/${handle}">${handle}</a> <a href="/logout">Logout</a>
<form class="submit-form" method="post" action="?csrf_token=${csrf}" enctype="multipart/form-data">${csrfField(csrf)}<input type="hidden" name="action" value="submitSolutionFormSubmitted"><input type="hidden" name="contestId" value="${escapeHtml(contest)}"><input name="submittedProblemIndex" value="${escapeHtml(index)}">
<select name="programTypeId">${Object.entries(LANGUAGES)
    .map(([id, name]) => `<option value="${id}">${name}</option>`)
    .join('')}</select><textarea id="sourceCodeTextarea" name="source"></textarea>
<label class="cf-turnstile"><input type="checkbox" name="cf-turnstile-response" value="sim-human-ok"> I am a human</label><input type="submit" class="submit" value="Submit"></form></body></html>`;

const WORDS: Readonly<Record<string, string>> = { AC: 'Accepted', WA: 'Wrong answer', CE: 'Compilation error' };

/** The own submissions, newest first. */
export function ownList(world: World, handle: string, contest: string | undefined): string {
  const rows = world
    .listed()
    .filter((one) => one.handle === handle && (contest === undefined || one.key.startsWith(contest)))
    .slice(0, 50)
    .map((one) => {
      const [, of, index] = /^(\d+?)([A-Z]\d?|\d\d)$/.exec(one.key)!;
      const side = of!.length > 5 ? 'gym' : 'contest';
      const at = world.stageOf(one);
      const words = at.stage === 'done' ? (WORDS[at.verdict] ?? at.verdict) : 'In queue';
      return `<tr data-submission-id="${one.id}"><td class="id-cell"><a href="/${side}/${of}/submission/${one.id}">${one.id}</a></td><td><a href="/profile/${handle}">${handle}</a></td><td data-problemid="1"><a href="/${side}/${of}/problem/${index}">${index} - Name</a></td><td>${LANGUAGES[one.language]}</td><td><span class="submissionVerdictWrapper">${words}</span></td></tr>`;
    });
  return `<html><body><a href="/profile/${handle}">${handle}</a><table class="status-frame-datatable">${rows.join('\n')}</table></body></html>`;
}
