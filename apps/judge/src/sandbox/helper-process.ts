import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import type { Sentence } from '@assay/rules/judging/sentences/sentences.ts';
import type { SandboxOptions } from './client.ts';

/** A running helper, however it was started. */
export interface HelperProcess {
  /** Frames to it; ending it is the sign to kill everything inside and leave. */
  input: Writable;
  /** Frames from it. */
  output: Readable;
  /** What it says in words. */
  words: Readable;
  /** Where it is known. */
  pid: number | undefined;
  kill(): void;
  /** Tells once why it is gone, after everything that it said was read. */
  onEnd(tell: (why: Sentence) => void): void;
}

/** Starts a helper: by itself, or, where the node has not the rights that a helper needs, through whoever has. */
export const startHelper = (options: SandboxOptions): HelperProcess =>
  options.socket === undefined ? spawnHelper(options) : askForHelper(options, options.socket);

function helperArguments(options: SandboxOptions): string[] {
  return [
    ...(options.slots === undefined ? [] : ['--slots', String(options.slots)]),
    ...(options.readRoots ?? []).flatMap((root) => ['--read', root]),
    ...['--read', dirname(options.helper)], // the self-test runs the helper's own probes
    ...(options.writeRoots ?? []).flatMap((root) => ['--write', root]),
    ...(options.readOnly ?? []).flatMap((bind) => ['--ro', `${bind.host}:${bind.inside}`]),
    ...['--cgroup', options.cgroup ?? 'auto'],
    ...(options.pin === false ? ['--no-pin'] : []),
    ...(options.cacheMib === undefined ? [] : ['--cache', String(options.cacheMib)]),
  ];
}

function spawnHelper(options: SandboxOptions): HelperProcess {
  const [program, ...before] = options.background ? ['/usr/bin/nice', '-n', '19', options.helper] : [options.helper];
  const child = spawn(program!, [...before, ...helperArguments(options)], { stdio: 'pipe', env: {} });
  return {
    input: child.stdin,
    output: child.stdout,
    words: child.stderr,
    pid: child.pid,
    kill: () => child.kill(),
    onEnd(tell) {
      // 'close' rather than 'exit': what was still in the pipes has been read by then.
      child.once('close', (code, signal) => tell(writeNodeProblem('helperEnded', { how: signal ?? code ?? '' })));
      child.once('error', (error) => tell(writeNodeProblem('helperMissing', { error: error.message })));
    },
  };
}

/** What the launcher says before the helper speaks. */
const GO = 'go\n';

/**
 * Asks the launcher, which starts a helper with directories of its own choice: this node says only how many programs run
 * at once. Two connections belong together by a name that nobody else knows: one becomes the frames, one the words.
 */
function askForHelper({ slots, pin, background }: SandboxOptions, path: string): HelperProcess {
  const name = randomUUID();
  const frames = connect({ path, allowHalfOpen: true });
  const words = connect(path);
  let failure: Error | undefined;
  for (const socket of [frames, words]) {
    socket.on('error', (error) => {
      failure ??= error;
    });
  }
  words.write(`${JSON.stringify({ name, stream: 'words' })}\n`);
  frames.write(`${JSON.stringify({ name, stream: 'frames', slots, pin, isBackground: background })}\n`);
  // The helper reads from the first frame on, so none is sent before the launcher has read our line.
  frames.cork();
  const said = new PassThrough();
  words.once('data', (chunk: Buffer) => {
    said.write(chunk.subarray(GO.length));
    words.pipe(said);
    frames.uncork();
  });
  const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const ends = Promise.all([closed(frames), closed(words)]);
  // It will send nothing more, so neither do we.
  frames.once('end', () => frames.end());
  return {
    input: frames,
    output: frames,
    words: said,
    pid: undefined,
    kill: () => frames.destroy(),
    onEnd: (tell) =>
      void ends.then(() =>
        tell(
          failure
            ? writeNodeProblem('helperMissing', { error: failure.message })
            : writeNodeProblem('helperEnded', { how: 'its connection was closed' }),
        ),
      ),
  };
}
