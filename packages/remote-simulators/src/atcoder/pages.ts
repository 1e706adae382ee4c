import { escapeHtml } from '../core/site.ts';
import type { World } from '../core/world.ts';

/** Some of the languages of the form. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  6017: 'C++23 (GCC 15.2.0)',
  6082: 'Python (CPython 3.13.7)',
  6056: 'Java 24 (OpenJDK 24.0.2)',
};

export interface AtCoderTask {
  title: string;
  limits: string;
  statement: string;
}

const section = (title: string, body: string) => `<div class="part"><section><h3>${title}</h3>${body}</section></div>`;

export const TASKS: Readonly<Record<string, AtCoderTask>> = {
  'abc001/abc001_a': {
    title: 'A - Sum',
    limits: 'Time Limit: 2 sec / Memory Limit: 1024 MiB',
    statement: `<span class="lang"><span class="lang-ja"><p>配点</p>${section('問題文', '<p>和</p>')}</span><span class="lang-en"><p>Score : <var>100</var> points</p>${section('Problem Statement', '<p>Given <var>A_i</var> for $5, find <var>A &lt; B</var>. <img src="/img/a.png"></p>')}${section('Constraints', '<ul><li><var>1 \\le A</var></li></ul>')}<div class="io-style">${section('Input', '<pre><var>A</var> <var>B</var>\n<var>C</var>\n</pre>')}${section('Output', '<p>Print it.</p>')}</div><hr>${section('Sample Input 1', '<pre>1 2\n3\n</pre>')}${section('Sample Output 1', '<pre>6\n</pre><p>The <var>sum</var>.</p>')}${section('Sample Input 2', '<pre>$1\n</pre>')}${section('Sample Output 2', '<pre>1\n</pre>')}</span></span>`,
  },
  'abc001/abc001_b': {
    title: 'B - Difference',
    limits: 'Time Limit: 2 sec / Memory Limit: 1024 MiB',
    statement: `<span class="lang-en">${section('Problem Statement', '<p>Subtract.</p>')}${section('Input', '<pre><var>A</var> <var>B</var></pre>')}${section('Output', '<p>Print it.</p>')}${section('Sample Input 1', '<pre>3 2\n</pre>')}${section('Sample Output 1', '<pre>1\n</pre>')}</span>`,
  },
  'abc042/arc058_a': {
    title: 'C - Haiku',
    limits: '実行時間制限: 525 msec / メモリ制限: 256 MB',
    statement: `<span class="lang-ja">${section('問題文', '<p>数 <var>N</var></p>')}${section('入力', '<pre><var>N</var></pre>')}${section('出力', '<p>数</p>')}${section('入力例 1', '<pre>1</pre>')}${section('出力例 1', '<pre>2</pre>')}</span>`,
  },
  'tessoku-book/tessoku_book_a': {
    title: 'A01 - Square',
    limits: 'Time Limit: 1.5 sec / Memory Limit: 1024 MiB',
    statement: `<span class="lang-en">${section('Problem Statement', '<p>Square.</p>')}${section('Input and Output', '<p>Ask.</p>')}</span>`,
  },
  'abc003/abc003_4': {
    title: 'D - Old',
    limits: 'Time Limit: 2 sec / Memory Limit: 64 MB',
    statement: `<h3>Problem Statement</h3><section><p>A <var>x<sub>1</sub><sup>2</sup></var>.</p></section><h3>Input</h3><section><pre><var>x<sub>1</sub></var></pre></section><h3>Output</h3><section><p>y</p></section><h3>Sample Input 1</h3><section><pre>4</pre></section><h3>Sample Output 1</h3><section><pre>5</pre></section>`,
  },
};

/** Contests that are not over: their submissions are seen by nobody else. */
export const RUNNING: ReadonlySet<string> = new Set(['abc999']);

