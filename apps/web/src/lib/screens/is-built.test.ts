import { expect, it } from 'vitest';
import { isBuilt } from './is-built.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

it('is false for exactly the screens that are open', () => {
  for (const { path, open, name } of SCREENS as readonly Screen[]) {
    expect(isBuilt(path.replace(/\$\w+/g, '7')), name).toBe(!open);
  }
});

it.each([
  ['queries and hashes do not matter', '/status?onlyMine=true#top', true],
  ['parameters are not part of the address', '/problem/1000', true],
  ['what is no screen is left to the not-found page', '/nowhere', true],
])('%s', (_sentence, href, built) => {
  expect(isBuilt(href)).toBe(built);
});
