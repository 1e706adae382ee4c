import { expect, it } from 'vitest';
import { inSite } from './dialogs.ts';

it.each([
  // where a login may lead (T-RED-1)
  ['/problem/1000?x=1#case-2', '/problem/1000?x=1#case-2'],
  ['/contest/5', '/contest/5'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https:evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example', null],
  ['/logout', null],
  ['/a/../logout', null],
  ['/./logout', null],
  ['', null],
])('%j may lead to %j', (address, allowed) => {
  expect(inSite(address)).toBe(allowed);
});
