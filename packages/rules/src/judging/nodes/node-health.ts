import {
  KNOWS_ANSWER_CHECK,
  KNOWS_CASE_ARGUMENTS,
  KNOWS_CHECKS,
  KNOWS_GENERATION,
  KNOWS_GRADERS,
  KNOWS_VALIDATOR_TESTS,
  PROTOCOL,
} from '@assay/contract/judging/node-link.ts';
import type { NodeRefusal, WithheldLanguage } from '@assay/contract/judging/nodes.ts';

/** What the site knows of a judge node when it decides about its work. */
export interface NodeFacts {
  id: number;
  /** It was heard of lately. */
  online: boolean;
  /** It says itself that it can judge. */
  ready: boolean;
  protocol: number;
  /** Languages that passed their self-test. */
  languages: readonly { name: string; version: string }[];
  /** What it needs for a fixed piece of work. */
  speedMs: number | null;
  /** Ahead of the database's clock. */
  clockSkewMs: number | null;
  isDrained: boolean;
  isSetAside: boolean;
  /** Jobs in a row that it could not do. */
  failures: number;
  /** Different problems among them. */
  failedProblems: number;
  /** Those among them that another node could do. */
  judgedElsewhere: number;
}

export interface NodeReview {
  id: number;
  /** Languages that it is given work of, and what else jobs may need of it. */
  accepted: string[];
  /** Why it is given none at all. */
  refusals: NodeRefusal[];
  /** Languages that it offers and is not given. */
  withheld: WithheldLanguage[];
  /** From now on, until staff lets it work again. */
  isNewlySetAside: boolean;
}

const CLOCK_OFF_MS = 60_000;
const SLOWER_THAN_OTHERS = 3;
const FAILURES_MAX = 5;
const REST_SECONDS_MAX = 60;
const REST_ALONE_SECONDS = 30;

/**
 * Which work each node is given. Whatever can only be judged by comparing (clock, speed, versions of compilers) is held
 * against a node only when another one shows that it can be better; the last node that works is never set aside.
 */
export function reviewNodes(nodes: readonly NodeFacts[]): NodeReview[] {
  const refusals = new Map<number, NodeRefusal[]>(nodes.map((node) => [node.id, refuseByItself(node)]));
  const mayWork = () => nodes.filter((node) => node.online && node.ready && refusals.get(node.id)!.length === 0);

  const judgeTogether = (refuse: (node: NodeFacts, others: readonly NodeFacts[]) => NodeRefusal | null) => {
    const working = mayWork();
    for (const node of working) {
      const refusal = refuse(
        node,
        working.filter(({ id }) => id !== node.id),
      );
      if (refusal) refusals.get(node.id)!.push(refusal);
    }
  };
  judgeTogether(refuseClock);
  judgeTogether(refuseSlow);

  const newlySetAside = new Set<number>();
  for (const node of nodes) {
    const others = mayWork().filter(({ id }) => id !== node.id);
    if (node.isSetAside || others.length === 0 || !failsAtEverything(node)) continue;
    newlySetAside.add(node.id);
    refusals.get(node.id)!.push({ code: 'setAside', failures: node.failures });
  }

  const versions = versionsOfMost(mayWork());
  return nodes.map((node) => {
    const withheld = node.languages
      .filter(({ name, version }) => (versions.get(name) ?? version) !== version)
      .map(({ name, version }) => ({ language: name, version, expected: versions.get(name)! }));
    const isAccepted = node.ready && refusals.get(node.id)!.length === 0;
    const languages = node.languages
      .map(({ name }) => name)
      .filter((name) => isAccepted && !withheld.some(({ language }) => language === name));
    return {
      id: node.id,
      accepted: [...languages, ...abilitiesOf(node, languages)],
      refusals: refusals.get(node.id)!,
      withheld,
      isNewlySetAside: newlySetAside.has(node.id),
    };
  });
}

function refuseByItself(node: NodeFacts): NodeRefusal[] {
  const refusals: NodeRefusal[] = [];
  if (node.isDrained) refusals.push({ code: 'drained' });
  if (node.isSetAside) refusals.push({ code: 'setAside', failures: node.failures });
  // One generation to either side is understood, so that nodes and servers are upgraded one after another.
  if (Math.abs(node.protocol - PROTOCOL) > 1)
    refusals.push({ code: 'protocol', got: node.protocol, expected: PROTOCOL });
  return refusals;
}

const ABILITIES = [
  KNOWS_CASE_ARGUMENTS,
  KNOWS_GRADERS,
  KNOWS_GENERATION,
  KNOWS_ANSWER_CHECK,
  KNOWS_CHECKS,
  KNOWS_VALIDATOR_TESTS,
];

/** What an older generation does not know; nothing of a node that is given no work. */
const abilitiesOf = (node: NodeFacts, languages: readonly string[]) =>
  languages.length === 0 ? [] : ABILITIES.flatMap(({ protocol, word }) => (node.protocol >= protocol ? [word] : []));

const isClockOff = ({ clockSkewMs }: NodeFacts) => clockSkewMs !== null && Math.abs(clockSkewMs) > CLOCK_OFF_MS;

/** When all clocks differ from the database's, it is the database's that is wrong. */
function refuseClock(node: NodeFacts, others: readonly NodeFacts[]): NodeRefusal | null {
  const someRight = others.some((other) => other.clockSkewMs !== null && !isClockOff(other));
  return isClockOff(node) && someRight ? { code: 'clock', seconds: Math.round(node.clockSkewMs! / 1000) } : null;
}

function refuseSlow({ speedMs }: NodeFacts, others: readonly NodeFacts[]): NodeRefusal | null {
  const speeds = others.flatMap((other) => (other.speedMs === null ? [] : [other.speedMs])).sort((a, b) => a - b);
  const usual = speeds[Math.floor(speeds.length / 2)];
  if (speedMs === null || usual === undefined || speedMs <= usual * SLOWER_THAN_OTHERS) return null;
  return { code: 'slow', ms: Math.round(speedMs), others: Math.round(usual) };
}

/** Several in a row, and not because of one broken problem. */
const failsAtEverything = (node: Pick<NodeFacts, 'failures' | 'failedProblems' | 'judgedElsewhere'>) =>
  node.failures >= FAILURES_MAX && (node.failedProblems > 1 || node.judgedElsewhere > 0);

/** The version of each language that most nodes have; among equals that of the node known longest. */
function versionsOfMost(nodes: readonly NodeFacts[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { languages } of [...nodes].sort((a, b) => a.id - b.id)) {
    for (const { name, version } of languages) {
      const ofLanguage = counts.get(name) ?? new Map<string, number>();
      counts.set(name, ofLanguage.set(version, (ofLanguage.get(version) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([name, ofLanguage]) => {
      const most = Math.max(...ofLanguage.values());
      return [name, [...ofLanguage].find(([, count]) => count === most)![0]];
    }),
  );
}

/**
 * How long a node that just failed at a job is given nothing, so that one which fails quickly does not use up the
 * attempts of everybody's jobs. Alone, it rests only when it fails at everything.
 * @param others whether another node is at work
 */
export function restSeconds(
  node: Pick<NodeFacts, 'failures' | 'failedProblems' | 'judgedElsewhere'>,
  others: boolean,
): number {
  if (others) return Math.min(2 ** node.failures, REST_SECONDS_MAX);
  return failsAtEverything(node) ? REST_ALONE_SECONDS : 0;
}
