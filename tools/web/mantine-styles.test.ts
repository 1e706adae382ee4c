import { expect, test } from 'vitest';
import { printVariables, printWidthClasses } from '../../apps/web/src/ui/theme/variables.ts';
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

test('the look of the site is printed without what the kit says itself, and another accent changes it', () => {
  const site = printVariables(null, false);
  expect(site).toContain('--mantine-color-accent-6: #2360d8;');
  expect(site).toContain(':root[data-mantine-color-scheme="dark"]');
  expect(site).toContain('--ink-soft: ');
  expect(site).not.toContain('--mantine-color-teal-6: ');
  const own = printVariables('#aa3377', false);
  expect(own).toContain('--mantine-color-accent-6: #aa3377;');
  expect(printVariables(null, true)).not.toBe(site);
});

test('classes of widths meet without a gap a hair wide', () => {
  expect(printWidthClasses()).toContain('@media (max-width: 47.99375em) {.mantine-visible-from-sm {');
  expect(printWidthClasses()).toContain('@media (min-width: 48em) {.mantine-hidden-from-sm {');
});
