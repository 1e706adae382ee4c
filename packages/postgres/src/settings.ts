import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/**
 * Server settings, given on the command line at every start so that they are the same for old and new clusters.
 * @param durable true: what was acknowledged survives a power cut. false: for tests, which throw the data away.
 * @param memoryBytes what this machine, or its container, has.
 */
export function listSettings(socketDir: string, durable: boolean, memoryBytes: number): Record<string, string> {
  const memoryMb = Math.floor(memoryBytes / MB);
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // One web process opens about 20 connections; the rest is for further nodes and the operator.
    max_connections: durable ? '100' : '300',
    shared_buffers: durable ? `${Math.min(1024, Math.max(64, Math.floor(memoryMb / 8)))}MB` : '64MB',
    effective_cache_size: `${Math.max(256, Math.floor(memoryMb / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    // Compiling a query costs more than any of our queries takes.
    jit: 'off',
    ...(durable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '2GB', wal_compression: 'on' }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
          autovacuum: 'off',
        }),
  };
}

export function findMemoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}
