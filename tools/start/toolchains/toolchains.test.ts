import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { expect, it } from 'vitest';
import {
  describeRemedy,
  installCommand,
  lacksRequired,
  listPackages,
  locateToolchain,
  parseOffered,
  type Toolchain,
  toolchains,
} from './toolchains.mjs';

const gcc: Toolchain = { name: 'C', neededFor: 'sandbox', program: 'gcc', packages: ['gcc'] };
const pascal: Toolchain = {
  name: 'Pascal',
  neededFor: 'judging',
  program: 'fpc',
  packages: ['fp-compiler', 'fp-units-fcl'],
};

it('makes one command of all packages that are missing', () => {
  expect(installCommand([gcc, pascal])).toBe(
    'sudo apt-get install -y --no-install-recommends gcc fp-compiler fp-units-fcl',
  );
});

it('knows where programs and files are, and that some are not', () => {
  const shell = { ...gcc, program: 'env' };
  expect(locateToolchain(shell)).toBe('/usr/bin/env');
  expect(locateToolchain({ ...gcc, program: 'no-such-compiler' })).toBeUndefined();
  expect(locateToolchain({ name: 'x', neededFor: 'judging', file: '/etc/passwd', packages: [] })).toBe('/etc/passwd');
  expect(locateToolchain({ name: 'x', neededFor: 'judging', file: '/no/such', packages: [] })).toBeUndefined();
});

it.each<[what: string, missing: Toolchain[], lacks: boolean]>([
  ['nothing', [], false],
  ['what its caller does without', [pascal], false],
  ['what its caller needs', [pascal, gcc], true],
  ['what another does the work of', [{ ...gcc, standIn: 'Clang' }], false],
])('lets its caller go on without %s or not', (_what, missing, lacks) => {
  expect(lacksRequired(missing, ['sandbox'])).toBe(lacks);
});

it('leaves out packages that the release does not offer', () => {
  const policy = `gcc:
  Installed: (none)
  Candidate: 4:12.2.0-3
  Version table:
     4:12.2.0-3 500
jython:
  Installed: (none)
  Candidate: (none)
  Version table:
g++:
  Installed: 4:12.2.0-3
  Candidate: 4:12.2.0-3
`;
  expect(parseOffered(policy)).toEqual(['gcc', 'g++']);
});

it('names every toolchain once, with a program or a file', () => {
  expect(new Set(toolchains.map(({ name }) => name)).size).toBe(toolchains.length);
  for (const { program, file, packages, origin, standIn } of toolchains) {
    if (standIn) expect(toolchains.map(({ name }) => name)).toContain(standIn);
    expect(Boolean(program) !== Boolean(file)).toBe(true);
    expect(packages.length > 0).toBe(origin === undefined);
  }
});

it('brings the packages of every language, and tells of those that Debian lacks', () => {
  const packages = new Set(listPackages(toolchains));
  // What comes with the tests' own needs or is part of every system.
  const given = ['bash', 'coreutils', 'libc6-dev', 'gcc', 'nodejs'];
  for (const language of LANGUAGES) {
    const left = language.packages.filter((name) => !packages.has(name) && !given.includes(name));
    expect({ language: language.name, left }).toEqual({ language: language.name, left: [] });
  }
  expect(describeRemedy(toolchains.find(({ name }) => name === 'C#')!)).toBe("npm run languages -- 'C#'");
  expect(describeRemedy(toolchains.find(({ name }) => name === 'Swift')!)).toMatch(/Debian has no package.*swift\.org/);
  expect(describeRemedy(pascal)).toMatch(/apt-get install/);
});

it.runIf(existsSync('/usr/bin/apt-get') && existsSync('/var/lib/apt/lists'))(
  'lists packages that apt can install together on an empty system',
  { timeout: 90_000 },
  (context) => {
    const names = listPackages(toolchains);
    const policy = spawnSync('apt-cache', ['policy', ...names], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    const offered = parseOffered(policy.stdout);
    // A machine whose package lists were removed (a container image, say) knows no package at all.
    if (!offered.includes('gcc')) context.skip();
    expect(offered).toEqual(names);
    const emptyStatus = join(tmpdir(), `assay-dpkg-status-${process.pid}`);
    writeFileSync(emptyStatus, '');
    // what would be fetched is known without the order of unpacking, which takes three times as long to find
    const args = [
      'install',
      '--print-uris',
      '-y',
      '--no-install-recommends',
      '-o',
      `Dir::State::status=${emptyStatus}`,
      ...offered,
    ];
    const result = spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    rmSync(emptyStatus);
    expect(result.stderr).not.toContain('E:');
    expect(result.status).toBe(0);
    const [, installed = ''] =
      /^The following NEW packages will be installed:\n((?: .*\n)+)/m.exec(result.stdout) ?? [];
    expect(installed.trim().split(/\s+/)).toEqual(expect.arrayContaining(offered));
  },
);
