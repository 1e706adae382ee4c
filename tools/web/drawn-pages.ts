import type { Plugin } from 'vite';

/** The pages whose first sight the server draws (apps/server/src/pages/page-calls.ts), under `apps/web/src/pages`. */
const PAGES = [
  'home/(home|introduction)',
  'problems/problem-(list|detail)',
  'submissions/submission-list',
  'contests/(contest-list|boards/outside-board)',
  'trainings/training-list',
  'works/work-list',
  'discussions/(discussion-list|problem-discussion|discussion-details)',
  'groups/group-list',
  'rankings/(acm-rank|oi-rank|tutorial-rank|rating)',
  'certificates/honors',
  'external/external-nav',
];
/** They, and the tables that name some of them; of all that pages load later, nothing else is bundled for it. */
const DRAWN = new RegExp(`/pages-(more|groups)\\.ts$|/pages/(${PAGES.join('|')})\\.tsx$`);

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
