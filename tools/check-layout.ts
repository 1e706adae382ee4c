import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import {
  AREAS,
  type Area,
  COMPONENT_LINES_MAX,
  DOMAINS,
  FEATURES,
  FILE_LINES_MAX,
  FOLDER_FILES_MAX,
  isTest,
  LONG_FILES,
  NOUNS,
  ROOMS,
  SHAPE_MAKERS,
  WIDE_FOLDERS,
} from './layout.ts';
import { refuseOwnForm } from './web/check-forms.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
const PACKAGE = /^@assay\/([a-z-]+)\/(.+)$/;

/** Where an import leads within the repository; null for libraries and built-ins. */
export function resolveImport(from: string, specifier: string): string | null {
  const shared = PACKAGE.exec(specifier);
  if (shared) return `packages/${shared[1]}/src/${shared[2]}`;
  if (!specifier.startsWith('.')) return null;
  return normalize(join(dirname(from), specifier));
}

export const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map((match) => (match[1] ?? match[2])!);

const areaOf = (path: string): Area | undefined => AREAS.find((area) => path.startsWith(area.folder));

/** What is wrong with one import, or null. */
export function refuseImport(from: string, to: string): string | null {
  const source = areaOf(from);
  const target = areaOf(to);
  if (!source || isTest(from)) return null;
  if (!target) return `${from}: ${to} lies outside the areas of tools/layout.ts`;
  if (source !== target && !source.may.includes(target.name)) {
    return `${from}: ${source.name} may not import ${target.name} (${to})`;
  }
  const ladder = target === source ? LADDERS[source.name] : undefined;
  return ladder ? refuseStep(ladder, from, to) : null;
}

/** Areas whose folders stand on a ladder. */
const LADDERS: Partial<Record<string, { rungs: Record<string, readonly string[]>; called: string }>> = {
  'server-domains': { rungs: DOMAINS, called: 'domain' },
  'web-features': { rungs: FEATURES, called: 'feature' },
};

/** The folder of an area (`apps/<app>/src/<area>/<folder>/…`) that a file belongs to. */
const rungOf = (path: string) => path.split('/')[4]!;

function refuseStep({ rungs, called }: NonNullable<(typeof LADDERS)[string]>, from: string, to: string): string | null {
  const source = rungOf(from);
  const target = rungOf(to);
  if (source === target) return null;
  const allowed = rungs[source];
  if (!allowed) return `${from}: the ${called} ${source} is not in tools/layout.ts`;
  return allowed.includes(target) ? null : `${from}: the ${called} ${source} may not use ${target} (${to})`;
}

/** SQL stays in `*.queries.ts` and the database platform. */
export function refuseSql(path: string, source: string): string | null {
  if (!path.startsWith('apps/server/src/domains/') || path.endsWith('.queries.ts') || isTest(path)) return null;
  const builder = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`/.exec(source);
  return builder ? `${path}: SQL belongs into a .queries.ts file (${builder[0]})` : null;
}

const RAW_VERDICT = /(?<!\bu\.|\busers\.)\bstatus\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*-?\d/;

/** Verdicts have names in SQL, too (`platform/db/verdicts.ts`). */
export function refuseRawVerdict(path: string, source: string): string | null {
  if (!path.endsWith('.queries.ts') || isTest(path)) return null;
  const raw = RAW_VERDICT.exec(source);
  return raw ? `${path}: a verdict has a name; use platform/db/verdicts.ts (${raw[0]})` : null;
}

/** A call has the services as its prototype, which a spread leaves behind without a word from the compiler. */
export function refuseSpreadCall(path: string, source: string): string | null {
  if (!path.startsWith('apps/server/src/')) return null;
  return /\.\.\.call\s*[,}]/.test(source) ? `${path}: ...call loses the services; use callWith(call, parts)` : null;
}

/** What an anchor that is no `Link` may be: one that leaves the site, leads within the page, or hands over a file. */
const OUTWARD = /\btarget="_blank"|\bhref="#|\bhref=\{`#|\bdownload\b/;

/** Links inside the site go through `ui/link.tsx`: any other anchor loads the whole application anew. */
export function refuseReload(path: string, source: string): string | null {
  if (!/^apps\/web\/src\/.*\.tsx$/.test(path) || path === 'apps/web/src/ui/link.tsx') return null;
  if (source.includes('component="a"')) return `${path}: component="a" reloads the application; use component={Link}`;
  const anchor = [...source.matchAll(/<a\b[^>]*?>/gs)].find(([tag]) => !OUTWARD.test(tag));
  return anchor ? `${path}: a bare anchor reloads the application; use Link (${anchor[0].slice(0, 60)})` : null;
}

/** Parts of Mantine that the kit has in a form of its own, and where. */
const KIT: Readonly<Record<string, string>> = {
  Modal: 'ui/dialogs/dialog.tsx',
  Tooltip: 'ui/tip/tip.tsx',
  SegmentedControl: 'ui/segments/segments.tsx',
  // they come when they are shown
  Select: 'ui/fields/fields.tsx',
  MultiSelect: 'ui/fields/fields.tsx',
  TagsInput: 'ui/fields/fields.tsx',
  ColorInput: 'ui/fields/fields.tsx',
  NumberInput: 'ui/fields/fields.tsx',
};
const OF_MANTINE = /import (?!type)\{([^}]*)\} from '@mantine\/core'/g;

