import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../../../apps/judge/src/settings.ts';
import { CONFIG_NAMES } from '../../../apps/server/src/platform/config.ts';
import { confine } from './confine.mjs';
import { chooseIdentities, isRoot, provideFolder } from './identities.mjs';
import { environmentOf, JUDGE_VARIABLES, SECRETS, SERVER_VARIABLES } from './variables.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-rights-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what each program is told', () => {
  it('is what it reads, and no variable more', () => {
    expect(SERVER_VARIABLES.toSorted()).toEqual(CONFIG_NAMES.toSorted());
    expect(JUDGE_VARIABLES.toSorted()).toEqual([...SETTING_NAMES, 'LOG_LEVEL'].toSorted());
  });

  it('holds no secret of another', () => {
    const everything = Object.fromEntries(
      [...SECRETS, 'AWS_SECRET', 'npm_config_token', 'PATH'].map((name) => [name, 'x']),
    );
    expect(Object.keys(environmentOf(JUDGE_VARIABLES, everything)).toSorted()).toEqual(['JUDGE_TOKEN', 'PATH']);
    expect(Object.keys(environmentOf(SERVER_VARIABLES, everything))).not.toContain('AWS_SECRET');
  });
});

describe.runIf(isRoot)('started by root', () => {
  const { server, judge } = chooseIdentities(folder);

  it('server and judge are users of their own, the same at every start', () => {
    expect(new Set([0, server!.uid, judge!.uid]).size).toBe(3);
    expect(chooseIdentities(folder)).toEqual({ server, judge });
  });

  /** What a shell says that is confined as a program is. */
  function sayConfined(folders: string[], script: string) {
    const { wrap, env, weaker } = confine(server, folders, [], folders[0]!);
    const [program, ...args] = wrap(['/bin/sh', '-c', script]);
    const { stdout } = spawnSync(program!, args, {
      cwd: '/',
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
    return { said: stdout.trim(), weaker };
  }

  it('a program has its own user, no capability, and no way to one', () => {
    const { said, weaker } = sayConfined(
      [folder],
      'id -u; id -G; grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status',
    );
    expect(weaker).toBeUndefined();
    expect(said.split(/\s+/)).toEqual([
      String(server!.uid),
      String(server!.gid),
      ...['CapEff:', '0000000000000000', 'CapBnd:', '0000000000000000', 'NoNewPrivs:', '1'],
    ]);
  });

  it('what lies below a closed folder is shown where it is, and nothing beside it', () => {
    const closed = join(folder, "clo sed'");
    const own = join(closed, 'a', 'own');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'file'), 'mine');
    writeFileSync(join(closed, 'secret'), 'x');
    chmodSync(closed, 0o700);
    const { said, weaker } = sayConfined([own], 'pwd; cat file; ls ../..; touch ../../new 2>/dev/null || echo closed');
    expect(weaker).toBeUndefined();
    expect(said.split('\n')).toEqual([own, 'minea', 'closed']);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });

  it('a folder that an earlier start as root left is given to the program that keeps files there, once', () => {
    const kept = join(folder, 'kept');
    mkdirSync(join(kept, 'deep'), { recursive: true });
    writeFileSync(join(kept, 'deep', 'file'), 'x');
    provideFolder(kept, judge);
    for (const path of [kept, join(kept, 'deep'), join(kept, 'deep', 'file')])
      expect(statSync(path).uid).toBe(judge!.uid);
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    provideFolder(kept, undefined);
    expect(statSync(join(kept, 'deep', 'file')).uid).toBe(0);
  });
});
