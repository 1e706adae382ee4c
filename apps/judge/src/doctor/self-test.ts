import { dirname } from 'node:path';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import type { Phrase } from '@assay/rules/judging/sentences/sentences.ts';
import { capturedBytes, type Outcome, type ProcessSpec, type RunResult, type Sandbox } from '../sandbox/sandbox.ts';

export interface SelfTestLine {
  name: Phrase<'attack'>;
  ok: boolean;
  /** What was expected and what happened, in English; shown by doctor and in the log. */
  detail: string;
}

interface Attack {
  name: Phrase<'attack'>;
  /** The helper's probe; see native/sandbox/src/probe.c. */
  probe: string;
  expect: Outcome;
  limits?: Partial<ProcessSpec['limits']>;
}

/**
 * In this order: `leave` is followed by `find` in the same box, and the ordinary run comes last to show that all
 * the attacks before changed nothing.
 */
const attacks: Attack[] = [
  { name: 'memory limit', probe: 'memory', expect: 'memory' },
  { name: 'process limit', probe: 'pids', expect: 'ok' },
  { name: 'CPU limit', probe: 'cpu', expect: 'time', limits: { cpuMs: 100 } },
  { name: 'CPU of a hidden child', probe: 'hidden-child', expect: 'time', limits: { cpuMs: 100 } },
  { name: 'wall clock limit', probe: 'wall', expect: 'wall', limits: { wallMs: 150 } },
  { name: 'output limit', probe: 'output', expect: 'output' },
  { name: 'host files', probe: 'host', expect: 'ok' },
  { name: 'read-only system', probe: 'read-only', expect: 'ok' },
  { name: 'no network', probe: 'network', expect: 'ok' },
  { name: 'no namespaces', probe: 'namespaces', expect: 'ok' },
  { name: 'system call filter', probe: 'filter', expect: 'ok' },
  { name: 'leaving things behind', probe: 'leave', expect: 'ok' },
  { name: 'nothing left for the next', probe: 'find', expect: 'ok' },
  { name: 'ordinary run', probe: 'run', expect: 'ok' },
];

/**
 * Short attacks through the real helper, without any compiler: facts about a machine mislead (a filter can be active and allow everything),
 * attacks do not. A node whose self-test fails must not judge. About one second.
 */
export async function selfTest(sandbox: Sandbox, helper: string): Promise<SelfTestLine[]> {
  const lines: SelfTestLine[] = [];
  for (const attack of attacks) lines.push(await tryAttack(sandbox, helper, attack));
  return lines;
}

async function tryAttack(sandbox: Sandbox, helper: string, attack: Attack): Promise<SelfTestLine> {
  try {
    const [result] = await sandbox.run({
      processes: [
        {
          argv: ['/app/assay-sandbox', '--probe', attack.probe],
          fds: {
            0: { kind: 'bytes', bytes: Buffer.from('20 22\n') },
            1: { kind: 'capture', maxBytes: 64 * 1024 },
            2: { kind: 'capture', maxBytes: 4096, overflow: 'cut' },
          },
          appDir: dirname(helper),
          limits: {
            cpuMs: 10_000, // generous: a slow machine is not a broken one
            wallMs: 30_000,
            memoryBytes: 64 * 1024 * 1024,
            processes: 8,
            ...attack.limits,
          },
        },
      ],
    });
    return judge(attack, result!);
  } catch (error) {
    return { name: attack.name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function judge(attack: Attack, result: RunResult): SelfTestLine {
  const said = Buffer.from(capturedBytes(result, 2)).toString().trim();
  const printed = Buffer.from(capturedBytes(result, 1)).toString();
  const answered = attack.probe !== 'run' || printed === '42\n';
  const ok = result.outcome === attack.expect && answered;
  const ends = { expected: attack.expect, outcome: result.outcome };
  const words = result.startError ?? (said || printed.trim());
  const detail = words ? writeNodeProblem('otherSaid', { ...ends, said: words }) : writeNodeProblem('other', ends);
  return { name: attack.name, ok, detail: ok ? `${attack.expect}, as it should be` : detail };
}
