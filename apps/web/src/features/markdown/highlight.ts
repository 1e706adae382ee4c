import type { HLJSApi, LanguageFn } from 'highlight.js';

type Loader = () => Promise<{ default: LanguageFn }>;

const LOADERS: Record<string, Loader> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  d: () => import('highlight.js/lib/languages/d'),
  delphi: () => import('highlight.js/lib/languages/delphi'),
  fsharp: () => import('highlight.js/lib/languages/fsharp'),
  go: () => import('highlight.js/lib/languages/go'),
  haskell: () => import('highlight.js/lib/languages/haskell'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  lua: () => import('highlight.js/lib/languages/lua'),
  nim: () => import('highlight.js/lib/languages/nim'),
  ocaml: () => import('highlight.js/lib/languages/ocaml'),
  perl: () => import('highlight.js/lib/languages/perl'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  r: () => import('highlight.js/lib/languages/r'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  scala: () => import('highlight.js/lib/languages/scala'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
};

const ALIASES: Record<string, string> = {
  'c++': 'cpp',
  cc: 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  'f#': 'fsharp',
  fs: 'fsharp',
  golang: 'go',
  hs: 'haskell',
  js: 'javascript',
  node: 'javascript',
  kt: 'kotlin',
  ml: 'ocaml',
  pascal: 'delphi',
  pl: 'perl',
  py: 'python',
  python2: 'python',
  python3: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
};

/** The highlighter's own name for a language tag, or null when it is not one of ours. */
export function highlightName(tag: string): string | null {
  const lower = tag.toLowerCase();
  const name = ALIASES[lower] ?? lower;
  return Object.hasOwn(LOADERS, name) ? name : null;
}

const started = new Map<string, Promise<HLJSApi>>();

function ready(name: string): Promise<HLJSApi> {
  let promise = started.get(name);
  if (!promise) {
    promise = Promise.all([import('highlight.js/lib/core'), LOADERS[name]!()]).then(([core, language]) => {
      core.default.registerLanguage(name, language.default);
      return core.default;
    });
    started.set(name, promise);
  }
  return promise;
}

/** Longer code is read in one colour: strangers write it, and the page of whoever looks at it would wait. */
const CODE_CHARS_MAX = 200_000;
/** Some grammars take time that grows with the square of a word, or of the blanks between two. */
const RUN_CHARS_MAX = 1_000;

const isQuick = (code: string) =>
  code.length <= CODE_CHARS_MAX &&
  [/\W+/, /\S+/].every((between) => code.split(between).every((run) => run.length <= RUN_CHARS_MAX));

/**
 * Code as HTML in which the highlighter's spans are the only elements.
 * @returns null for a language it does not know, and for code that would hold up the page
 */
export async function highlightCode(code: string, tag: string): Promise<string | null> {
  const name = highlightName(tag);
  if (!name || !isQuick(code)) return null;
  const hljs = await ready(name);
  return hljs.highlight(code, { language: name, ignoreIllegals: true }).value;
}

async function colour(block: HTMLElement): Promise<void> {
  const tag = /language-(\S+)/.exec(block.className)?.[1] ?? '';
  const html = await highlightCode(block.textContent ?? '', tag).catch(() => null);
  if (html !== null) block.innerHTML = html;
}

/** Colours code blocks that name a language when they come near what is seen; the highlighter and each language load when needed. */
export function highlightSeen(blocks: Iterable<HTMLElement>): void {
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        void colour(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const block of blocks) watch.observe(block);
}
