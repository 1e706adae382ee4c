import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { fail, type Lang } from '@assay/contract/errors.ts';
import {
  getDatabaseConfig,
  getEmailConfig,
  getServiceInfo,
  setDatabaseConfig,
  setEmailConfig,
  testEmail,
} from '@assay/contract/site/service.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findDatabaseFacts } from './service.queries.ts';

const TEST_MAILS_PER_HOUR = 20;
const SMTP_PORT = 587;
const SMTPS_PORT = 465;

const percentOf = (share: number) => Math.round(1000 * Math.min(Math.max(share, 0), 1)) / 10;

/** A mail server as its address names it, without the password (ADM-13). */
function mailServer(address: string | undefined) {
  if (address === undefined)
    return { isSet: false, emailHost: '', emailPort: null, emailUsername: '', emailSsl: false };
  const url = new URL(address);
  const emailSsl = url.protocol === 'smtps:';
  return {
    isSet: true,
    emailHost: url.hostname,
    emailPort: Number(url.port) || (emailSsl ? SMTPS_PORT : SMTP_PORT),
    emailUsername: decodeURIComponent(url.username),
    emailSsl,
  };
}

const TEST_MAIL: Record<Lang, { subject: string; body: (site: string) => string }> = {
  zh: { subject: '测试邮件', body: (site) => `这是 ${site} 的测试邮件。收到它说明邮件服务器工作正常。\n` },
  en: {
    subject: 'A test mail',
    body: (site) => `This is a test mail of ${site}. That it came means that the mail server works.\n`,
  },
};

export const serviceCalls: Implementation[] = [
  implement(getServiceInfo, async ({ config }) => ({
    backupService: [
      { serviceId: config.nodeName, port: config.port, secure: config.publicUrl?.startsWith('https:') ?? false },
    ],
    backupCores: availableParallelism(),
    backupPercentCpuLoad: percentOf(loadavg()[0]! / availableParallelism()),
    backupPercentMemoryLoad: percentOf(1 - freemem() / totalmem()),
    nodeVersion: process.version,
    platform: `${process.platform} ${process.arch}`,
    uptimeSeconds: Math.floor(process.uptime()),
  })),

  implement(getEmailConfig, async ({ config }) => ({
    ...mailServer(config.smtpUrl),
    emailPassword: '' as const,
    emailFrom: config.mailFrom,
  })),

  implement(setEmailConfig, async () => fail('site.setElsewhere', { name: 'SMTP_URL' })),

  implement(testEmail, async (call, { email }) => {
    call.limiter.take('test-mail', String(viewerOf(call).uid), TEST_MAILS_PER_HOUR, 3600);
    const { subject, body } = TEST_MAIL[call.lang];
    const { name } = await call.settings.read();
    await call.db.transaction().execute(async (tx) => {
      await call.mailer.post({ recipient: email, subject: `${name}: ${subject}`, body: body(name) }, tx);
      await noteAct(call, tx, { action: testEmail.name, subject: 'site', before: null, after: { email } });
    });
    return { isSent: call.config.smtpUrl !== undefined };
  }),

  implement(getDatabaseConfig, async ({ config, db }) => {
    const { name, host, port, version, bytes, ...facts } = await findDatabaseFacts(db);
    return {
      ...facts,
      dbName: name,
      dbHost: host ?? '',
      dbPort: port,
      dbVersion: version,
      dbBytes: bytes,
      pool: config.databasePool,
      redisHost: null,
      redisPort: null,
    };
  }),

  implement(setDatabaseConfig, async () => fail('site.setElsewhere', { name: 'DATABASE_URL' })),
];