/** Each part of the kit exists once: dialogs, tips, segments, and the fields that are heavy. */
export function refuseKitTwin(path: string, source: string): string | null {
  if (!path.startsWith('apps/web/src/') || isTest(path)) return null;
  const names = [...source.matchAll(OF_MANTINE)].flatMap(([, list]) => list!.split(',').map((name) => name.trim()));
  const twin = names.find((name) => Object.hasOwn(KIT, name));
  return twin ? `${path}: ${twin} of Mantine has a part of our own, ${KIT[twin]}` : null;
}

const SHAPES = /^import (?!type)[^;]*from '(?:zod(?:\/[^']*)?|(?:\.\.?\/)+(?:shapes|page)\.ts)'/m;
const EXPORTED_FUNCTION = /^export (?:async function|function|class|const \w+ =(?:\s*<|\s*\(|\s*async|\s*\w+ =>))/m;

/**
 * Calls are printed as plain data for browsers, without the library of shapes (`tools/print-contract.ts`): so the web
 * asks no shape, and a module of the contract holds shapes or functions that the web may call, not both.
 */
export function refuseShapes(path: string, source: string): string | null {
  if (isTest(path) || !SHAPES.test(source)) return null;
  if (path.startsWith('apps/web/src/')) return `${path}: shapes do not travel to browsers; check with useSaveForm`;
  if (!path.startsWith('packages/contract/src/') || SHAPE_MAKERS.has(path)) return null;
  const exported = EXPORTED_FUNCTION.exec(source);
  return exported ? `${path}: functions and shapes stand in modules of their own (${exported[0]})` : null;
}

/** Where a kind of venue may be told from another: what names the kinds, and what the table of their rules is made of. */
const KNOWS_VENUES = /^packages\/contract\/src\/venue\.ts$|^apps\/server\/src\/domains\/venues\//;
const KIND_TESTS = [
  // `venue.kind === 'contest'`, `switch (facts.venue.kind)`
  /\b\w*[vV]enue\w*\??\.kind\s*[!=]==?/,
  /\bswitch\s*\([^)\n]*[vV]enue\w*\??\.kind\s*\)/,
  // the same in SQL, and as it was told before there were kinds
  /\bvenue_kind\s*(?:=|<>|!=|in\b)/,
  /\bcid\s*(?:[!=]==|<>|=)\s*0\b/,
];

