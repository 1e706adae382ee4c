import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { writeAbsence } from '@assay/rules/judging/languages/absence.ts';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { capturedBytes } from '../sandbox/sandbox.ts';

/** A language as this machine has it. */
export interface Toolchain {
  /** With the flags that its tools here allow. */
  data: LanguageData;
  /** Changes with the language's data and with its tools on this machine: the key of everything made with them. */
  identity: string;
  /** First line the tool says about itself. */
  version: string;
}

export const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // Lengths between the parts, so that no two lists of parts run together to the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

/** Which file a tool is; null when it is not there. */
async function factsOf(tool: string): Promise<string | null> {
  try {
    const path = await realpath(tool);
    const { size, mtimeMs } = await stat(path);
    return `${path} ${size} ${mtimeMs}`;
  } catch {
    return null;
  }
}

/**
 * A language as this machine has it, without running anything: its data with the flags that its tools here allow, and an
 * identity made of the data and of which files the tools are. Or why the language is missing.
 */
export async function identify(
  given: LanguageData,
): Promise<Pick<Toolchain, 'data' | 'identity'> | { missing: string }> {
  const facts: string[] = [];
  for (const tool of given.tools) {
    const fact = await factsOf(tool);
    if (fact === null) return { missing: absenceOf(tool, given) };
    facts.push(fact);
  }
  const { compile } = given;
  const flags: string[] = [];
  for (const quicker of compile?.quicker ?? []) {
    const fact = await factsOf(quicker.file);
    if (fact === null) continue;
    facts.push(fact);
    flags.push(...quicker.flags);
  }
  const data = compile ? { ...given, compile: { ...compile, argv: [...compile.argv, ...flags] } } : given;
  return { data, identity: sha256(JSON.stringify(given), ...facts) };
}

/** That a tool is not there, and what brings it. */
const absenceOf = (tool: string, { packages, origin }: LanguageData) =>
  packages.length > 0
    ? writeAbsence('inDebian', { tool, packages: packages.join(' ') })
    : writeAbsence('elsewhere', { tool, origin: origin ?? 'its makers' });

/** Asks the tool for its version, in the sandbox. Answers an empty string when it says nothing. */
export async function askVersion(sandbox: Sandbox, data: LanguageData): Promise<string> {
  const capture = { kind: 'capture', maxBytes: 4096, overflow: 'cut' } as const;
  const [result] = await sandbox.run({
    processes: [
      {
        argv: data.versionArgv,
        fds: { 1: capture, 2: capture },
        limits: { cpuMs: 20_000, wallMs: 60_000, memoryBytes: 1 << 30, processes: 128 },
      },
    ],
  });
  const said = Buffer.concat([capturedBytes(result!, 1), capturedBytes(result!, 2)]).toString();
  const line = said.split('\n').find((one) => one.trim() !== '');
  // Kotlin says it as one of its messages.
  return (line ?? '')
    .trim()
    .replace(/^info: /, '')
    .slice(0, 200);
}

/** A command with its places for limits filled in. */
export function fillArgv(argv: string[], limits: { memoryMb: number; stackMb: number }): string[] {
  const values: Record<string, number> = { ...limits, stackKb: Math.floor(limits.stackMb * 1024 * 0.9) };
  return argv.map((word) => word.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)));
}
