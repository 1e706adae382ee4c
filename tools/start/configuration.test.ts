import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../../apps/judge/src/settings.ts';
import { CONFIG_NAMES } from '../../apps/server/src/platform/config.ts';
import { root } from './root.mjs';

it('docs/configuration.md lists every variable that is read, and no other', () => {
  const text = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...new Set([...CONFIG_NAMES, ...SETTING_NAMES])].toSorted());
});
