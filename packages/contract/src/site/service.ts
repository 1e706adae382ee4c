import * as z from 'zod';
import { email } from '../accounts/user.ts';
import { op } from '../op.ts';
import { empty, nothing } from '../shapes.ts';

// How the site is run: read from its environment, shown without secrets, changed there (ADM-13).

const percent = z.number().describe('0 to 100');

export const getServiceInfo = op('getServiceInfo', 'GET /api/admin/config/get-service-info', {
  access: 'admin',
  does: 'The server that answers: versions, processors, load',
  input: nothing,
  data: z.object({
    backupService: z.array(z.object({ serviceId: z.string(), port: z.number(), secure: z.boolean() })),
    backupCores: z.number(),
    backupPercentCpuLoad: percent,
    backupPercentMemoryLoad: percent,
    nodeVersion: z.string(),
    platform: z.string(),
    uptimeSeconds: z.number(),
  }),
});

export const getEmailConfig = op('getEmailConfig', 'GET /api/admin/config/get-email-config', {
  access: 'root',
  does: 'The mail server as the environment names it, without the password',
  input: nothing,
  data: z.object({
    isSet: z.boolean().describe('false: mails stay in the outbox'),
    emailHost: z.string(),
    emailPort: z.number().nullable(),
    emailUsername: z.string(),
    emailPassword: z.literal('').describe('never told'),
    emailSsl: z.boolean(),
    emailFrom: z.string(),
  }),
});

/** What older clients save: whatever it says, the environment decides. */
const setting = z.looseObject({});

export const setEmailConfig = op('setEmailConfig', 'PUT /api/admin/config/set-email-config', {
  access: 'root',
  does: 'Refused: the mail server is set in the environment of the server',
  input: setting,
  data: empty,
});

export const testEmail = op('testEmail', 'POST /api/admin/config/test-email', {
  access: 'root',
  does: 'Send a mail to see whether mails go out; audited',
  input: z.object({ email }),
  data: z.object({ isSent: z.boolean().describe('false: no mail server is set, it stays in the outbox') }),
});

export const getDatabaseConfig = op('getDatabaseConfig', 'GET /api/admin/config/get-db-and-redis-config', {
  access: 'root',
  does: 'The database as the server finds it, without its password; there is no Redis',
  input: nothing,
  data: z.object({
    dbName: z.string(),
    dbHost: z.string().describe('empty where it is reached by a socket of the same machine'),
    dbPort: z.number(),
    dbVersion: z.string(),
    dbBytes: z.number(),
    connections: z.number().describe('of everybody to this database'),
    connectionsMax: z.number(),
    pool: z.number().describe('connections that this server opens at most'),
    replicas: z.number(),
    lagSeconds: z.number().nullable().describe('of the replica that is furthest behind; null without replicas'),
    redisHost: z.null(),
    redisPort: z.null(),
  }),
});

export const setDatabaseConfig = op('setDatabaseConfig', 'PUT /api/admin/config/set-db-and-redis-config', {
  access: 'root',
  does: 'Refused: the database is set in the environment of the server',
  input: setting,
  data: empty,
});
