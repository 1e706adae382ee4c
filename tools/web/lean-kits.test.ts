import { expect, test } from 'vitest';
import { usedIn, withoutKeys, withoutUnused } from './lean-kits.ts';

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
