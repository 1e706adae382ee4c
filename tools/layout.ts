/**
 * The import law: which folder may import which. `check-layout.ts` holds every import of the repository against it.
 * A path belongs to the first area whose folder it starts with; inside one area imports are free unless `domains`
 * narrows them.
 */
export interface Area {
  name: string;
  folder: string;
  /** Areas it may import besides itself. */
  may: readonly string[];
}

const SHARED = ['contract', 'rules'] as const;

export const AREAS: readonly Area[] = [
  { name: 'contract', folder: 'packages/contract/src/', may: [] },
  { name: 'rules', folder: 'packages/rules/src/', may: ['contract'] },
  { name: 'markdown', folder: 'packages/markdown/src/', may: ['contract'] },
  { name: 'seeds', folder: 'packages/seeds/src/', may: [...SHARED] },
  { name: 'formats', folder: 'packages/formats/src/', may: [...SHARED, 'markdown'] },
  { name: 'remote-sites', folder: 'packages/remote-sites/src/', may: ['contract', 'formats'] },
  // what stands in for the sites knows nothing of who asks them
  { name: 'remote-simulators', folder: 'packages/remote-simulators/src/', may: [] },
  { name: 'postgres', folder: 'packages/postgres/src/', may: [] },
  {
    name: 'testkit',
    folder: 'packages/testkit/src/',
    may: [...SHARED, 'postgres', 'seeds', 'server-platform', 'server-domains', 'server-top'],
  },

  { name: 'server-platform', folder: 'apps/server/src/platform/', may: [...SHARED, 'markdown'] },
  {
    name: 'server-domains',
    folder: 'apps/server/src/domains/',
    may: [...SHARED, 'formats', 'markdown', 'remote-sites', 'seeds', 'server-platform'],
  },
  {
    name: 'server-top',
    folder: 'apps/server/src/',
    may: [...SHARED, 'markdown', 'seeds', 'server-platform', 'server-domains'],
  },

  { name: 'judge-sandbox', folder: 'apps/judge/src/sandbox/', may: [...SHARED] },
  // what speaks HTTP with the server: nothing below the top may see it
  { name: 'judge-link', folder: 'apps/judge/src/platform/link', may: [...SHARED, 'judge-platform'] },
  { name: 'judge-platform', folder: 'apps/judge/src/platform/', may: [...SHARED] },
  { name: 'judge-languages', folder: 'apps/judge/src/languages/', may: [...SHARED, 'judge-sandbox', 'judge-platform'] },
  {
    name: 'judge-steps',
    folder: 'apps/judge/src/steps/',
    may: [...SHARED, 'judge-languages', 'judge-sandbox', 'judge-platform'],
  },
  {
    name: 'judge-modes',
    folder: 'apps/judge/src/modes/',
    may: [...SHARED, 'judge-steps', 'judge-languages', 'judge-sandbox', 'judge-platform'],
  },
  {
    name: 'judge-top',
    folder: 'apps/judge/src/',
    may: [...SHARED, 'judge-modes', 'judge-steps', 'judge-languages', 'judge-sandbox', 'judge-platform', 'judge-link'],
  },

  { name: 'web-lib', folder: 'apps/web/src/lib/', may: [...SHARED] },
  { name: 'web-ui', folder: 'apps/web/src/ui/', may: [...SHARED, 'web-lib'] },
  { name: 'web-features', folder: 'apps/web/src/features/', may: [...SHARED, 'markdown', 'web-ui', 'web-lib'] },
  { name: 'web-pages', folder: 'apps/web/src/pages/', may: [...SHARED, 'web-features', 'web-ui', 'web-lib'] },
  {
    name: 'web-app',
    folder: 'apps/web/src/app/',
    may: [...SHARED, 'web-pages', 'web-features', 'web-ui', 'web-lib'],
  },
  {
    name: 'web-top',
    folder: 'apps/web/src/',
    may: [...SHARED, 'web-app', 'web-pages', 'web-features', 'web-ui', 'web-lib'],
  },
];

