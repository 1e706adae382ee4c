import { expectLinear, numbered, repeated } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { readProblemSet } from '../contests/contest-yaml.ts';
import { readAccountsTsv, readAccountsYaml } from '../contests/import/accounts.ts';
import { readTeamsTsv } from '../contests/people-files.ts';
import { readYaml } from '../yaml.ts';

const PIECES = [
  ...[
    '- a\n',
    '-\n',
    '- ',
    '- - ',
    '- ? ',
    '? ',
    '? a\n: b\n',
    'a: b\n',
    ': ',
    'a:\n ',
    '- a: b\n  c: d\n',
    '- {a: b}\n',
  ],
  ...['[', '[[],', '{', '{a: ', '[{', '[a: ', '{? ', ',', ']', '}', '- [a]\n', 'a, '],
  ...['&a ', '*a ', '!a ', '!', '- *a\n', '- &a a\n', '"', "'", '"a\n', '"\\n', '- "a"\n', '|\n', '>\n', '- |\n a\n'],
  ...['# a\n', '---\n', '...\n', '%A\n', '\t', ' ', '\n', '\r', 'a', 'a ', ' a\n', '@', '`', '::'],
];

const SHAPES = [
  ...PIECES.flatMap((piece) => [repeated(piece), repeated(piece, 'a: '), repeated(piece, 'a: [', ']')]),
  numbered('keys', (at) => `k${at}: 1\n`),
  numbered('keys in braces', (at) => `k${at}: 1, `, 'a: {', '}'),
  numbered('anchors', (at) => `- &a${at} x\n`, 'a:\n'),
  numbered('anchors and aliases', (at) => `- &a${at} x\n- *a${at}\n`, 'a:\n'),
  numbered('deeper and deeper', (at) => `${' '.repeat(at)}a:\n`),
];

describe('YAML takes its time from the length alone', () => {
  test.each(SHAPES)('$name', { timeout: 120_000 }, async (shape) => {
    await expectLinear(readYaml, shape);
  });
});

describe('the files of a contest take their time from their length alone', () => {
  test.each([
    ['problems', readProblemSet, numbered('ids', (at) => `- id: p${at}\n`)],
    ['accounts', readAccountsYaml, numbered('accounts', (at) => `- {id: a${at}, username: u${at}, type: team}\n`)],
    ['accounts as a table', readAccountsTsv, numbered('rows', (at) => `team\tT\tteam${at}\tpw\n`, 'accounts\t1\n')],
    ['teams as a table', readTeamsTsv, numbered('rows', (at) => `${at}\t${at}\t1\tT${at}\tS${at}\n`, 'teams\t1\n')],
    ['blank lines before a list', readAccountsYaml, repeated('\n', '', '- a')],
    ['comments before a list', readAccountsYaml, repeated('#\n', '', '- a')],
  ] as const)('%s', { timeout: 120_000 }, async (_name, read, shape) => {
    await expectLinear(read, shape);
  });
});

test.each([
  ['200,000 items', `a:\n${'- b\n'.repeat(200_000)}`],
  ['200,000 words', `a: [${'b,'.repeat(200_000)}]`],
  ['a text of 5 MB', `a: ${'b'.repeat(5 * 1024 * 1024)}`],
])('%s are refused by their number', (_name, text) => {
  expect(() => readYaml(text)).toThrow('reader.tooLarge');
});

test('more problems than any contest has are refused by their number', () => {
  expect(() => readProblemSet('- {id: a}\n'.repeat(20_000))).toThrow('more than 500 problems');
});
