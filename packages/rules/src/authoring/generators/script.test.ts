// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is tested has the same signs
import { expectLinear, repeated } from '@assay/testkit/growth.ts';
import { describe, expect, test } from 'vitest';
import { readTestScript, SCRIPT_CHARS_MAX } from './script.ts';

const WORLD = { generators: ['gen', 'tree'], taken: [] };
/** Tests as `number: command`, in their order. */
const read = (script: string, taken: number[] = []) => {
  const { tests, faults } = readTestScript(script, { ...WORLD, taken });
  return {
    tests: tests.map((one) => `${one.number}: ${[one.generator, ...one.arguments].join(' ')}`),
    faults: faults.map(({ line, code, what }) => [line, code, what]),
  };
};

test.each<[sentence: string, script: string, tests: string[], taken?: number[]]>([
  ['nothing', '', []],
  ['a number names the test', 'gen 5 10 > 2\ngen 1 > 1', ['1: gen 1', '2: gen 5 10']],
  [
    '$ is the smallest number that is free',
    'gen 1 > $\ngen 2 > $\ngen 4 > $\ngen 5 > $\ngen 3 > 3',
    ['1: gen 1', '2: gen 2', '3: gen 3', '4: gen 4', '5: gen 5'],
  ],
  ['tests by hand keep their numbers', 'gen 1 > $\ngen 2 > $', ['2: gen 1', '4: gen 2'], [1, 3]],
  ['blanks, empty lines and comments do not matter', '  \n# many\n\t gen   5\t10 >  1 \n', ['1: gen 5 10']],
  ['a comment of the template may span lines', '<#-- gen 1 > 1\ngen 2 > 2 -->gen 3 > $', ['1: gen 3']],
  ['loops', '<#list 1..3 as i>\ngen ${i} ${i * 10} > $\n</#list>', ['1: gen 1 10', '2: gen 2 20', '3: gen 3 30']],
  ['downwards, too', '<#list 2..1 as i>gen ${i} > $\n</#list>', ['1: gen 2', '2: gen 1']],
  [
    'loops in loops',
    '<#list 1..2 as i><#list [7, 8] as j>tree ${i} ${j} > $\n</#list></#list>',
    ['1: tree 1 7', '2: tree 1 8', '3: tree 2 7', '4: tree 2 8'],
  ],
  [
    'variables change',
    '<#assign n = 100000>\n<#list 1..2 as i>\ngen ${n} > $\n<#assign n = n / 10>\n</#list>',
    ['1: gen 100000', '2: gen 10000'],
  ],
  ['numbers are printed plainly', 'gen ${10 * 100000} ${7 / 2} ${1000000?c} > $', ['1: gen 1000000 3.5 1000000']],
  ['lists have places and a size', '<#assign a = [[1, 2], [3, 4]]>gen ${a[1][0]} ${a?size} > $', ['1: gen 3 2']],
  ['texts are joined', '<#assign kind = "star" + "-" + 3>tree ${kind} > $', ['1: tree star-3']],
  [
    'conditions choose',
    '<#list 1..3 as i><#if i == 1>gen a > $\n<#elseif (i > 2)>gen c > $\n<#else>gen b > $\n</#if></#list>',
    ['1: gen a', '2: gen b', '3: gen c'],
  ],
  ['and, or, not, lt', '<#if !(1 gt 2) && (2 lt 3 || 1 == 2)>gen yes > 1</#if>', ['1: gen yes']],
  ['a > among the words is one of them', 'gen a>b > 1', ['1: gen a>b']],
])('GEN-2: %s', (_sentence, script, tests, taken) => {
  expect(read(script, taken)).toEqual({ tests, faults: [] });
});

