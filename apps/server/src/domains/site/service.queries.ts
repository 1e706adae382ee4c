import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

interface DatabaseFacts {
  name: string;
  /** Its address; null where it is reached by a socket of this machine. */
  host: string | null;
  port: number;
  version: string;
  bytes: number;
  connections: number;
  connectionsMax: number;
  replicas: number;
  lagSeconds: number | null;
}

/** The database as it tells of itself. */
export async function findDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_database() as name, host(inet_server_addr()) as host, current_setting('port')::int as port,
           current_setting('server_version') as version,
           pg_database_size(current_database()) as bytes,
           (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
           current_setting('max_connections')::int as "connectionsMax",
           (select count(*)::int from pg_stat_replication) as replicas,
           (select extract(epoch from max(replay_lag))::float8 from pg_stat_replication) as "lagSeconds"`.execute(db);
  return rows[0]!;
}
