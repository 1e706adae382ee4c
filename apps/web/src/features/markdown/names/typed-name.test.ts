import { expect, test } from 'vitest';
import { completeName, typedName } from './typed-name.ts';

test.each([
  ['a beginning', 'hello @an|', { from: 6, prefix: 'an' }],
  ['in the middle of a text', '@an| and so on', { from: 0, prefix: 'an' }],
  ['right after Chinese', '谢谢@an|', { from: 2, prefix: 'an' }],
  ['the sign alone suggests nobody', 'hello @|', null],
  ['a mail address', 'me@an|', null],
  ['once a blank follows', '@an |', null],
  ['longer than any name', `@${'x'.repeat(30)}|`, null],
])('DISC-15 the name that is being written: %s', (_sentence, marked, expected) => {
  const cursor = marked.indexOf('|');
  expect(typedName(marked.replace('|', ''), cursor)).toEqual(expected);
});

test('DISC-15 a chosen name takes the place of its beginning, followed by one blank', () => {
  expect(completeName('so @an wrote', { from: 3, prefix: 'an' }, 'anna')).toEqual({
    text: 'so @anna wrote',
    cursor: 9,
  });
  expect(completeName('@an', { from: 0, prefix: 'an' }, 'anna')).toEqual({ text: '@anna ', cursor: 6 });
});
