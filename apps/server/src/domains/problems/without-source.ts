import { HIDDEN_DIFFICULTY } from '@assay/contract/problems/problem.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import { type HidingVenue, sourceHider } from '@assay/rules/problems/without-source.ts';
import type { problemInVenue } from './detail.ts';

type Detail = Awaited<ReturnType<typeof problemInVenue>>['detail'];

const hostOf = (origin: string) => new URL(origin).hostname;

const hide = sourceHider(
  Object.values(SITES).flatMap(({ origin, pageOrigin = origin, hosts }) => [
    hostOf(origin),
    hostOf(pageOrigin),
    ...hosts,
  ]),
);

/** Statements as they are shown without their source; details are remembered for thousands who read the same one. */
const known = new WeakMap<Detail, Detail>();

type Texts = Record<'description' | 'input' | 'output' | 'hint', string>;

function statementWithoutLinks({ problem, rendered }: Detail, venue: HidingVenue) {
  const hidden = (text: string) => hide(text, { venue, lang: problem.locale });
  const textsOf = ({ description, input, output, hint }: Texts): Texts => ({
    description: hidden(description),
    input: hidden(input),
    output: hidden(output),
    hint: hidden(hint),
  });
  const formulas = Object.entries(rendered.formulas).map(([source, html]) => [hidden(source), hidden(html)]);
  return {
    problem: { ...problem, ...textsOf(problem) },
    rendered: { ...textsOf(rendered), formulas: Object.fromEntries(formulas) },
  };
}

/**
 * A problem without what tells where it comes from: source, author, difficulty and tags, and for one of a remote judge whatever its
 * statement links to beyond this site, as pictures that could not be had (REM-22).
 */
export function withoutSource(detail: Detail, venue: HidingVenue): Detail {
  const before = known.get(detail);
  if (before) return before;
  const shown = detail.problem.isRemote ? { ...detail, ...statementWithoutLinks(detail, venue) } : detail;
  const hidden = {
    ...shown,
    problem: { ...shown.problem, source: '', author: '', difficulty: HIDDEN_DIFFICULTY },
    tags: [],
  };
  known.set(detail, hidden);
  return hidden;
}