/** Tests may also use the kit and whatever they test against. */
export const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|\/tests\//.test(path);

/** The server's domains, lowest first, and the domains each may use directly. A ladder: the check refuses a use upward. */
export const DOMAINS: Record<string, readonly string[]> = {
  coins: [],
  texts: [],
  venues: [],
  boards: [],
  accounts: ['coins'],
  files: ['accounts'],
  certificates: ['accounts', 'files'],
  news: [],
  announcements: ['news', 'texts'],
  comments: ['accounts', 'texts'],
  catalog: ['accounts'],
  groups: ['accounts', 'announcements', 'boards', 'files', 'venues'],
  reviews: [],
  questions: [],
  problems: ['accounts', 'catalog', 'coins', 'groups', 'questions', 'reviews', 'venues'],
  judging: ['catalog', 'files', 'problems', 'venues'],
  authoring: [
    'accounts',
    'catalog',
    'coins',
    'files',
    'groups',
    'judging',
    'problems',
    'questions',
    'reviews',
    'venues',
  ],
  rewards: ['coins'],
  contests: [
    'accounts',
    'announcements',
    'authoring',
    'boards',
    'coins',
    'comments',
    'files',
    'groups',
    'judging',
    'news',
    'problems',
    'venues',
  ],
  hints: ['authoring', 'coins', 'contests', 'problems', 'venues'],
  notes: ['problems'],
  drawings: ['problems'],
  tutorials: ['coins', 'problems', 'reviews', 'venues'],
  tickets: ['accounts', 'authoring', 'groups', 'problems', 'venues'],
  submissions: ['accounts', 'judging', 'news', 'problems', 'venues'],
  ai: ['authoring', 'contests', 'judging', 'problems', 'submissions', 'venues'],
  profiles: ['accounts', 'certificates', 'files', 'venues'],
  rankings: ['profiles', 'venues'],
  trainings: ['authoring', 'boards', 'catalog', 'groups', 'problems', 'profiles', 'venues'],
  qsheets: ['accounts', 'authoring', 'boards', 'judging', 'problems', 'submissions', 'venues'],
  works: ['accounts', 'authoring', 'boards', 'files', 'groups', 'judging', 'news', 'problems', 'questions', 'venues'],
  remote: ['accounts', 'authoring', 'catalog', 'contests', 'files', 'judging', 'problems', 'submissions', 'trainings'],
  assignments: ['groups', 'judging', 'news', 'qsheets', 'submissions', 'trainings', 'venues', 'works'],
  similarity: ['assignments', 'contests', 'problems', 'venues', 'works'],
  site: ['accounts', 'announcements', 'files', 'texts', 'venues'],
  external: [],
  medals: ['accounts', 'contests', 'profiles', 'trainings'],
  messages: ['accounts'],
  discussions: ['accounts', 'comments', 'groups', 'problems', 'texts', 'venues'],
  moderation: ['accounts', 'comments', 'discussions'],
  search: ['accounts', 'contests', 'discussions', 'groups', 'problems'],
};

