// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { findingsOf } from './finding.mjs';

const finding = findingsOf('Sandbox');
const HELPER = join(root, 'native/sandbox/build/assay-sandbox');

/**
 * Short attacks through the real helper. Facts about a machine mislead: only attacks show that the walls stand.
 * @returns {import('./finding.mjs').Finding[]}
 */
export function examineSandbox() {
  if (!existsSync(HELPER)) return [finding('self-test', 'the helper is not built yet', 'weak', 'npm start builds it.')];
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  if (!existsSync(tsx))
    return [finding('self-test', 'npm packages are not installed', 'weak', 'npm start installs them.')];
  const script = join(root, 'tools/doctor/self-test.ts');
  const result = spawnSync(process.execPath, [tsx, script, HELPER], { cwd: root, encoding: 'utf8', timeout: 120_000 });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n').slice(-5).join('\n      ');
    return [
      finding('self-test', `failed\n      ${reason}`, 'bad', 'This machine cannot judge; see the findings above.'),
    ];
  }
  /** @type {import('./self-test.ts').SandboxReport} */
  const { info, lines } = JSON.parse(result.stdout);
  const limits =
    info.cgroup === 'none' ? 'without cgroups' : `cgroup ${info.cgroup} for ${info.controllers.join(', ')}`;
  const described = finding('in use', `${info.slots} slots${info.pinned ? ', pinned' : ''}; ${limits}`);
  const attacks = lines.map(({ name, ok, detail }) =>
    ok ? finding(name, detail) : finding(name, detail, 'bad', 'A node with this fault must not judge, and refuses to.'),
  );
  return [
    described,
    ...info.warnings.map(({ code, detail }) => finding(code, 'weaker here', 'weak', detail)),
    ...attacks,
  ];
}
