import { expect, test } from 'vitest';
import { SCREENS } from '../../apps/web/src/lib/screens/screens.ts';
import { comparisonPage } from './page.ts';
import { PICTURED, picturesOf } from './screens.ts';

test('thirty screens in two themes at three widths, each file once', () => {
  const pictures = picturesOf(PICTURED);
  expect(PICTURED).toHaveLength(30);
  expect(new Set(pictures.map(({ fileName }) => fileName)).size).toBe(180);
});

test('every address is one of a screen that is built', () => {
  const patterns = SCREENS.filter((screen) => !screen.open).map(
    ({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
  );
  const addresses = PICTURED.map(({ path }) => path.split('?', 1)[0]!);
  expect(addresses.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('what changed most stands first, and no name becomes markup', () => {
  const [a, b] = picturesOf([
    { name: 'a', path: '/<a>', as: 'visitor' },
    { name: 'b', path: '/b', as: 'root' },
  ]).filter(({ theme, width }) => theme === 'light' && width === 390);
  const html = comparisonPage([
    { ...a!, hasBefore: true, changed: 0 },
    { ...b!, hasBefore: true, changed: 0.25 },
  ]);
  expect(html).toContain('2 pictures, 1 changed');
  expect(html.indexOf('b-light-390.png')).toBeLessThan(html.indexOf('a-light-390.png'));
  expect(html).toContain('25 % changed');
  expect(html).not.toContain('<a>');
});