export const taskPage = ({ title, limits, statement }: AtCoderTask, hasLimits: boolean, extra: string): string =>
  `<html><body><span class="h2">${title} <a class="btn btn-default btn-sm" href="/editorial">Editorial</a></span><hr/>
<p>${hasLimits ? limits : ''}</p><div id="task-statement">${statement.replace('</h3>', `</h3>${extra}`)}</div></body></html>`;

/** The list of the tasks of a contest; null when there is none, or it is not over. */
export function tasksPage(contest: string): string | null {
  const rows = Object.entries(TASKS).flatMap(([key, { title }]) => {
    const [place, task] = key.split('/');
    const [letter, name] = title.split(' - ');
    const at = `/contests/${contest}/tasks/${task}`;
    return place === contest && !RUNNING.has(contest)
      ? [
          `<tr><td class="text-center no-break"><a href="${at}">${letter}</a></td><td><a href="${at}">${name}</a></td><td>2 sec</td></tr>`,
        ]
      : [];
  });
  if (rows.length === 0) return null;
  return `<html><body><a class="contest-title" href="/contests/${contest}">Contest ${contest}</a><table class="table"><thead><tr><th></th><th>Task Name</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}

const csrfField = (csrf: string) => `<input type="hidden" name="csrf_token" value="${csrf}">`;

export const signInPage = (csrf: string): string =>
  `<script>var csrfToken = "${csrf}"</script><form method="post" action="/login">${csrfField(csrf)}<input name="username"><input type="password" name="password"><label class="cf-turnstile"><input type="checkbox" name="cf-turnstile-response" value="sim-human-ok"> I am a human</label><button>Sign In</button></form>`;

export const settingsPage = (handle: string, csrf: string, profile: string): string =>
  `<a href="/users/${handle}">${handle}</a><form method="post" action="/settings">${csrfField(csrf)}<input name="affiliation" value="${escapeHtml(profile)}"><button>Update</button></form>`;

/** A box to tick stands for the captcha: who ticks it is a person. */
export const submitPage = (contest: string, handle: string, csrf: string, alert = ''): string =>
  `<html><body><script>var csrfToken = "${csrf}"; var userScreenName = "${handle}"</script>${alert && `<div class="alert alert-danger" role="alert">${escapeHtml(alert)}</div>`}
<form class="form-code-submit" method="post"><select name="data.TaskScreenName">${Object.keys(TASKS)
    .filter((key) => key.startsWith(`${contest}/`))
    .map((key) => `<option value="${key.split('/')[1]}">${key}</option>`)
    .join('')}</select><select name="data.LanguageId">${Object.entries(LANGUAGES)
    .map(([id, name]) => `<option value="${id}">${name}</option>`)
    .join('')}</select><textarea name="sourceCode" class="plain-textarea"></textarea>${csrfField(csrf)}
<label class="cf-turnstile"><input type="checkbox" name="cf-turnstile-response" value="sim-human-ok"> I am a human</label><button id="submit">Submit</button></form></body></html>`;

/** The own submissions to a contest, newest first. */
export function ownList(world: World, handle: string, contest: string, task: string | null): string {
  const rows = world
    .listed()
    .filter(
      (one) =>
        one.handle === handle &&
        one.key === (task ? `${contest}/${task}` : one.key) &&
        one.key.startsWith(`${contest}/`),
    )
    .map((one) => {
      const name = one.key.split('/')[1];
      return `<tr><td><time>x</time></td><td><a href="/contests/${contest}/tasks/${name}">${name}</a></td><td><a href="/users/${handle}">${handle}</a></td><td>${LANGUAGES[one.language]}</td><td class="text-right submission-score" data-id="${one.id}">0</td><td><a class="submission-details-link" href="/contests/${contest}/submissions/${one.id}">Detail</a></td></tr>`;
    });
  if (rows.length === 0)
    return '<div class="panel panel-default panel-submission"><div class="panel-body">No Submissions</div></div>';
  return `<div class="panel panel-default panel-submission"><table class="table">${rows.join('')}</table></div>`;
}