/** What differs between venues is a rule of theirs (`VenueRules`), a fragment of `venues.queries.ts` or a table by kind: nobody tests a kind by hand. */
export function refuseKindTest(path: string, source: string): string | null {
  if (!/^(?:apps|packages)\//.test(path) || KNOWS_VENUES.test(path) || isTest(path)) return null;
  const found = KIND_TESTS.map((test) => test.exec(source)).find((match) => match !== null);
  return found ? `${path}: ask the rules of the venue instead of its kind (${found[0]})` : null;
}

/** The package that an import names; nothing for files, built-ins and what the build makes. */
const packageOf = (specifier: string) =>
  /^(?:node|virtual):/.test(specifier) ? undefined : /^(?:@[a-z][\w-]*\/)?[a-z][\w.-]*/.exec(specifier)?.[0];

/** A workspace says in its own `package.json` what it uses; without that it is found by luck. Tests share the tools of the root. */
export function refuseUndeclared(
  path: string,
  specifiers: readonly string[],
  declared: ReadonlySet<string>,
  ofTests: ReadonlySet<string> = new Set(),
): string | null {
  const own = `@assay/${path.split('/')[1]}`;
  const isKnown = (name: string) => name === own || declared.has(name) || (isTest(path) && ofTests.has(name));
  const missing = specifiers.map(packageOf).find((name) => name !== undefined && !isKnown(name));
  return missing
    ? `${path}: ${missing} is not declared in ${path.split('/').slice(0, 2).join('/')}/package.json`
    : null;
}

/** What the workspace in a folder declares. */
function declaredIn(folder: string): ReadonlySet<string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Declared;
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
}
/** The workspace of a file; nothing outside of one. */
const workspaceOf = (path: string) => /^(?:apps|packages)\/[^/]+\//.exec(path)?.[0];
interface Declared {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function refuseLength(path: string, source: string): string | null {
  if (LONG_FILES.has(path) || isTest(path) || !/\.tsx?$/.test(path)) return null;
  const lines = source.split('\n').length - 1;
  return lines > FILE_LINES_MAX ? `${path}: ${lines} lines; split it by noun (at most ${FILE_LINES_MAX})` : null;
}

const COMPONENT = /^( *)(?:.*\b)?function ([A-Z]\w*)/;
const ARROW_COMPONENT = /^( *)(?:export )?const ([A-Z]\w*)\b[^;]*=> ?[{(]?$/;

/** Components that are too long to be seen at once. The formatter closes each where it began. */
export function refuseComponents(path: string, source: string): string | null {
  if (isTest(path) || !path.endsWith('.tsx')) return null;
  const lines = source.split('\n');
  const long = lines.flatMap((line, at) => {
    const begun = COMPONENT.exec(line) ?? ARROW_COMPONENT.exec(line);
    if (!begun) return [];
    const [, indent, name] = begun;
    const length = lines.slice(at).findIndex((end) => new RegExp(`^${indent}[})]+[;,]*$`).test(end)) + 1;
    return length > COMPONENT_LINES_MAX ? [`${name} has ${length} lines`] : [];
  });
  return long.length > 0
    ? `${path}: ${long.join(', ')}; cut it along its seams (at most ${COMPONENT_LINES_MAX})`
    : null;
}

const IS_SORTED = /^(?:apps|packages|tools|bench|native)\/.*\.(?:tsx?|mjs|[ch])$/;
const GOES_WITH_ANOTHER = /\.test\.tsx?$|\/text\.ts$/;

/** Folders that hold more source files than somebody finds their way in, and let-offs that are needed no more. */
export function refuseWidths(files: readonly string[], letOff: ReadonlyMap<string, string> = WIDE_FOLDERS): string[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    if (!IS_SORTED.test(path) || GOES_WITH_ANOTHER.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  const isWide = (folder: string) => (counts.get(folder) ?? 0) > FOLDER_FILES_MAX;
  const wide = [...counts.keys()].filter((folder) => isWide(folder) && !letOff.has(folder));
  const sorted = [...letOff.keys()].filter((folder) => !isWide(folder));
  return [
    ...wide.map((folder) => `${folder}: ${counts.get(folder)} files; sort them by noun (at most ${FOLDER_FILES_MAX})`),
    ...sorted.map((folder) => `${folder}: at most ${FOLDER_FILES_MAX} files; tools/layout.ts need not let it off`),
  ];
}

/** A folder of a room is named by a noun of the product, or by a technique that the room lists. */
export function refuseName(path: string): string | null {
  const room = ROOMS.find(({ folder }) => path.startsWith(folder));
  const [name, ...rest] = path.slice(room?.folder.length).split('/');
  if (!room || rest.length === 0 || NOUNS.has(name!) || room.techniques.includes(name!)) return null;
  return `${path}: ${name} is no noun of tools/layout.ts; use one of NOUNS, or add the noun there for all rooms`;
}

/** Every breach of the law in the files that git knows or would add. */
export function findBreaches(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.c', '*.h'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));
  const breaches = files.filter((path) => !/\.[ch]$/.test(path)).flatMap(breachesOf);
  return [...breaches, ...refuseWidths(files)];
}

function breachesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const imports = importsOf(source).flatMap((specifier) => {
    const to = resolveImport(path, specifier);
    return to === null ? [] : [refuseImport(path, to)];
  });
  const workspace = workspaceOf(path);
  const breaches = [
    refuseName(path),
    refuseSql(path, source),
    refuseRawVerdict(path, source),
    refuseKindTest(path, source),
    refuseSpreadCall(path, source),
    refuseReload(path, source),
    refuseKitTwin(path, source),
    refuseOwnForm(path, source),
    refuseShapes(path, source),
    refuseLength(path, source),
    refuseComponents(path, source),
    workspace ? refuseUndeclared(path, importsOf(source), declaredIn(workspace), declaredIn('')) : null,
  ];
  return [...imports, ...breaches].filter((breach) => breach !== null);
}
