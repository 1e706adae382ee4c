import { MEMORY_LIMIT_MB, TIME_LIMIT_MS } from '@assay/contract/authoring/editor.ts';
import type { ProblemPackage } from '../problem-package.ts';
import type { Report } from '../report.ts';
import { SITE_NOTES } from './notes.ts';

/** What a package means that states no limit. */
interface HomeLimits {
  timeMs: number;
  memoryMb: number;
  /** `memory`: as much as there is memory. */
  stackMb: number | 'memory';
}

/** Limits of this site. */
const SITE: HomeLimits = { timeMs: 1000, memoryMb: 256, stackMb: 128 };
/** Of the systems that formats come from, where they differ. Time is left to a system's own trials of solutions by most. */
const HOMES: Readonly<Record<string, Partial<HomeLimits>>> = {
  'icpc-legacy': { memoryMb: 2048, stackMb: 'memory' },
  'icpc-2025-09': { memoryMb: 2048, stackMb: 'memory' },
  domjudge: { timeMs: 10_000, memoryMb: 2048, stackMb: 'memory' },
  polygon: { stackMb: 'memory' },
  hydro: { stackMb: 'memory' },
};

/**
 * The limits of a package on this site: what it states, else what its home gives, within what the site takes. What a package leaves
 * to its judge is at most what the judge nodes have; what it states and they do not have is told.
 * @param nodeMemoryMb what the smallest judge node has for programs; null where nobody knows
 */
export function limitsOf({ judging, origin }: ProblemPackage, nodeMemoryMb: number | null, report: Report) {
  const home = { ...SITE, ...HOMES[origin.format] };
  const within = (limit: 'time' | 'memory' | 'stack', stated: number, [min, max]: readonly [number, number]) => {
    const value = Math.min(max, Math.max(min, Math.ceil(stated)));
    if (value !== stated) report.add(SITE_NOTES[`${limit}LimitCut`], null, { stated, value });
    return value;
  };
  const { timeMs, memoryMb, stackMb } = judging.limits;
  if (timeMs === null) report.add(SITE_NOTES.timeLimitDefault, null, { value: home.timeMs });
  const memoryLimit = within('memory', memoryMb ?? givenMemory(home.memoryMb, nodeMemoryMb, report), MEMORY_LIMIT_MB);
  if (memoryMb !== null && nodeMemoryMb !== null && memoryLimit > nodeMemoryMb)
    report.add(SITE_NOTES.memoryAboveNodes, null, { stated: memoryLimit, value: nodeMemoryMb });
  const homeStack = home.stackMb === 'memory' ? memoryLimit : Math.min(home.stackMb, memoryLimit);
  return {
    timeLimit: within('time', timeMs ?? home.timeMs, TIME_LIMIT_MS),
    memoryLimit,
    stackLimit: within('stack', stackMb ?? homeStack, MEMORY_LIMIT_MB),
  };
}

function givenMemory(home: number, nodes: number | null, report: Report): number {
  if (nodes === null || home <= nodes) {
    report.add(SITE_NOTES.memoryLimitDefault, null, { value: home });
    return home;
  }
  report.add(SITE_NOTES.memoryOfNodes, null, { home, value: nodes });
  return nodes;
}
