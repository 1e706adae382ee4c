import { processorMs } from '@assay/testkit/growth.ts';
import { expect, test } from 'vitest';
import { sourceHider } from './without-source.ts';

const hide = sourceHider(['codeforces.com', 'www.spoj.com', 'poj.org']);
const inContest = { venue: 'contest', lang: 'en' } as const;
const NOT_NOW = 'not available during the contest';

test.each([
  ['Add $a$ and $b$.', 'Add $a$ and $b$.'],
  ['![a picture](/api/public/img/0a1b)', '![a picture](/api/public/img/0a1b)'],
  ['[The statement](</api/public/file/0a.pdf>)', '[The statement](</api/public/file/0a.pdf>)'],
  ['[a picture](<https://codeforces.com/images/1.png>)', `a picture (${NOT_NOW})`],
  ['![a picture](https://espresso.codeforces.com/1.png "title")', `a picture (${NOT_NOW})`],
  ['[https://poj.org/1.png](<https://poj.org/1.png>)', NOT_NOW],
  ['[elsewhere](http://mirror.example/cf/1A)', `elsewhere (${NOT_NOW})`],
  ['see codeforces.com/contest/1 or WWW.SPOJ.com.', `see ${NOT_NOW} or ${NOT_NOW}.`],
  ['see <https://codeforces.com/contest/1>, or m1.codeforces.com', `see <${NOT_NOW}>, or ${NOT_NOW}`],
  ['notpoj.org, poj.organ, a//b and http://', 'notpoj.org, poj.organ, a//b and http://'],
  ['<img src="https://codeforces.com/1.png">', NOT_NOW],
])('Markdown %s', (text, shown) => expect(hide(text, inContest)).toBe(shown));

test.each([
  ['<p>Add <a href="/problem/1">1</a>.</p>', '<p>Add <a href="/problem/1">1</a>.</p>'],
  ['<a href="https://codeforces.com/1">one</a> <a href="/b">b</a>', `one (${NOT_NOW}) <a href="/b">b</a>`],
  ['<a href="http://poj.org/1">poj.org/1</a>', NOT_NOW],
  ["<A class=x HREF='http://poj.org/1'><b>two</b></A>", `<b>two</b> (${NOT_NOW})`],
  ['<a href=http://poj.org/1>never ends', `never ends (${NOT_NOW})`],
  ['<pre>http://poj.org/1&#62;</pre>', `<pre>${NOT_NOW}</pre>`],
  ['\u{e001}a\u{e000}</a>', 'a</a>'],
])('HTML %s', (text, shown) => expect(hide(text, inContest)).toBe(shown));

test('in the language of the statement, and for works', () => {
  expect(hide('[图](<http://poj.org/1.png>)', { venue: 'work', lang: 'zh' })).toBe('图（作业期间不提供）');
});

test.each(['<a ', '[', '](http://poj.org ', 'a.', 'https://poj.org ', '<a https://x', '\u{e001}', '![a](http://x'])(
  'many %s take no longer than their length',
  (part) => {
    const time = (count: number) => {
      const text = part.repeat(count);
      return processorMs(() => hide(text, inContest));
    };
    time(100);
    expect(time(Math.floor(65_535 / part.length))).toBeLessThan(1_000);
  },
);

test.each(['<img ', '<a '])('a %s that never ends with addresses in it is read once', (open) => {
  const tookMs = processorMs(() => {
    for (let n = 0; n < 20; n++) hide(`${open}${'http://a '.repeat(7_000)}`, inContest);
  });
  expect(tookMs).toBeLessThan(1_000);
});
