import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { type Sandbox, SandboxFailure } from './sandbox.ts';

const MIB = 2 ** 20;
/** What a run may take above its limit before it is ended, and some more: a limit that is just the machine's memory is a limit. */
const TOLERANCE_MB = 64;

/**
 * A sandbox on a machine with so much memory. A program that uses all of it while its own limit is higher has broken no limit: that is
 * the machine's fault, and another one may do better.
 */
export const sandboxWithin = (sandbox: Sandbox, machineMb: number): Sandbox => {
  const mostBytes = (machineMb + TOLERANCE_MB) * MIB;
  return {
    async run(request, signal) {
      const isCut = request.processes.map(({ limits }) => limits.memoryBytes > mostBytes);
      if (!isCut.includes(true)) return sandbox.run(request, signal);
      const processes = request.processes.map((one) => ({
        ...one,
        limits: { ...one.limits, memoryBytes: Math.min(one.limits.memoryBytes, mostBytes) },
      }));
      const ends = await sandbox.run({ ...request, processes }, signal);
      if (ends.some(({ outcome }, at) => isCut[at] && outcome === 'memory')) {
        throw new SandboxFailure('lost', writeJudgeFailure('machineMemory', { mb: machineMb }));
      }
      return ends;
    },
    dropLane: (lane) => sandbox.dropLane(lane),
    describe: () => sandbox.describe(),
    close: () => sandbox.close(),
    get pid() {
      return sandbox.pid;
    },
  };
};
