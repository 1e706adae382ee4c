import { readdir, readFile, writeFile } from 'node:fs/promises';
import { CALLS } from '@assay/contract/calls.ts';
import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { SCREENS } from '../apps/web/src/lib/screens/screens.ts';

/** Fields of an object shape, `?` after those that may be left out. */
function fieldsOf(shape: AnyOp['input']): string {
  const schema = jsonSchemaOf(shape, 'draft-7');
  const required = new Set(schema.required);
  return Object.keys(schema.properties ?? {})
    .map((name) => (required.has(name) ? name : `${name}?`))
    .join(', ');
}

export function printCalls(): string {
  const rows = CALLS.map((op) => {
    const kind = op.answer === 'json' ? '' : ` [${op.answer}]`;
    return `${op.method.padEnd(6)} ${op.path}\n       ${op.name} · ${op.access} · ${op.via}(${fieldsOf(op.input)})${kind}\n       ${op.does}`;
  });
  return `Every call of the product: method, path, name, who may make it, input, what it does.\nPrinted by \`npm run calls\` from packages/contract; do not edit.\n\n${rows.join('\n')}\n`;
}

export function printScreens(): string {
  const width = Math.max(...SCREENS.map((screen) => screen.path.length));
  const rows = SCREENS.map((screen) => {
    const state = screen.open ? 'open' : 'built';
    return `${screen.path.padEnd(width)}  ${state.padEnd(5)}  ${screen.auth.padEnd(6)}  ${screen.name}`;
  });
  const open = SCREENS.filter((screen) => screen.open).length;
  return `Every screen: path, whether it is built or still open, who may see it, name. ${SCREENS.length - open} built, ${open} open.\nPrinted by \`npm run calls\` from apps/web/src/lib/screens/screens.ts; do not edit.\n\n${rows.join('\n')}\n`;
}

const TESTLIB_PARTS = 'native/testlib/src';
const TESTLIB_HEAD = `// The interface of testlib for programs of the jury, written for Assay: docs/testlib.md tells what is the same and what differs.
// Printed by \`npm run calls\` from ${TESTLIB_PARTS}; do not edit.
#ifndef ASSAY_TESTLIB_H
#define ASSAY_TESTLIB_H
`;

/** The one file that programs include, from its parts in the order of their names. */
async function printTestlib(): Promise<string> {
  const names = (await readdir(TESTLIB_PARTS)).filter((name) => name.endsWith('.h')).sort();
  const parts = await Promise.all(names.map((name) => readFile(`${TESTLIB_PARTS}/${name}`, 'utf8')));
  return [TESTLIB_HEAD, ...parts, '#endif\n'].join('\n');
}

export const PRINTED = [
  { path: 'docs/calls.txt', print: printCalls },
  { path: 'docs/screens.txt', print: printScreens },
  { path: 'native/testlib/include/testlib.h', print: printTestlib },
] as const;

/** Printed lists that differ from what the code says. */
export async function findStalePrints(): Promise<string[]> {
  const stale = await Promise.all(
    PRINTED.map(async ({ path, print }) =>
      (await readFile(path, 'utf8').catch(() => '')) === (await print()) ? [] : [`${path} is stale: run npm run calls`],
    ),
  );
  return stale.flat();
}

if (process.argv[1]?.endsWith('print.ts')) {
  for (const { path, print } of PRINTED) await writeFile(path, await print());
}
