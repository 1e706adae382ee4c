import { describe, expect, test } from 'vitest';
import { asFlag, asNumber, asWords, readYaml } from './yaml.ts';

describe('scalars stay what they are', () => {
  test.each([
    ['YAML 1.1 would make a date of it', 'at: 2014-06-25', { at: '2014-06-25' }],
    ['YAML 1.1 would make a number in base 60 of it', 'freeze: 5:00:00', { freeze: '5:00:00' }],
    ['a version', 'problem_format_version: 2025-09', { problem_format_version: '2025-09' }],
    ['a title of digits', 'name: 007', { name: '007' }],
    ['a title in exponent form', 'name: 1e3', { name: '1e3' }],
    ['Norway', 'name: no', { name: 'no' }],
    ['nothing', 'name:', { name: '' }],
  ])('%s', (_name, text, value) => expect(readYaml(text)).toEqual(value));
});

test('a bomb of aliases is refused', () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let at = 1; at < 12; at += 1)
    lines.push(
      `a${at}: &a${at} [${Array(10)
        .fill(`*a${at - 1}`)
        .join(', ')}]`,
    );
  expect(() => readYaml(lines.join('\n'))).toThrow('aliases');
});

test('a value inside itself is refused', () => {
  expect(() => readYaml('a: &a [*a]')).toThrow('aliases');
});

test.each(['- a\n- b', 'just text', 'a: [', 'a: 1\na: 2'])('what is no map is refused: %j', (text) => {
  expect(() => readYaml(text)).toThrow();
});

test('tags name no types', () => {
  expect(readYaml('name: !!js/function "x"')).toEqual({ name: 'x' });
});

test('__proto__ is a key like any other', () => {
  const value = readYaml('__proto__: {polluted: yes}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.keys(value)).toEqual(['__proto__']);
});

test('numbers, switches and words are read where they are expected', () => {
  expect([asNumber('2.5'), asNumber('x'), asNumber(''), asNumber('0x10'), asNumber('1e400')]).toEqual([
    2.5,
    null,
    null,
    null,
    null,
  ]);
  expect([asFlag('Yes'), asFlag('false'), asFlag('maybe')]).toEqual([true, false, null]);
  expect(asWords('a  b')).toEqual(['a', 'b']);
  expect(asWords(['a b', 'c'])).toEqual(['a b', 'c']);
});

test('after a broken text the errors of others still tell where they were made', () => {
  expect(() => readYaml('a: ]')).toThrow('line 1');
  expect(new Error('another').stack).toContain('yaml.test');
});