/** The web's features, lowest first, and the features each may use directly: a ladder, as the domains are. */
export const FEATURES: Record<string, readonly string[]> = {
  editor: [],
  markdown: [],
  gates: [],
  sections: [],
  news: [],
  venues: [],
  boards: [],
  rankings: [],
  accounts: [],
  announcements: ['markdown'],
  certificates: ['accounts'],
  coins: ['accounts'],
  comments: ['accounts', 'markdown'],
  notes: ['accounts', 'markdown'],
  tutorials: ['accounts', 'markdown', 'notes'],
  ai: ['markdown'],
  hints: ['accounts', 'markdown'],
  drawings: [],
  moderation: ['accounts'],
  tickets: ['accounts'],
  discussions: ['accounts', 'comments', 'markdown', 'moderation'],
  catalog: ['editor'],
  problems: ['markdown'],
  questions: ['markdown'],
  judging: ['boards', 'editor', 'problems'],
  submissions: [
    'accounts',
    'ai',
    'discussions',
    'drawings',
    'editor',
    'hints',
    'judging',
    'markdown',
    'notes',
    'problems',
    'questions',
    'tickets',
    'tutorials',
  ],
  authoring: ['accounts', 'ai', 'editor', 'judging', 'markdown', 'problems', 'questions'],
  contests: [
    'accounts',
    'announcements',
    'authoring',
    'boards',
    'comments',
    'gates',
    'judging',
    'markdown',
    'news',
    'problems',
    'rankings',
    'submissions',
    'venues',
  ],
  messages: ['accounts', 'markdown'],
  groups: ['accounts', 'markdown', 'messages'],
  reviews: ['authoring', 'judging', 'markdown', 'problems'],
  trainings: [
    'accounts',
    'authoring',
    'boards',
    'gates',
    'groups',
    'markdown',
    'problems',
    'sections',
    'submissions',
    'venues',
  ],
  qsheets: ['boards', 'markdown', 'problems', 'sections', 'submissions'],
  assignments: ['boards', 'groups', 'news', 'sections', 'submissions'],
  similarity: ['submissions'],
  rewards: [],
  works: [
    'accounts',
    'boards',
    'gates',
    'groups',
    'markdown',
    'news',
    'problems',
    'questions',
    'submissions',
    'venues',
  ],
  medals: ['accounts'],
  profiles: ['certificates', 'discussions', 'markdown', 'medals', 'problems', 'rankings', 'trainings'],
  remote: ['authoring', 'markdown'],
  external: [],
  site: ['accounts', 'coins', 'markdown'],
  search: [],
};

/**
 * What the product is about. A noun has this name in every room that knows it: the contract, the rules, the server's domains and the
 * web's features; a new noun is a line here.
 */
export const NOUNS: ReadonlySet<string> = new Set(
  `accounts ai announcements assignments authoring boards catalog certificates coins comments contests discussions drawings
  external files gates groups hints judging medals messages moderation news notes problems profiles qsheets questions remote
  rankings reviews rewards search sections similarity site submissions texts tickets trainings tutorials venues works`.split(
    /\s+/,
  ),
);

/** The rooms of the nouns, each with the folders of it that are about no noun but a technique. */
export const ROOMS: readonly { folder: string; techniques: readonly string[] }[] = [
  { folder: 'packages/contract/src/', techniques: ['bounds', 'failures', 'readers'] },
  { folder: 'packages/rules/src/', techniques: ['calendar', 'spreadsheets'] },
  { folder: 'apps/server/src/domains/', techniques: [] },
  { folder: 'apps/web/src/features/', techniques: ['editor', 'markdown'] },
];

/** Lines of one source file; above it is split by noun. Measured tables and printed types are let off by name. */
export const FILE_LINES_MAX = 300;
export const LONG_FILES: ReadonlySet<string> = new Set([
  // printed from the migrations
  'apps/server/src/platform/db/schema.ts',
]);

/** Lines of one component; above it is cut along its seams: a hook for its state, a part for each thing that has a name. */
export const COMPONENT_LINES_MAX = 120;

/** Source files of one folder, without tests, styles and texts; above it is sorted into folders by noun. */
export const FOLDER_FILES_MAX = 16;
/** Folders that may hold more, and why. */
export const WIDE_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['apps/judge/golden/programs', 'programs that are judged, one beside the other, and imported by nobody'],
  ['packages/contract/src/failures', 'one table of refusals for each noun'],
  ['native/sandbox/src', 'one program of C, whose modules include each other by their bare names'],
]);

/** Modules of the contract that make shapes; browsers get no function of any other module that holds shapes. */
export const SHAPE_MAKERS: ReadonlySet<string> = new Set([
  'packages/contract/src/bounds/print-bounds.ts',
  'packages/contract/src/json-schema.ts',
  'packages/contract/src/op.ts',
  'packages/contract/src/page.ts',
  'packages/contract/src/bounds/shape-faults.ts',
  'packages/contract/src/shapes.ts',
]);
