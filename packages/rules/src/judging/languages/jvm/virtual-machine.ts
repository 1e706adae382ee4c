import type { CompileLimits } from '../language.ts';

/** The Debian package of the virtual machine and its compiler. */
export const JDK = 'default-jdk-headless';

/** A short-lived compiler is quickest without the second compiler tier and with the simplest collector. */
export const COMPILER_FLAGS = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData'];

/**
 * A contestant's virtual machine. The simplest collector takes the fewest threads and the least memory; running out of
 * the heap ends it with {@link OUT_OF_MEMORY_EXIT}, so that the verdict is about memory.
 */
export const RUN_ARGV = [
  '/usr/bin/java',
  '-XX:+UseSerialGC',
  '-XX:-UsePerfData',
  '-XX:+ExitOnOutOfMemoryError',
  '-Xss{stackMb}m',
  '-Xmx{memoryMb}m',
  '-Dfile.encoding=UTF-8',
  '-DONLINE_JUDGE=true',
];

export const OUT_OF_MEMORY_EXIT = 3;

/** Making an archive of the compiler's classes runs it once, with every class verified and written out. */
export const archiveLimits = (limits: CompileLimits): CompileLimits => ({
  ...limits,
  cpuMs: 90_000,
  wallMs: 270_000,
  workMb: limits.workMb + 256,
  memoryMb: limits.memoryMb + 512,
});
