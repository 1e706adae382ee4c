import { expect, test } from 'vitest';
import { linkNames } from './link-names.ts';

const PEOPLE = [
  { uid: 3, name: 'Anna' },
  { uid: 4, name: 'anna.b' },
];

function linked(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  const before = root.textContent;
  linkNames(root, PEOPLE);
  expect(root.textContent).toBe(before);
  return [...root.querySelectorAll<HTMLAnchorElement>('a.md-name')].map(
    (a) => `${a.textContent} ${a.getAttribute('href')}`,
  );
}

test.each([
  ['those who are named, whatever the case', '<p>x @anna, @ANNA.B. y</p>', ['@anna 3', '@ANNA.B 4']],
  ['also where a paragraph goes on', '<p>@anna <b>and @anna.b</b></p>', ['@anna 3', '@anna.b 4']],
  ['nobody else', '<p>@bela @annabel me@anna</p>', []],
  ['no code, link or quote', '<code>@anna</code><a>@anna</a><pre>@anna</pre><blockquote><p>@anna</p></blockquote>', []],
])('DISC-15 links %s', (_sentence, html, expected) => {
  expect(linked(html)).toEqual(expected.map((one) => one.replace(' ', ' /user-home?uid=')));
});
