#!/usr/bin/env node
// @ts-check
/** `npm run doctor [-- --json]`: what this machine offers, and for each lack what to do. Ends with 1 when something is bad. */
import { readLaunchConfig } from '../start/environment.mjs';
import { say } from '../start/progress.mjs';
import { examineCgroups } from './cgroups.mjs';
import { formatFindings, summarise } from './finding.mjs';
import { examineKernel } from './kernel.mjs';
import { examineMachine } from './machine.mjs';
import { examineSandbox } from './sandbox.mjs';
import { examineSoftware } from './software.mjs';

try {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--json');
  if (unknown) throw new Error(`Unknown option ${unknown}; the only one is --json`);
  const config = readLaunchConfig(process.env);
  const findings = [
    ...examineMachine(config.dataDir),
    ...examineKernel(),
    ...examineCgroups(),
    ...(await examineSoftware(config)),
    ...examineSandbox(),
  ];
  say(
    options.includes('--json')
      ? JSON.stringify(findings, null, 2)
      : `${formatFindings(findings)}\n\n${summarise(findings)}`,
  );
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 2;
}
