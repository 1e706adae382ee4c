import type { Plugin } from 'vite';

/** Where the pages are whose first sight the server draws, and the table that names one of them; of all that pages load later, nothing else is bundled for it. */
const DRAWN =
  /\/pages-more\.ts$|\/pages\/(home\/(home|introduction)|problems\/problem-(list|detail)|submissions\/submission-list|contests\/contest-list|contests\/boards\/outside-board)\.tsx$/;

/** What needs a browser to be shown, and what stands in for it where there is none. */
const STAND_INS: readonly (readonly [end: string, standIn: string])[] = [
  ['/features/markdown/markdown-text.tsx', '/features/markdown/drawn/markdown-text.tsx'],
];

const NOTHING = '\0comes later';

/** Bundles pages for drawing them on the server: what they load later is nothing, so that what waits for it shows what it shows while waiting. */
export function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    enforce: 'pre',
    resolveDynamicImport(specifier) {
      return typeof specifier === 'string' && !DRAWN.test(specifier) ? NOTHING : null;
    },
    async resolveId(source, importer, options) {
      if (source === NOTHING) return NOTHING;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      const standIn = STAND_INS.find(([end, instead]) => found.id.endsWith(end) && !importer?.endsWith(instead));
      return standIn ? found.id.replace(standIn[0], standIn[1]) : null;
    },
    load: (id) => (id === NOTHING ? 'export default undefined;' : null),
  };
}
