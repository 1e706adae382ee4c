import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Ids of rules of the product, guarantees and faults, as comments, titles and documents cite them. */
const CITED = /(?<![\w-])(?:[A-Z]{1,5}-\d+|T-[A-Z]+-\d+)(?![\w-])/g;
/** An id where its sentence stands: at the head of a list entry (`- **CON-1** …`) or of a table's row (`| R-1 | …`). */
const DEFINED = /^(?:- \*\*|\| )((?:[A-Z]+-)+\d+(?:, (?:[A-Z]+-)+\d+)*)(?:\*\*| \|)/;
const DEFINING = /^docs\/(?:product\/.*|guarantees|faults)\.md$/;
const GUARANTEES = 'docs/guarantees.md';
/** Where guarantees are held: tests, and the faults that are tried on purpose. */
const HOLDING = /\.test\.tsx?$|^bench\/faults\/|^native\/sandbox\/tests\//;
const LINK = /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g;
const WITH_ADDRESS = /^(?:[a-z]+:|\/)/;

/** The ids that a document gives a sentence. */
export const definedIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => DEFINED.exec(line)?.[1]?.split(', ') ?? []);

/** The ids a text cites whose kind is one of `kinds` (what stands before the number). */
export const citedIn = (text: string, kinds: ReadonlySet<string>): string[] =>
  [...text.matchAll(CITED)].map(([id]) => id).filter((id) => kinds.has(kindOf(id)));

const kindOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

/** Links of a document that lead to no file of the repository. */
export function deadLinks(path: string, text: string, exists: (path: string) => boolean): string[] {
  return [...text.matchAll(LINK)]
    .map((match) => match[1]!)
    .filter((target) => !WITH_ADDRESS.test(target))
    .filter((target) => !exists(normalize(join(dirname(path), target))));
}

/** Every citation that leads nowhere, id with two sentences, guarantee without a test, dead link between documents. */
export function findDanglingCitations(): string[] {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|c|h|css|md)$/.test(path) && existsSync(path));
  const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const ids = [...texts].filter(([path]) => DEFINING.test(path)).flatMap(([, text]) => definedIn(text));
  const known = new Set(ids);
  const kinds = new Set(ids.map(kindOf));
  const doubled = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} has two sentences`);
  const dangling = [...texts].flatMap(([path, text]) => [
    ...citedIn(text, kinds)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id} has no sentence in docs/product, docs/guarantees.md or docs/faults.md`),
    ...(path.endsWith('.md') ? deadLinks(path, text, existsSync).map((link) => `${path}: nothing at ${link}`) : []),
  ]);
  const tests = [...texts].filter(([path]) => HOLDING.test(path)).map(([, text]) => text);
  const held = new Set(tests.flatMap((text) => citedIn(text, kinds)));
  const unheld = definedIn(texts.get(GUARANTEES) ?? '').filter((id) => !held.has(id));
  return [...doubled, ...dangling, ...unheld.map((id) => `${GUARANTEES}: no test carries ${id}`)];
}
