import { expect, test } from 'vitest';
import { inOwnLayer, orderOf } from './mantine-styles.ts';

test('parts stand in the order of the whole sheet, whatever they are called', () => {
  const sheets = new Map([
    ['Button', '@layer mantine {.m_77c9d27d { color: red; }}'],
    ['UnstyledButton', '@layer mantine {.m_87cf2631 { border: 0; }}'],
  ]);
  expect(orderOf('@layer mantine {.m_87cf2631 {} .m_77c9d27d {}}', sheets)).toEqual(['UnstyledButton', 'Button']);
  expect(() => orderOf('', sheets)).toThrow('Button');
});

test('a part has a layer of its own', () => {
  expect(inOwnLayer('Button', '@layer mantine {.m_1 {}}')).toBe('@layer mantine.Button {.m_1 {}}');
});
