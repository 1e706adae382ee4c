import { login } from '@assay/contract/accounts/sign-in.ts';
import { getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { expect, test } from 'vitest';
import { sweepAccounts } from './sweep.ts';

test('what has run out is deleted, what is still good stays', async () => {
  const site = await openTestSite();
  const { db, mailer } = site.services;
  const count = async () => {
    const tables = ['sessions', 'challenges', 'attempt_counters', 'mails'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return rows.map((each) => each.length);
  };
  const leaveTraces = async () => {
    await buildUser(site);
    await as(site)(getCaptcha, {});
    await as(site).refused(login, { username: 'nobody', password: 'x' });
    await mailer.post({ recipient: 'a@example.org', subject: 's', body: 'b' }, db);
  };
  try {
    await leaveTraces();
    site.clock.advance(31 * 24 * 3600);
    await leaveTraces();
    await sweepAccounts(site.services);
    // Two counters: of the account that was tried and of the address.
    expect(await count()).toEqual([1, 1, 2, 1]);
  } finally {
    await site.close();
  }
});
