import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { SCREENS } from '../apps/web/src/lib/screens/screens.ts';

/** A screen as the server needs it for the first answer: where it is, what it is called, and which files it loads. */
export interface PrintedScreen {
  name: string;
  /** Source of a regular expression over the path, with the parameters as named groups. */
  pattern: string;
  title: { zh: string; en: string };
  /** Whether visitors may see it. */
  isPublic: boolean;
  /** What its page needs besides the entry's own files, as addresses; where most visits begin, the styles of the entry, too. */
  scripts: string[];
  styles: string[];
  /** All of its styles in one file; null where they are one file or none. */
  joined: string | null;
  /** What it asks for by itself as soon as it has a written text to show: what makes texts harmless. */
  late: string[];
}

/** What the printing reads of a chunk of the bundle. */
export interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

/** As `namesSomething` of the screens: a display id is a word, every other parameter an id of the database. */
const groupOf = (parameter: string) => `(?<${parameter}>${parameter === 'problemID' ? '[^/]+' : '[1-9]\\d{0,15}'})`;

/** The addresses of a screen: `/contest/$contestID` becomes `^/contest/(?<contestID>[1-9]\d{0,15})/?$`. */
export const patternOf = (path: string): string =>
  `^${path.replace(/[.+*?^()[\]{}|\\]/g, '\\$&').replace(/\$(\w+)/g, (_, name: string) => groupOf(name))}/?$`;

/** The modules that name the pages of screens, with their text. */
export type PageTables = Readonly<Record<string, string>>;
/** The table that comes with the first page; a page of another is not found before that is there. */
const FIRST_TABLE = 'pages-public.ts';
/** Frames that a page is not drawn without: of a group, and of the back office. */
const GROUP_FRAME = 'pages/groups/group-admin.tsx';
const ADMIN_FRAME = 'app/admin/admin-shell.tsx';
/** What shows written texts, and what it asks for then. */
const TEXTS = 'features/markdown/markdown-text.tsx';
const LATE = 'features/markdown/render.ts';

/**
 * The modules that draw each screen, its page first, as a table names it: `Home: () => import('./pages/home/home.tsx')`, within
 * `inGroup(…)` where it stands in the frame of a group.
 */
export const pagesIn = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...table.matchAll(/^ {2}(\w+): (inGroup\()?\(\) => import\('\.\/([^']+)'\)/gm)].map(([, name, frame, file]) => [
      name!,
      [file!, ...(frame ? [GROUP_FRAME] : [])],
    ]),
  );

/** Files that come with chunks: themselves and whatever they import at once, without those in `known`. */
function filesOf(wanted: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>, known: ReadonlySet<string>) {
  const scripts = new Set(wanted.map(({ fileName }) => fileName));
  const styles = new Set<string>();
  for (const file of scripts) {
    const { imports, viteMetadata } = chunks.get(file) ?? { imports: [] };
    for (const name of imports) if (!known.has(name)) scripts.add(name);
    for (const name of viteMetadata?.importedCss ?? []) styles.add(name);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The screen that most visits begin with: every request that it saves counts. Of the others a reader who comes by links opens many. */
const BEGINNING = 'Home';

/** What the printing asks of the bundler. */
export interface Bundler {
  /** Makes one file of the styles of a page and answers its address. */
  join: (styles: readonly string[]) => string;
  /** The modules that import a module at once. */
  importersOf: (moduleId: string) => readonly string[];
}

/**
 * Every screen with the files of its page; screens with fewer parameters stand first, so that the first match is the right one.
 * @throws Error when the page of a built screen is not found in the bundle
 */
export function printScreens(
  tables: PageTables,
  all: Iterable<Chunk>,
  { join, importersOf }: Bundler,
): PrintedScreen[] {
  const chunks = new Map([...all].map((chunk) => [chunk.fileName, chunk]));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the bundle has no entry');
  const own = filesOf([entry], chunks, new Set());
  const [scripts, styles] = [new Set(own.scripts), new Set(own.styles)];
  const modulesOf = new Map(
    Object.entries(tables).flatMap(([table, text]) =>
      [...pagesIn(text)].map(([name, page]) => [name, table === FIRST_TABLE ? page : [...page, table]] as const),
    ),
  );
  const find = (module: string) => {
    for (const chunk of chunks.values()) {
      const id = chunk.moduleIds.find((known) => known.endsWith(`/src/${module}`));
      if (id !== undefined) return { chunk, id };
    }
    return undefined;
  };
  const texts = find(TEXTS);
  const showTexts = new Set(texts ? [texts.id] : []);
  for (const id of showTexts) for (const importer of importersOf(id)) showTexts.add(importer);
  const filesOfScreen = ({ name, mode }: (typeof SCREENS)[number]) => {
    const modules = [...(modulesOf.get(name) ?? []), ...(mode === 'admin' ? [ADMIN_FRAME] : [])];
    const found = modules.flatMap((module) => find(module) ?? []);
    if (!modulesOf.has(name) || found.length < modules.length)
      throw new Error(`no page of the screen ${name} in the bundle`);
    const files = filesOf(
      found.map(({ chunk }) => chunk),
      chunks,
      scripts,
    );
    const late = found.some(({ id }) => showTexts.has(id)) ? find(LATE) : undefined;
    const known = new Set([...scripts, ...files.scripts]);
    return { ...files, late: late ? filesOf([late.chunk], chunks, known).scripts : [] };
  };
  const address = (file: string) => `/${file}`;
  return SCREENS.map((screen) => {
    const { name, path, title, auth, open } = screen;
    const files = open ? { scripts: [], styles: [], late: [] } : filesOfScreen(screen);
    const isPublic = auth === 'anyone';
    const besides = files.styles.filter((file) => !styles.has(file));
    const ownStyles = name === BEGINNING ? [...styles, ...besides] : besides;
    return {
      name,
      pattern: patternOf(path),
      title: { zh: title.zh, en: title.en },
      isPublic,
      scripts: files.scripts.filter((file) => !scripts.has(file)).map(address),
      styles: ownStyles.map(address),
      // those who come as visitors wait for their first page the longest
      joined: isPublic && ownStyles.length > 1 ? address(join(ownStyles)) : null,
      late: files.late.filter((file) => !scripts.has(file)).map(address),
    };
  }).sort((a, b) => a.pattern.split('(?<').length - b.pattern.split('(?<').length);
}

/** Prints `screens.json` beside the built pages: the server reads from it which addresses are screens and what each loads. */
export function printScreenList(readTables: () => PageTables): Plugin {
  return {
    name: 'print-screens',
    apply: 'build',
    generateBundle: {
      // when chunks that held nothing but styles are gone
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as unknown as Chunk[];
        const join = (styles: readonly string[]) => {
          const texts = styles.map((file) => {
            const style = bundle[file];
            return style?.type === 'asset' ? String(style.source) : '';
          });
          const source = texts.join('');
          const fileName = `assets/${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const importersOf = (id: string) => this.getModuleInfo(id)?.importers ?? [];
        const source = JSON.stringify(printScreens(readTables(), chunks, { join, importersOf }));
        this.emitFile({ type: 'asset', fileName: 'screens.json', source });
      },
    },
  };
}
