import { fail } from '@assay/contract/errors.ts';
import type { CommonPart, SimilarityPairRow } from '@assay/contract/similarity/report.ts';
import { getSimilarityClusters, getSimilarityPair, getSimilarityPairs } from '@assay/contract/similarity/reports.ts';
import { clustersOf, openingOddness } from '@assay/rules/similarity/clusters.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { refusedAs } from '../../platform/refused-as.ts';
import { manageReport } from './entry.ts';
import { type CommonRun, comparePairJob } from './jobs.ts';
import { findPair, listOddPairs, listPairs } from './pairs.queries.ts';
import { listTemplates } from './programs.queries.ts';
import { listReportProblems } from './reports.queries.ts';

/** Pairs that groups are made of. */
const LINKS_MAX = 2_000;

/** The line of an offset, counted from 1, of each offset asked. */
function lineAt(code: string) {
  const ends: number[] = [];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) ends.push(at);
  return (offset: number) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function partsOf(runs: readonly CommonRun[], codeA: string, codeB: string): CommonPart[] {
  const [inA, inB] = [lineAt(codeA), lineAt(codeB)];
  return runs.map(({ a, b, tokens }) => ({
    a: { from: inA(a.from), to: inA(a.to - 1) },
    b: { from: inB(b.from), to: inB(b.to - 1) },
    tokens,
  }));
}

/** Groups of programs with their members by places. */
function shownClusters(pairs: readonly SimilarityPairRow[], opening: number) {
  const sides = [...new Map(pairs.flatMap(({ a, b }) => [a, b]).map((side) => [side.submitId, side])).values()];
  sides.sort((x, y) => x.submitId - y.submitId);
  const place = new Map(sides.map(({ submitId }, at) => [submitId, at]));
  const placed = pairs.map((pair) => ({ ...pair, a: place.get(pair.a.submitId)!, b: place.get(pair.b.submitId)! }));
  return clustersOf(placed, opening).map(({ members, pairs: links }) => {
    const within = new Map(members.map((member, at) => [member, at]));
    return {
      members: members.map((member) => sides[member]!),
      links: links.map((link) => ({
        pairId: link.id,
        a: within.get(link.a)!,
        b: within.get(link.b)!,
        similarity: link.similarity,
      })),
    };
  });
}

export const similarityPairCalls: Implementation[] = [
  implement(getSimilarityPairs, async (call, { reportId, pid, ...page }) => {
    await manageReport(call, reportId);
    const { total, records } = await listPairs(call.db, reportId, pid, page);
    return pageAnswer(records, total, page);
  }),

  implement(getSimilarityPair, async (call, { pairId }) => {
    const found = (await findPair(call.db, pairId)) ?? fail('similarity.pairUnknown');
    await manageReport(call, found.reportId).catch(refusedAs('similarity.pairUnknown'));
    const { pair, codeA, codeB, reportId } = found;
    const templates = await listTemplates(call.db, pair.pid, [pair.a.language, pair.b.language]);
    const [a, b] = [
      { language: pair.a.language, code: codeA },
      { language: pair.b.language, code: codeB },
    ];
    const runs = await call.readers.run(comparePairJob, { a, b, templates }, null);
    return {
      ...pair,
      reportId,
      a: { ...pair.a, code: codeA },
      b: { ...pair.b, code: codeB },
      parts: partsOf(runs, codeA, codeB),
    };
  }),

  implement(getSimilarityClusters, async (call, { reportId, pid }) => {
    await manageReport(call, reportId);
    const problem = (await listReportProblems(call.db, reportId)).find((one) => one.pid === pid);
    if (!problem) return [];
    const opening = openingOddness(problem.people);
    return shownClusters(await listOddPairs(call.db, reportId, pid, opening, LINKS_MAX), opening);
  }),
];
