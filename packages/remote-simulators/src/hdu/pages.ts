import { escapeHtml } from '../core/site.ts';

export interface HduProblem {
  title: string;
  panels: readonly (readonly [title: string, html: string])[];
  limits?: string;
  isSpecial?: boolean;
}

const pre = (text: string) => `<pre><div style="font-family:Courier New,Courier,monospace;">${text}</div></pre>`;

export const PROBLEMS: Readonly<Record<string, HduProblem>> = {
  1000: {
    title: 'A + B Problem',
    panels: [
      ['Problem Description', 'Calculate <i>A + B</i>.<br>'],
      ['Input', 'Each line will contain two integers A and B. Process to end of file.<br>'],
      ['Output', 'For each case, output A + B in one line.<br>'],
      ['Sample Input', pre('1 1')],
      ['Sample Output', pre('2')],
      ['Author', 'HDOJ'],
    ],
  },
  1001: {
    title: 'Sum Problem',
    panels: [
      ['Problem Description', '给定 n, calculate SUM(n) = 1 + 2 + 3 + ... + n.<br>Here $1 \\le n \\le 10^5$.'],
      ['Input', 'The input will consist of a series of integers n, one integer per line.'],
      ['Output', 'For each case, output SUM(n) in one line, followed by a blank line.'],
      ['Sample Input', pre('1\n100')],
      [
        'Sample Output',
        pre(
          "1\n\n5050\n<div style='border-top:1px solid'><i style='font-size:1px'>Hint</i></div>Use integers of 32 bits.",
        ),
      ],
      ['Source', 'DYGG'],
    ],
  },
  3642: {
    title: 'Get The Treasury',
    isSpecial: true,
    limits: 'Time Limit: 10000/5000 MS (Java/Others)&nbsp;&nbsp;&nbsp;&nbsp;Memory Limit: 65535/32768 K (Java/Others)',
    panels: [
      [
        'Problem Description',
        'Boxes lie in space. <img src="../../data/images/3642-1.png"> <table><tr><td>x</td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table><img src="/data/images/3642-2.png"> It costs 5 dollars.',
      ],
      ['Input', 'Numbers.'],
      ['Sample Input', pre('1\n2 &lt; 3')],
      ['Sample Output', pre('Case 1: 0')],
    ],
  },
};

const LIMITS =
  'Time Limit: 2000/1000 MS (Java/Others)&nbsp;&nbsp;&nbsp;&nbsp;Memory Limit: 65536/32768 K (Java/Others)';

export const page = (title: string, body: string, isSignedIn: boolean): string =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"><title>${title}</title></head><body>
<div>${isSignedIn ? '<a href="/userloginex.php?action=logout">退出</a>' : '<a href="/register.php">注册</a>'}</div>
${body}</body></html>`;

export const problemPage = ({ title, panels, limits = LIMITS, isSpecial }: HduProblem, extra = ''): string =>
  `<h1 style='color:#1A5CC8'>${escapeHtml(title)}</h1><font><b><span style='font-family:Arial;font-size:12px;color:green'>${limits}<br>Total Submission(s): 9&nbsp;&nbsp;&nbsp;&nbsp;Accepted Submission(s): 5<br>${isSpecial ? '<font color=red>Special Judge</font>' : ''}</span></b></font><br><br>
${panels
  .map(
    ([name, html]) =>
      `<div class=panel_title align=left>${name}</div> <div class=panel_content>${html}${name === 'Problem Description' ? extra : ''}</div><div class=panel_bottom>&nbsp;</div><br>`,
  )
  .join('\n')}`;

export const SIGN_IN =
  '<h1>Sign In Your Account</h1><form action="/userloginex.php?action=login" method=post><input name=username><input name=userpass type=password></form>';

export const errorPage = (reasons: readonly string[]): string =>
  `<p>One or more following ERROR(s) occurred.</p><ul>${reasons.map((reason) => `<li>${reason}</li>`).join('')}</ul>`;
