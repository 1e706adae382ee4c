import { fileURLToPath } from 'node:url';
import type { AnyOp } from '@assay/contract/op.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const CONTRACT = fileURLToPath(new URL('../packages/contract/src/', import.meta.url));

/** Stands between a module's path and the name of one of its calls. */
const CALL = '?call=';

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

/** One call of the contract as browsers get it. */
export const printCall = (name: string, op: AnyOp, boundsOf: BoundsOf): string =>
  `export const ${name} = ${JSON.stringify(printOp(op, boundsOf))};\n`;

/** A constant as text that makes it again. @throws Error for what no text makes */
function literalOf(value: unknown, name: string): string {
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return `new Set(${literalOf([...value], name)})`;
  if (value instanceof Map) return `new Map(${literalOf([...value], name)})`;
  if (Array.isArray(value)) return `[${value.map((one) => literalOf(one, name)).join(', ')}]`;
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${literalOf(inner, name)}`);
    return `{ ${entries.join(', ')} }`;
  }
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  throw new Error(`the constant ${name} cannot be printed for browsers: keep it in a module without shapes`);
}

/**
 * A module of the contract as browsers get it, or null for one without shapes, which stays as it is. Shapes go, since
 * nothing in a browser parses with them; functions beside them go too, and importing one is refused by the bundler.
 * @param apart the address of a module that holds one call alone: pages that need one of several load no other
 */
export function printModule(
  exports: Readonly<Record<string, unknown>>,
  boundsOf: BoundsOf,
  apart?: (call: string) => string,
): string | null {
  const entries = Object.entries(exports);
  if (!entries.some(([, value]) => holdsShape(value))) return null;
  return entries
    .map(([name, value]) => {
      if (isOp(value)) return apart ? `export { ${name} } from '${apart(name)}';\n` : printCall(name, value, boundsOf);
      if (typeof value === 'function' || holdsShape(value)) return '';
      return `export const ${name} = ${literalOf(value, name)};\n`;
    })
    .join('');
}

/**
 * Prints the calls of the contract as plain data into what browsers load: addresses and bounds instead of shapes, and so
 * without the library of shapes, which costs more than everything that they would be used for there.
 */
export function printContract(): Plugin {
  let loader: Promise<ViteDevServer> | undefined;
  /** What was printed, while nothing can change: a build may be made twice over, and loads all of it each time. */
  let printed: Map<string, string | null> | undefined;
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
    configResolved({ command }) {
      if (command === 'build') printed ??= new Map();
    },
    resolveId(source) {
      if (source === 'zod' || source.startsWith('zod/')) throw new Error('shapes do not travel to browsers');
      return null;
    },
    async load(id) {
      const [path, call] = id.split(CALL) as [string, string?];
      if (!path.startsWith(CONTRACT)) return null;
      const known = printed?.get(id);
      if (known !== undefined) return known;
      const { boundsOf } = (await evaluate(`${CONTRACT}bounds/print-bounds.ts`)) as { boundsOf: BoundsOf };
      const exports = await evaluate(path.split('?')[0]!);
      const text = call
        ? printCall(call, exports[call] as AnyOp, boundsOf)
        : printModule(exports, boundsOf, printed && ((name) => path + CALL + name));
      printed?.set(id, text);
      return text;
    },
    async buildEnd() {
      await (await loader)?.close();
      loader = undefined;
    },
  };
}
