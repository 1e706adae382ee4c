import { type SelfTestLine, selfTest } from '../../apps/judge/src/doctor/self-test.ts';
import { NativeSandbox } from '../../apps/judge/src/sandbox/client.ts';
import type { SandboxInfo } from '../../apps/judge/src/sandbox/sandbox.ts';

export interface SandboxReport {
  info: SandboxInfo;
  lines: SelfTestLine[];
}

/** Run by the doctor in a process of its own: `self-test.ts <helper>` prints a report as JSON. */
const helper = process.argv[2]!;
const sandbox = new NativeSandbox({ helper });
try {
  const report: SandboxReport = { info: await sandbox.describe(), lines: await selfTest(sandbox, helper) };
  console.log(JSON.stringify(report));
} finally {
  await sandbox.close();
}
