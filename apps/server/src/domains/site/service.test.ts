import { getMailOutbox } from '@assay/contract/site/config.ts';
import {
  getDatabaseConfig,
  getEmailConfig,
  setDatabaseConfig,
  setEmailConfig,
  testEmail,
} from '@assay/contract/site/service.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { expect, test } from 'vitest';

test('ADM-13 mail server and database are told without secrets, tested, and not changed from pages', async () => {
  const site = await openTestSite({
    SMTP_URL: 'smtps://bob:hunter2secret@mail.example.org',
    MAIL_FROM: 'Judge <j@example.org>',
  });
  try {
    const root = as(site, await buildUser(site, { role: 'root' }));
    const mail = await root(getEmailConfig, {});
    expect(mail.data).toEqual({
      isSet: true,
      emailHost: 'mail.example.org',
      emailPort: 465,
      emailUsername: 'bob',
      emailPassword: '',
      emailSsl: true,
      emailFrom: 'Judge <j@example.org>',
    });
    const { data: facts } = await root(getDatabaseConfig, {});
    expect(facts).toMatchObject({ replicas: 0, lagSeconds: null, redisHost: null });
    expect(facts.connections).toBeLessThanOrEqual(facts.connectionsMax);
    expect(facts.dbBytes).toBeGreaterThan(0);
    expect(JSON.stringify([mail, facts])).not.toContain('hunter2secret');
    for (const op of [setEmailConfig, setDatabaseConfig]) {
      expect(await root.refused(op, { emailHost: 'x' })).toMatchObject({
        status: 409,
        data: { code: 'site.setElsewhere' },
      });
    }
    expect((await root(testEmail, { email: 'ann@example.org' })).data).toEqual({ isSent: true });
    expect((await root(getMailOutbox, {})).data.records).toMatchObject([{ recipient: 'ann@example.org' }]);
    expect((await root.refused(testEmail, { email: 'no address' })).status).toBe(400);
  } finally {
    await site.close();
  }
});
