import type { AddressInfo } from 'node:net';
import { getMailOutbox } from '@assay/contract/site/config.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { startTasks } from '../tasks.ts';
import { mailTask } from './send-mails.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A mail server that keeps what it takes; `answer` may refuse. */
async function openMailServer(answer: () => Error | null = () => null) {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const error = answer();
        if (!error) taken.push(Buffer.concat(chunks).toString());
        done(error);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { taken, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function openSite(env: Record<string, string>): Promise<TestSite> {
  const site = await openTestSite(env);
  closing.push(() => site.close());
  return site;
}

const outbox = async (site: TestSite) => {
  const root = await buildUser(site, { role: 'root' });
  return (await as(site, root)(getMailOutbox, {})).data.records;
};
const mail = { recipient: 'ann@example.org', subject: '注册验证码', body: '验证码：123456\n' };

test('a mail is sent as soon as its transaction commits, and its text is then deleted', async () => {
  const server = await openMailServer();
  const site = await openSite({ SMTP_URL: server.url, MAIL_FROM: 'Judge <judge@example.org>' });
  const tasks = startTasks([mailTask(site.services.config)], site.services);
  closing.push(() => tasks.stop());
  await site.services.notifications.ready();
  await site.services.db.transaction().execute(async (tx) => {
    await site.services.mailer.post(mail, tx);
    expect(server.taken).toHaveLength(0);
  });
  await expect.poll(() => server.taken.length, { timeout: 4_000 }).toBe(1);
  expect(server.taken[0]).toMatch(/^From: Judge <judge@example.org>\r$/m);
  expect(server.taken[0]).toMatch(/^To: ann@example.org\r$/m);
  await expect.poll(() => outbox(site)).toMatchObject([{ state: 'sent', body: null, recipient: mail.recipient }]);
});

test('a refused mail is tried again, and given up in the end', async () => {
  let refusals = 0;
  const server = await openMailServer(() => {
    refusals += 1;
    return new Error('mailbox full');
  });
  const site = await openSite({ SMTP_URL: server.url });
  const task = mailTask(site.services.config);
  await site.services.mailer.post(mail, site.services.db);
  await task.run(site.services);
  expect(await outbox(site)).toMatchObject([{ state: 'waiting', error: expect.stringContaining('mailbox full') }]);
  await task.run(site.services);
  expect(refusals).toBe(1);
  for (const seconds of [5, 30, 120, 300]) {
    site.clock.advance(seconds);
    await task.run(site.services);
  }
  expect(refusals).toBe(5);
  expect(await outbox(site)).toMatchObject([{ state: 'failed', body: null }]);
  site.clock.advance(3600);
  await task.run(site.services);
  expect(refusals).toBe(5);
});

test('two nodes send a mail once', async () => {
  const server = await openMailServer();
  const site = await openSite({ SMTP_URL: server.url });
  for (let i = 0; i < 10; i += 1) {
    await site.services.mailer.post({ ...mail, recipient: `u${i}@example.org` }, site.services.db);
  }
  const task = mailTask(site.services.config);
  await Promise.all([task.run(site.services), task.run(site.services)]);
  expect(server.taken).toHaveLength(10);
});

test('without a mail server the text stays, for administrators to read', async () => {
  const site = await openSite({});
  await site.services.mailer.post(mail, site.services.db);
  expect(await outbox(site)).toMatchObject([{ ...mail, state: 'kept', error: null }]);
});
