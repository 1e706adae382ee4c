import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { STEADY_ID, usedIn, withoutKeys, withoutTraces, withoutUnused } from './lean-kits.ts';

const MENU = `const Menu = factory(() => null);
Menu.displayName = "@mantine/core/Menu";
Menu.classes = Menu_module_default;
Menu.Item = MenuItem;
Menu.Search = MenuSearch;
`;

test('of a part of the kit stays what somebody uses', () => {
  const used = new Set(['<Menu.Item />', MENU, 'const other = Tabs.Search;'].flatMap(usedIn));
  expect(withoutUnused(MENU, used)).toBe(`const Menu = factory(() => null);
Menu.classes = Menu_module_default;
Menu.Item = MenuItem;
`);
});

test('an icon is its lines', () => {
  const icon = `const __iconData = {
  name: "trophy",
  size: 24,
  node: [
    ["path", { d: "M4 22h16", key: "57wxv0" }],
    ["circle", { cx: "12", cy: "12", r: "1", key: "41hilf" }]
  ]
};
`;
  expect(withoutKeys(icon)).toBe(`const __iconData = {
  name: "trophy",
  node: [
    ["path", { d: "M4 22h16" }],
    ["circle", { cx: "12", cy: "12", r: "1" }]
  ]
};
`);
});

test('the kit still names what stands a second time, by one hook in a file of its own', () => {
  const hooks = createRequire(import.meta.url)
    .resolve('@mantine/hooks')
    .replace(/\/cjs\/.*/, '/esm');
  const code = readFileSync(`${hooks}/use-id/use-id.mjs`, 'utf8');
  expect(code).toContain('setUuid(randomId())');
  const exported = (text: string) => /^export \{ (?:.* as )?(.*) \};$/m.exec(text)?.[1];
  expect(exported(code)).toBe('useId');
  expect(exported(STEADY_ID)).toBe('useId');
});

test('React makes the errors that it signals by as it starts: all of them are found, and stay errors', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/client'));
  const code = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const atStart = /^(?:var | {2})\w+ = Error\(/gm;
  expect(code.match(atStart)).toHaveLength(5);
  const lean = withoutTraces(code);
  expect(lean.match(atStart)).toBeNull();
  const signal = /^var SuspenseException = (.*),$/m.exec(lean)![1]!;
  const made = new Function('formatProdErrorMessage', `return ${signal}`)((number: number) => `the words of ${number}`);
  expect(made).toBeInstanceOf(Error);
  expect(made.message).toBe('the words of 460');
});
