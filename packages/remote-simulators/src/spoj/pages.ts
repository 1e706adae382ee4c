import { escapeHtml } from '../core/site.ts';

export interface SpojProblem {
  title: string;
  category: string;
  body: string;
  time: string;
}

export const PROBLEMS: Readonly<Record<string, SpojProblem>> = {
  TEST: {
    title: 'Life - and Everything',
    category: 'classical',
    time: '0.100s-2.5s',
    body: `<p>Rewrite small numbers. It costs $5.</p><h3>Input</h3><p>Numbers.</p><h3>Output</h3><p>Those before 42.</p>
<h3>Example</h3><pre><strong>Input:</strong>
1
2
88
42
99

<strong>Output:</strong>
1
2
88
</pre>`,
  },
  PRIME1: {
    title: 'Prime Generator',
    category: 'classical',
    time: '6s',
    body: `<p>Peter wants primes &lt; 10<sup>9</sup>. <img src="/content/PRIME1/p.png"></p><h3>Input</h3><p>t</p><h3>Output</h3><p>primes</p>
<h3>Sample Input</h3><pre>2
1 10
3 5</pre><h3>Sample Output</h3><pre>2
3
5
7

3
5</pre><h3>Warning</h3><p>Large input.</p>`,
  },
  SCORED: {
    title: 'Shortest Program',
    category: 'challenge',
    time: '1s',
    body: '<p>Be short.</p><h3>Example</h3><p>There is none.</p>',
  },
};

export const problemPage = (
  code: string,
  { title, category, time, body }: SpojProblem,
  hasLimits: boolean,
  extra: string,
): string =>
  `<html><head><title>SPOJ.com - Problem ${code}</title></head><body><ol class="breadcrumb"><li>Problems</li><li>${category}</li></ol>
<h2 id="problem-name" class="text-center">${code} - ${escapeHtml(title)}</h2>
<div id="problem-tags"><a href="/problems/tag/basic"><span class="problem-tag" data-tagid="1">#basic</span></a></div>
<div id="problem-body">${extra}${body}</div>
<table id="problem-meta"><tbody><tr><td>Added by:</td><td>somebody</td></tr><tr><td>Date:</td><td>2004-05-01</td></tr>${
    hasLimits
      ? `<tr><td>Time limit:</td><td>${time}</td></tr><tr><td>Source limit:</td><td>50000B</td></tr><tr><td>Memory limit:</td><td>1536MB</td></tr>`
      : ''
  }<tr><td>Cluster:</td><td>Cube (Intel G860)</td></tr><tr><td>Languages:</td><td>All except: ASM64</td></tr></tbody></table></body></html>`;

export const MISSING =
  '<html><body>In a few seconds you will be redirected to <a href="/problems/classical/">problems</a></body></html>';

export const LOG_IN =
  '<form action="/login/" method="post"><input name="login_user" type="text"><input name="password" type="password"><input type="submit" name="submit" value="Log In"></form>';
