import { expect, test } from 'vitest';
import { answerWords } from './answer-words.ts';

const SAYS = { yes: 'True', no: 'False', none: '–' };
const options = [
  { id: 'q', text: 'one' },
  { id: 'r', text: '$2$' },
];

test.each([
  ['one option, by the letter of this person', options, 'r', 'B. $2$'],
  ['several options', options, ['q', 'r'], 'A. one · B. $2$'],
  ['blanks, one of them empty', [], ['FIFO', ''], 'FIFO · –'],
  ['a number', [], '3.14', '3.14'],
  ['true', [], true, 'True'],
  ['false is an answer', [], false, 'False'],
  ['nothing', options, null, '–'],
  ['nothing chosen', options, [], '–'],
  ['never touched', options, undefined, '–'],
])('WORK-27 reads %s', (_sentence, of, answer, words) => {
  expect(answerWords({ options: of }, answer, SAYS)).toBe(words);
});
