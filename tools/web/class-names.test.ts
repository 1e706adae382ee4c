import { expect, test } from 'vitest';
import { nameClasses, withNamedClasses } from './class-names.ts';

test('classes are called by their file and a number, the same in every build', () => {
  const nameOf = nameClasses('/app');
  const row = nameOf('row', '/app/src/ui/table.module.css');
  expect(row).toMatch(/^_[A-Za-z0-9]{4}0$/);
  expect(nameOf('cell', '/app/src/ui/table.module.css')).toBe(row.replace(/0$/, '1'));
  expect(nameOf('row', '/app/src/ui/table.module.css?used')).toBe(row);
  expect(nameOf('row', '/app/src/ui/list.module.css')).not.toBe(row);
  expect(nameClasses('/elsewhere')('row', '/elsewhere/src/ui/table.module.css')).toBe(row);
});

const IMPORT = "import styles from './row.module.css';\n";

test('where classes are only named, they are no table', () => {
  const named = `${IMPORT}export const Row = () => <p className={styles.row}><b className={\`\${styles.row} \${styles.own}\`} /></p>;`;
  expect(withNamedClasses(named)).toBe(named.replace('import styles', 'import * as styles'));
});

test.each([
  ['as a whole', 'const all = { ...styles };'],
  ['by a name that comes later', 'const row = styles[kind];'],
  ['by a name that is no name of a variable', 'const row = styles.return;'],
])('where they are used %s, they are one', (_how, use) => {
  expect(withNamedClasses(IMPORT + use)).toBe(IMPORT + use);
});
