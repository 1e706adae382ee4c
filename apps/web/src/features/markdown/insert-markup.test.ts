import { expect, it } from 'vitest';
import { insertMarkup, type Markup } from './insert-markup.ts';

/** The selection stands between bars, a cursor as one bar doubled. */
const read = (drawn: string) => {
  const [before = '', chosen = '', after = ''] = drawn.split('|');
  return { text: before + chosen + after, from: before.length, to: before.length + chosen.length };
};
const draw = ({ text, from, to }: ReturnType<typeof read>) =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;

it.each<[Markup, string, string]>([
  ['code', 'use |n| here', 'use `|n|` here'],
  ['code', '||', '`||`'],
  ['block', '|int main(){}|', '```\n|int main(){}|\n```\n'],
  ['block', 'Why? ||', 'Why? \n```\n||\n```\n'],
  ['block', 'one\n|two|\nthree', 'one\n```\n|two|\n```\nthree'],
  ['link', 'see |the rules|', 'see [the rules](|https://|)'],
  ['link', 'see ||', 'see [||](https://)'],
  ['bullets', '|a\nb|', '- a\n- b||'],
  ['bullets', 'list: ||', 'list: \n- ||'],
  ['numbers', '|a\nb|\nc', '1. a\n2. b||\nc'],
  [{ emoji: '👍' }, 'good |job|!', 'good 👍||!'],
])('%s of %j', (markup, before, after) => {
  expect(draw(insertMarkup(read(before), markup))).toBe(after);
});
