import { fileURLToPath } from 'node:url';
import type { AnyOp } from '@assay/contract/op.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const CONTRACT = fileURLToPath(new URL('../packages/contract/src/', import.meta.url));

type BoundsOf = typeof import('@assay/contract/bounds/print-bounds.ts').boundsOf;

const isShape = (value: unknown): value is { _zod: unknown } =>
  typeof value === 'object' && value !== null && '_zod' in value;
const isOp = (value: unknown): value is AnyOp =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;
const holdsShape = (value: unknown): boolean =>
  isShape(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsShape));

/** What browsers need of a call: where it goes, and what its input may be where people write it. */
function printOp({ name, method, path, access, via, answer, input }: AnyOp, boundsOf: BoundsOf) {
  return { name, method, path, access, via, answer, ...(via === 'body' ? { bounds: boundsOf(input) } : {}) };
}

/**
 * A module of the contract as browsers get it, or null for one without shapes, which stays as it is. Shapes go, since
 * nothing in a browser parses with them; functions beside them go too, and importing one is refused by the bundler.
 */
export function printModule(exports: Readonly<Record<string, unknown>>, boundsOf: BoundsOf): string | null {
  const entries = Object.entries(exports);
  if (!entries.some(([, value]) => holdsShape(value))) return null;
  return entries
    .flatMap(([name, value]) => {
      if (isOp(value)) return [[name, JSON.stringify(printOp(value, boundsOf))]];
      if (typeof value === 'function' || holdsShape(value)) return [];
      return [[name, value instanceof RegExp ? String(value) : JSON.stringify(value)]];
    })
    .map(([name, text]) => `export const ${name} = ${text};\n`)
    .join('');
}

/**
 * Prints the calls of the contract as plain data into what browsers load: addresses and bounds instead of shapes, and so
 * without the library of shapes, which costs more than everything that they would be used for there.
 */
export function printContract(): Plugin {
  let loader: Promise<ViteDevServer> | undefined;
  const open = () =>
    createServer({ configFile: false, root: CONTRACT, server: { middlewareMode: true, ws: false }, appType: 'custom' });
  const evaluate = async (path: string) => {
    loader ??= open();
    return (await loader).ssrLoadModule(path);
  };
  return {
    name: 'print-contract',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      if (source === 'zod' || source.startsWith('zod/')) throw new Error('shapes do not travel to browsers');
      return null;
    },
    async load(id) {
      const path = id.split('?')[0]!;
      if (!path.startsWith(CONTRACT)) return null;
      const { boundsOf } = (await evaluate(`${CONTRACT}bounds/print-bounds.ts`)) as { boundsOf: BoundsOf };
      return printModule(await evaluate(path), boundsOf);
    },
    async buildEnd() {
      await (await loader)?.close();
      loader = undefined;
    },
  };
}
