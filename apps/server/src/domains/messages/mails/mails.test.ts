import { deleteAccount } from '@assay/contract/accounts/settings.ts';
import { sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import {
  changeMessageSettings,
  getMessageSettings,
  getUnsubscribing,
  unsubscribe,
} from '@assay/contract/messages/settings.ts';
import { openOtherNode, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emitMessages, type MessageEvent } from '../../../platform/messages/emit-messages.ts';
import { deliverMessages } from '../inbox/deliver.ts';
import { mailMessages } from './mail-messages.ts';

let site: TestSite;
let ann: BuiltUser;
let ben: BuiltUser;
beforeEach(async () => {
  site = await openTestSite({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://oj.example.org' });
  [ann, ben] = await Promise.all([buildUser(site), buildUser(site)]);
});
afterEach(() => site.close());

let count = 0;
async function happen(kind: MessageEvent['kind'], more: Partial<MessageEvent> = {}) {
  const source = { type: 'group', id: 7, title: 'Class 7', url: '/group/7' } as const;
  const at = site.clock.now();
  const event = { kind, to: [ann.uid], actor: ben.uid, cause: String(++count), source, at, ...more };
  await emitMessages(site.services.db, [event]);
  await deliverMessages(site.services);
}
const mailed = async (seconds = 0) => {
  site.clock.advance(seconds);
  await mailMessages(site.services);
  return site.mails.splice(0);
};
const choose = async (change: (chosen: Record<string, unknown>) => object) => {
  const { mails: _, ...settings } = (await as(site, ann)(getMessageSettings, {})).data;
  const input = { ...settings, timeZone: 'UTC', ...change(settings as never) };
  expect((await as(site, ann)(changeMessageSettings, input as never)).status).toBe(200);
};
const category = (name: string, mail: string) =>
  choose(({ categories }) => ({
    categories: { ...(categories as object), [name]: { page: true, browser: true, mail } },
  }));
const HOUR = 3600;

describe('MSG-31 what is mailed', () => {
  test('at once is mailed after two minutes, unless it was read; all of it in one mail, once, by two nodes', async () => {
    await category('group', 'now');
    await happen('group.accepted', { content: 'zqxsecret' });
    await happen('group.removed');
    expect(await mailed(60)).toEqual([]);
    const other = await openOtherNode(site);
    site.clock.advance(70);
    await Promise.all([mailMessages(site.services), mailMessages(other.services)]);
    const outbox = await site.services.db.selectFrom('mails').select(['recipient', 'subject', 'body']).execute();
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({ recipient: ann.email, subject: '[Assay] 2 new messages' });
    expect(outbox[0]!.body).toContain(
      `${ben.username} removed you from the group Class 7\n  https://oj.example.org/group/7`,
    );
    expect(outbox[0]!.body).not.toContain('zqxsecret');
    await other.close();
    site.mails.length = 0;
    await happen('group.added');
    await as(site, ann)(getMineMessages, {});
    expect(await mailed(HOUR)).toEqual([]);
  });

  test('daily is mailed at the hour that was chosen, and nothing at all when there is nothing', async () => {
    await choose(() => ({ digestAt: 9 * 60 }));
    await happen('group.accepted');
    expect(await mailed(HOUR - 60)).toEqual([]);
    const [mail] = await mailed(120);
    expect(mail?.subject).toBe('[Assay] accepted your request to join the group');
    expect(await mailed(24 * HOUR)).toEqual([]);
  });

  test('never is never; what concerns the account is always, also in quiet hours', async () => {
    await choose(({ categories }) => ({
      quietFrom: 0,
      quietTo: 1439,
      categories: {
        ...(categories as object),
        group: { page: true, browser: true, mail: 'never' },
        account: { page: false, browser: false, mail: 'never' },
        review: { page: true, browser: true, mail: 'now' },
      },
    }));
    await happen('group.accepted');
    await happen('review.accepted');
    await happen('account.login', { actor: null, params: { ip: '10.0.0.9' } });
    const mails = await mailed(200);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '[Assay] Your account was logged in to from another address: 10.0.0.9',
    ]);
    expect(mails[0]!.headers).not.toHaveProperty('List-Unsubscribe');
    // the end of the quiet hours
    expect((await mailed(16 * HOUR)).map(({ subject }) => subject)).toEqual(['[Assay] accepted what you handed in']);
  });

  test('private messages that nobody looked at are mailed once, with no word of them', async () => {
    await category('chat', 'now');
    await as(site, ben)(sendPrivateMessage, { to: ann.uid, content: 'zqxsecret' });
    expect(await mailed(60)).toEqual([]);
    const [mail] = await mailed(15 * 60);
    expect(mail?.body).toContain(`${ben.username}: 1 private message`);
    expect(mail?.body).not.toContain('zqxsecret');
    expect(await mailed(HOUR)).toEqual([]);
    await as(site, ben)(sendPrivateMessage, { to: ann.uid, content: 'again' });
    expect(await mailed(HOUR)).toHaveLength(1);
  });

  test('an address that came with a made account is mailed nothing', async () => {
    await category('group', 'now');
    const made = { email: 'ann@generated.invalid' };
    await site.services.db.updateTable('users').set(made).where('uid', '=', ann.uid).execute();
    await happen('group.accepted');
    expect(await mailed(200)).toEqual([]);
  });

  test('ACC-43 whoever leaves is mailed nothing more', async () => {
    await category('group', 'now');
    await happen('group.accepted');
    await as(site, ann)(deleteAccount, { username: ann.username, password: ann.password });
    const [bye, ...more] = await mailed(200);
    expect([bye?.subject, more]).toEqual(['Assay Your account will be deleted', []]);
  });

  test('nobody is mailed where the site sends no mails', async () => {
    const quiet = await openTestSite();
    const one = await buildUser(quiet);
    await emitMessages(quiet.services.db, [
      {
        kind: 'account.login',
        to: [one.uid],
        actor: null,
        cause: '1',
        at: quiet.clock.now(),
        source: { type: 'account', id: 1, title: '', url: '/setting' },
      },
    ]);
    await deliverMessages(quiet.services);
    quiet.clock.advance(HOUR);
    await mailMessages(quiet.services);
    expect(quiet.mails).toEqual([]);
    await quiet.close();
  });
});

describe('T-MSG-9 the link of a mail', () => {
  async function linkOf() {
    await category('group', 'now');
    await happen('group.accepted');
    const [mail] = await mailed(200);
    const header = mail!.headers!['List-Unsubscribe']!;
    expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail!.body).toContain(header.slice(1, -1));
    return new URL(header.slice(1, -1));
  }
  const timeOf = async () => (await as(site, ann)(getMessageSettings, {})).data.categories.group.mail;
  const oneClick = (path: string) =>
    site.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('is looked at without anything happening, and ends mails of its kind by one click without a login', async () => {
    const link = await linkOf();
    const t = link.searchParams.get('t')!;
    expect((await as(site)(getUnsubscribing, { t })).data).toEqual({ category: 'group' });
    expect(await timeOf()).toBe('now');
    const answer = await oneClick(link.pathname + link.search);
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, '', undefined]);
    expect((await oneClick(link.pathname + link.search)).statusCode).toBe(200);
    expect(await timeOf()).toBe('never');
    await happen('group.removed');
    expect(await mailed(HOUR)).toEqual([]);
    await as(site)(unsubscribe, { t, undo: true });
    expect(await timeOf()).toBe('digest');
    await as(site)(unsubscribe, { t });
    expect(await timeOf()).toBe('never');
  });

  test('is of use to nobody when it was changed, and ends nothing of another', async () => {
    const link = await linkOf();
    const [uid, kind, signature] = link.searchParams.get('t')!.split('.') as [string, string, string];
    const forged = [
      `${ben.uid}.${kind}.${signature}`,
      `${uid}.chat.${signature}`,
      `${uid}.account.${signature}`,
      `${uid}.${kind}.${signature.slice(0, -1)}`,
      'nonsense',
    ];
    for (const t of forged) {
      expect((await as(site)(getUnsubscribing, { t })).data).toEqual({ category: null });
      expect((await as(site)(unsubscribe, { t })).status).toBe(200);
      expect((await oneClick(`/unsubscribe?t=${encodeURIComponent(t)}`)).statusCode).toBe(200);
    }
    expect(await timeOf()).toBe('now');
    expect((await oneClick('/unsubscribe')).statusCode).toBe(400);
  });
});

test('MSG-30 settings are one’s own; what makes no sense is refused', async () => {
  const { data } = await as(site, ben)(getMessageSettings, {});
  expect(data).toMatchObject({
    quietFrom: null,
    chatFrom: 'everybody',
    mails: true,
    categories: { like: { mail: 'never' } },
  });
  const { mails: _, ...settings } = data;
  const refused = async (change: object) =>
    (await as(site, ben).refused(changeMessageSettings, { ...settings, ...change })).status;
  expect(await refused({ timeZone: 'Mars/Olympus' })).toBe(400);
  expect(await refused({ digestAt: 1440 })).toBe(400);
  expect(await refused({ categories: {} })).toBe(400);
  await as(site, ben)(changeMessageSettings, { ...settings, chatFrom: 'nobody', quietFrom: 60, quietTo: null });
  expect((await as(site, ben)(getMessageSettings, {})).data).toMatchObject({ chatFrom: 'nobody', quietFrom: null });
  expect((await as(site, ann)(getMessageSettings, {})).data).toMatchObject({ chatFrom: 'everybody' });
});
