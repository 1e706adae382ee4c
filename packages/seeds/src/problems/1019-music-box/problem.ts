import { defineProblem, type SeedInput } from '../../problem.ts';
import { Random } from '../../random.ts';
import { lines, Tokens } from '../../tokens.ts';

const box = (name: string, drum: string, melody: string): SeedInput => ({ name, input: lines(drum, melody) });

/** The first `length` notes of a drum that turns for ever, from the given place. */
const turned = (drum: string, from: number, length: number): string =>
  drum.repeat(Math.ceil((from + length) / drum.length)).slice(from, from + length);

/** Fibonacci words: they resemble themselves at many places, which is hard on careless matching. */
const fibonacci = (length: number): string => {
  let [word, before] = ['ab', 'a'];
  while (word.length < length) [word, before] = [word + before, word];
  return word.slice(0, length);
};

const change = (text: string, place: number, note: string) => text.slice(0, place) + note + text.slice(place + 1);

/** z[i]: how many characters from place i on equal the text's beginning. */
const matchesOfBeginning = (text: string): Int32Array => {
  const z = new Int32Array(text.length);
  z[0] = text.length;
  for (let i = 1, left = 0, right = 0; i < text.length; i++) {
    let length = i < right ? Math.min(right - i, z[i - left]!) : 0;
    while (i + length < text.length && text[length] === text[i + length]) length++;
    z[i] = length;
    if (i + length > right) [left, right] = [i, i + length];
  }
  return z;
};

export const musicBox = defineProblem({
  problemId: '1019',
  slug: 'music-box',
  difficulty: 2,
  tags: ['string-matching', 'hashing'],
  examples: [
    { input: lines('abcab', 'abab'), output: lines(1) },
    { input: lines('aba', 'abaaba'), output: lines(1) },
    { input: lines('cc', 'ccccc'), output: lines(2) },
  ],

  solve(input) {
    const tokens = new Tokens(input);
    const drum = tokens.word();
    const melody = tokens.word();
    const text = `${melody}|${turned(drum, 0, drum.length + melody.length - 1)}`;
    const matches = matchesOfBeginning(text);
    let count = 0;
    for (let start = 0; start < drum.length; start++) if (matches[melody.length + 1 + start] === melody.length) count++;
    return lines(count);
  },

  inputs() {
    const random = new Random(1019);
    const size = 200_000;
    const drum = random.word(size, 'ab');
    const great = fibonacci(size);
    return [
      box('sample 1', 'abcab', 'abab'),
      box('sample 2', 'aba', 'abaaba'),
      box('sample 3', 'cc', 'ccccc'),
      box('one note', 'x', 'x'),
      box('another note', 'x', 'y'),
      box('melody of one note', random.word(1000, 'abc'), 'b'),
      box('melody goes round many times', 'abaab', turned('abaab', 3, 4321)),
      box('wrong last note', 'abaab', change(turned('abaab', 3, 4321), 4320, 'c')),
      box('small', random.word(60, 'ab'), 'aba'),
      box('periodic drum', 'abcabd'.repeat(2000), turned('abcabd', 4, 9999)),
      box('all equal', 'a'.repeat(size), 'a'.repeat(size / 2)),
      box('almost equal', 'a'.repeat(size), `${'a'.repeat(size / 2)}b`),
      box('longest, across the end', drum, turned(drum, size - 7, size)),
      box('self-similar', great, great.slice(0, 10_000)),
      box('short drum, long melody', 'z'.repeat(7), 'z'.repeat(size)),
    ];
  },
});
