import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mayBeOfFile } from '@assay/rules/judging/start-errors.ts';
import type { RunResult, Sandbox } from '../sandbox/sandbox.ts';
import type { Program } from './compile.ts';

/** Where a box shows the program's directory. */
const APP = '/app/';
/** A program of the system that is started the same way; any machine that judges can do it. */
const CONTROL = { argv: ['/bin/true'], fds: {}, limits: { cpuMs: 5_000, wallMs: 10_000, memoryBytes: 256 << 20 } };

/**
 * After a program that could not be started: forgets its copy, and finds out who is to blame. Its author is (`startsNowhere`) when the
 * reason lies in a file that stands as this process compiled it, and the sandbox starts other programs at this very moment.
 * Everything else is the judge's: a damaged copy, a language that was taken away, a machine without room.
 */
export async function blameStart(sandbox: Sandbox, end: RunResult, program: Program): Promise<void> {
  if (end.outcome !== 'start') return;
  if (mayBeOfFile(end.startErrno) && (await isAsMade(program))) {
    const [control] = await sandbox.run({ processes: [CONTROL] });
    end.startsNowhere = control!.outcome === 'ok';
  }
  // Others may be at the same point with the same program, and are to find it as it was made.
  if (end.startsNowhere) program.discardLater();
  else await program.discard();
}

async function isAsMade({ toolchain, appDir, madeAt }: Program): Promise<boolean> {
  const [started = ''] = toolchain.data.run.argv;
  if (madeAt === null || !started.startsWith(APP)) return false;
  const found = await stat(join(appDir, started.slice(APP.length))).catch(() => null);
  // the file's time has fractions of a millisecond, that of the cache has none
  return found?.isFile() === true && Math.floor(found.ctimeMs) <= madeAt;
}