test.each<[sentence: string, script: string, fault: [number, string, string], taken?: number[]]>([
  ['a line without a target', 'gen 1 > 1\ngen 5', [2, 'noTarget', 'gen 5']],
  ['a target that is none', 'gen 5 > x', [1, 'badTarget', 'x']],
  ['test 0', 'gen 5 > 0', [1, 'badTarget', '0']],
  ['test 1001', 'gen 5 > 1001', [1, 'badTarget', '1001']],
  ['files of several tests', 'gen 5 > {1-3}', [1, 'manyFiles', '{1-3}']],
  ['an unknown generator', '\ngem 5 > 1', [2, 'unknownGenerator', 'gem']],
  ['one number twice', 'gen 1 > 1\ngen 2 > 1', [2, 'numberTaken', '1']],
  ['the number of a test by hand', 'gen 1 > 1', [1, 'numberTaken', '1'], [1]],
  ['a gap', 'gen 1 > 1\ngen 3 > 3', [2, 'numberMissing', '2']],
  ['a loop without an end', 'gen 1 > $\n<#list 1..2 as i>\ngen 2 > $', [2, 'unclosed', '<#list']],
  ['an end without a loop', '</#list>', [1, 'syntax', '<#/list']],
  ['a tag without an end', '\n<#list 1..2 as i', [2, 'unclosed', '<#list']],
  ['a directive that is unknown', '<#macro x>', [1, 'syntax', '<#macro']],
  ['an expression that is none', 'gen ${1 +} > $', [1, 'syntax', '1 +']],
  ['a name that nothing stands for', '\n\ngen ${n} > $', [3, 'unknownName', 'n']],
  ['a name of a loop that is over', '<#list 1..1 as i></#list>\ngen ${i} > $', [2, 'unknownName', 'i']],
  ['a number in place of a list', '<#list 5 as i></#list>', [1, 'wrongType', '5']],
  ['a place that a list does not have', 'gen ${[1][1]} > $', [1, 'wrongType', '1']],
  ['division by zero', 'gen ${1 / 0} > $', [1, 'wrongType', 'Infinity']],
  ['numbers that are no longer exact', 'gen ${9007199254740991 + 2} > $', [1, 'wrongType', '9007199254740992']],
  ['a heading that is none', '@group x', [1, 'badGroup', '@group x']],
  ['more tests than there may be', '<#list 1..1001 as i>gen ${i} > $\n</#list>', [1, 'tooManyTests', '']],
  ['a loop in a loop in a loop', loops(3, 1000), [0, 'tooMuch', '']],
  ['a range beyond all bounds', '<#list 1..999999999 as i></#list>', [1, 'tooMuch', '']],
  ['a text that doubles', `<#assign s = "xxxxxxxx"><#list 1..40 as i><#assign s = s + s></#list>`, [1, 'tooMuch', '']],
  ['brackets without end', `gen \${${'('.repeat(5000)} > $`, [1, 'unclosed', '${']],
  ['brackets in brackets', `gen \${${'('.repeat(500)}1${')'.repeat(500)}} > $`, [1, 'syntax', '(']],
  ['tags in tags', `${'<#if true>'.repeat(50)}${'</#if>'.repeat(50)}`, [1, 'tooMuch', '']],
])('GEN-3: refused with its line: %s', (_sentence, script, fault, taken) => {
  expect(read(script, taken).faults[0]).toEqual(fault);
});

function loops(depth: number, count: number) {
  return `${`<#list 1..${count} as i>`.repeat(depth)}x${'</#list>'.repeat(depth)}`;
}

test('GEN-2: a heading groups the tests that follow and says what each is worth', () => {
  const { tests } = readTestScript('gen 1 > $\n@group 1 20\ngen 2 > $\n@group 2\ngen 3 > $', WORLD);
  expect(tests.map(({ line, group, points }) => [line, group, points])).toEqual([
    [1, null, null],
    [3, 1, 20],
    [5, 2, null],
  ]);
});

test('GEN-3: no more than twenty faults are told', () => {
  expect(read('gem > 1\n'.repeat(100)).faults).toHaveLength(20);
});

test('GEN-3: a script beyond its bounds is refused before it is read', () => {
  expect(() => read(' '.repeat(SCRIPT_CHARS_MAX + 1))).toThrow(expect.objectContaining({ code: 'reader.tooLarge' }));
});

const PIECES = [
  'gen 1 > $\n',
  '<#-- x -->',
  '<#list 1..1 as i>',
  '${1}',
  '<#if true>',
  '</#if>',
  '(',
  '"',
  '<#',
  '${',
  '\n',
  '> ',
];
describe('test scripts take their time from the length alone', () => {
  test.each([...PIECES.map((piece) => repeated(piece)), repeated('(', '${', ')}'), repeated('1+', '${', '1}')])(
    '$name',
    { timeout: 120_000 },
    async (shape) => {
      await expectLinear((script) => read(script), shape, { to: SCRIPT_CHARS_MAX / 2 });
    },
  );
});
