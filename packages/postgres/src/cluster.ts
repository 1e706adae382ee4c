import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { canEnter, choosePrivateIdentity, findNobody, type Identity, isRoot } from './identity.ts';

/** Where a database lives: its folder, the cluster inside, and the user that owns it (undefined: we ourselves). */
export interface Home {
  dir: string;
  clusterDir: string;
  identity: Identity | undefined;
}

/** The address of a Unix socket is a field of 108 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock` to the folder. */
const MAX_SOCKET_DIR_BYTES = 85;

/**
 * Finds or makes the home of the database of a data directory: `<dataDir>/postgres`. The private user of PostgreSQL must
 * be able to pass through the data directory, which is opened for that (mode +x, not +r). Where a folder above it is
 * closed (/root, mode 700), `postgres` is a symbolic link to a folder `/var/lib/assay-XXXXXX` (a test's is among the
 * temporary files); its name is random, so that a deleted data directory never brings an old database back.
 */
export function openHome(dataDir: string, durable: boolean): Home {
  mkdirSync(dataDir, { recursive: true });
  const place = join(realpathSync(dataDir), 'postgres');
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) makeHome(place, realpathSync(dataDir), durable);
  if (!existsSync(place)) {
    throw new Error(
      `${place} leads to a folder that is gone. Bring it back, or remove the link to begin with an empty database.`,
    );
  }
  const dir = realpathSync(place);
  const clusterDir = join(dir, 'cluster');
  const owner = statSync(existsSync(clusterDir) ? clusterDir : dir);
  if (!isRoot && owner.uid !== process.getuid?.()) {
    throw new Error(`${dir} belongs to user ${owner.uid}. Start as that user or as root, or choose another DATA_DIR.`);
  }
  // A cluster keeps its owner, so one made by an ordinary user can later be started by root.
  const ours = owner.uid === 0 ? choosePrivateIdentity(dir) : { uid: owner.uid, gid: owner.gid };
  return { dir, clusterDir, identity: isRoot ? ours : undefined };
}

function makeHome(place: string, dataDir: string, durable: boolean): void {
  const inside = !isRoot || canBeOpened(dataDir);
  if (inside) mkdirSync(place);
  const dir = inside ? place : mkdtempSync(durable ? '/var/lib/assay-' : join(tmpdir(), 'assay-db-'));
  if (!inside) writeFileSync(join(dir, 'README'), `The database of the Assay data directory ${dataDir}\n`);
  // Ours, and open for passing through: only the cluster and the socket folder belong to PostgreSQL's own user.
  chmodSync(dir, 0o711);
  if (!inside) symlinkSync(dir, place);
}

function canBeOpened(dataDir: string): boolean {
  const identity = choosePrivateIdentity(dataDir);
  if (canEnter(dataDir, identity)) return true;
  if (!canEnter(dirname(dataDir), identity)) return false;
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  return canEnter(dataDir, identity);
}

/** Makes the cluster with role and database `assay`, unless it is there. Built aside and renamed: never half done. */
export function createCluster(home: Home, binaries: Binaries, durable: boolean): void {
  if (existsSync(home.clusterDir)) return;
  const maker = home.identity && findNobody();
  const partial = join(home.dir, 'cluster.partial');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  giveTo(partial, maker);
  const sync = durable ? [] : ['--no-sync'];
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  run(
    binaries.initdb,
    ['-D', partial, '-U', 'postgres', '--auth=trust', '--no-instructions', ...locale, ...sync],
    maker,
  );
  const sql = 'CREATE ROLE assay LOGIN;\nCREATE DATABASE assay OWNER assay;\n';
  run(binaries.postgres, ['--single', '-D', partial, '-c', 'exit_on_error=on', 'postgres'], maker, sql);
  if (home.identity) run('chown', ['-R', `${home.identity.uid}:${home.identity.gid}`, partial], undefined);
  renameSync(partial, home.clusterDir);
}

/** Where the socket of a database is. */
export function findSocketDir(home: Home): string {
  const beside = join(home.dir, 'run');
  const hash = createHash('sha256').update(home.dir).digest('hex').slice(0, 12);
  return Buffer.byteLength(beside) <= MAX_SOCKET_DIR_BYTES ? beside : join(tmpdir(), `assay-run-${hash}`);
}

/**
 * A folder that only the database's user can enter, and a group if one is named; whoever can enter may connect without a
 * password.
 */
export function makeSocketDir(home: Home, clientGid?: number): string {
  const dir = findSocketDir(home);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const owner = lstatSync(dir);
  const uid = home.identity?.uid ?? process.getuid?.();
  if (!owner.isDirectory() || (owner.uid !== uid && owner.uid !== process.getuid?.())) {
    throw new Error(`${dir} is taken by user ${owner.uid}; remove it.`);
  }
  giveTo(dir, home.identity && { uid: home.identity.uid, gid: clientGid ?? home.identity.gid });
  chmodSync(dir, clientGid === undefined ? 0o700 : 0o710);
  return dir;
}

/**
 * Settings by which the server lets the product's role in and, of all others, only root as the superuser, who may run
 * programs: being able to reach the socket is not enough for that. Null where everything is one user's anyway.
 */
export function writeAccessRules(home: Home, clientGid?: number): Record<string, string> | null {
  if (!home.identity) return null;
  const files = {
    hba_file: {
      path: join(home.dir, 'access.conf'),
      lines: ['local all assay trust', 'local all postgres peer map=root'],
    },
    ident_file: { path: join(home.dir, 'users.conf'), lines: ['root root postgres'] },
  };
  for (const { path, lines } of Object.values(files)) writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o644 });
  const settings = Object.fromEntries(Object.entries(files).map(([name, { path }]) => [name, path]));
  // The folder around the socket says who may come.
  return { ...settings, ...(clientGid === undefined ? {} : { unix_socket_permissions: '0777' }) };
}

function giveTo(path: string, identity: Identity | undefined): void {
  if (identity) chownSync(path, identity.uid, identity.gid);
}

function run(program: string, args: string[], identity: Identity | undefined, input = ''): void {
  const result = spawnSync(program, args, { ...identity, cwd: '/', input, encoding: 'utf8' });
  if (result.status !== 0) {
    throw new Error(`${program} failed: ${result.error?.message ?? result.stderr.trim()}`);
  }
}
