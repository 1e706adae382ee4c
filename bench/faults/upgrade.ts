import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Stage } from './stage/stage.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The version before the newest migration, or the one that OLD names: what runs beside the new one during an upgrade. */
function findOld(): string {
  if (process.env.OLD) return process.env.OLD;
  return `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'apps/server/migrations')}~1`;
}

/** Builds server and judge of another version, with the packages that are installed here. */
function buildOld(folder: string) {
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', `git archive ${findOld()} | tar -x -C '${folder}'`]);
  mkdirSync(join(folder, 'node_modules/@assay'), { recursive: true });
  const here = resolve('node_modules');
  for (const name of readdirSync(here)) {
    if (name !== '@assay' && !name.startsWith('.')) symlinkSync(join(here, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@assay', name));
  }
  const build = `import { buildStale, siteBuilds } from ${JSON.stringify(join(folder, 'tools/start/builds.mjs'))};
    await buildStale(siteBuilds.filter(({ name }) => !name.includes('web')));`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'pipe' });
  const program = (part: string) => ({ script: join(folder, `apps/${part}/dist/main.mjs`), cwd: folder });
  return { server: program('server'), judge: program('judge') };
}

async function exchange(stage: Stage): Promise<string[]> {
  const { server, judges, programs } = stage;
  const old = buildOld(join(programs.folder, 'old'));
  const now = { server: stage.program('server'), judge: stage.program('judge') };
  await server.restart({}, old.server);
  await sleep(6_000);
  await judges[1].restart({}, old.judge);
  await sleep(6_000);
  await server.restart({}, now.server);
  await sleep(6_000);
  await judges[1].restart({}, now.judge);
  await sleep(3_000);
  return [];
}

export const UPGRADE_FAULTS: Fault[] = [
  {
    id: 'FI-17',
    what: 'server, then a judge node, are exchanged for the version before the newest migration, and back',
    refuse: () => {
      try {
        git('rev-parse', '--verify', findOld());
        return null;
      } catch {
        return 'needs a git history with a migration, or OLD=revision';
      }
    },
    inflict: exchange,
  },
];
