import { addUserNote } from '@assay/contract/accounts/user-details.ts';
import { addAnnouncement } from '@assay/contract/announcements/site.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { reportPerson, sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { addNotice } from '@assay/contract/messages/notices.ts';
import { requestOwnData } from '@assay/contract/profiles/own-data.ts';
import { changePrivacy, PRIVACY_PARTS } from '@assay/contract/profiles/privacy.ts';
import { updateHomeCards } from '@assay/contract/site/cards.ts';
import { addCountdown } from '@assay/contract/site/countdowns.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverMessages } from '../domains/messages/inbox/deliver.ts';
import { emitMessages } from '../platform/messages/emit-messages.ts';
import { fieldsOf } from './testing/asking.ts';
import { HOUR, openLeakStage } from './testing/contest-stage.ts';
import { pointingAt } from './testing/inputs.ts';
import { READING } from './testing/reading.ts';

/** What is written about somebody, or to that person alone, each by a word of its own. */
const SECRETS = {
  email: 'zqxmail@example.org',
  mobile: '13977700099',
  realname: 'zqxreal',
  school: 'zqxschool',
  course: 'zqxcourse',
  number: 'zqxnumber',
  note: 'zqxnote',
  chat: 'zqxchat',
  inbox: 'zqxinbox',
  notice: 'zqxnotice',
  report: 'zqxreport',
  agent: 'zqxagent',
  address: '203.0.113.77',
} as const;
/** What nobody but super administrators knows of yet. */
const DRAFTS = { announcement: 'zqxdraft', later: 'zqxlater', card: 'zqxcard', countdown: 'zqxday' } as const;

/** Boards show where people come from, whatever their profiles do. */
const BOARDS = new Set(['getTrainingRank', 'getContestRank', 'getContestOutsideScoreboard', 'followIcpcFeed']);

const stage = await openLeakStage();
const { site, root, rival: stranger, otherAdmin, ask } = stage;
let person: BuiltUser;
let friend: BuiltUser;
let problemAdmin: BuiltUser;
let at: Record<string, unknown>;

beforeAll(async () => {
  person = await buildUser(site, { username: 'zqxperson' });
  friend = await buildUser(site);
  problemAdmin = await buildUser(site, { role: 'problemAdmin' });
  const { db, sessions, clock } = site.services;
  const { email, mobile, realname, school, course, number } = SECRETS;
  await db
    .updateTable('users')
    .set({ email, mobile, realname, school, course, number })
    .where('uid', '=', person.uid)
    .execute();
  await as(site, person)(changePrivacy, Object.fromEntries(PRIVACY_PARTS.map((part) => [part, 'self'])));
  person.token = await sessions.open(db, { uid: person.uid, ip: SECRETS.address, userAgent: SECRETS.agent });
  await as(site, root)(addUserNote, { uid: person.uid, content: SECRETS.note });
  await as(site, friend)(sendPrivateMessage, { to: person.uid, content: SECRETS.chat });
  await as(site, person)(sendPrivateMessage, { to: friend.uid, content: SECRETS.chat });
  await as(site, friend)(reportPerson, { uid: person.uid, reason: SECRETS.report });
  await as(site, person)(requestOwnData, {});
  const text = { title: SECRETS.notice, content: SECRETS.notice };
  await as(site, root)(addNotice, { ...text, audience: 'person', username: person.username });
  const later = new Date(clock.now().getTime() + HOUR * 1000).toISOString();
  await as(site, root)(addNotice, { title: DRAFTS.later, content: 'x', audience: 'all', publishAt: later });
  await as(site, root)(addAnnouncement, { title: DRAFTS.announcement, content: 'x', visible: false });
  const card = { type: 'custom' as const, title: DRAFTS.card, content: DRAFTS.card, visible: false };
  await as(site, root)(updateHomeCards, { diyCardList: [card] });
  await as(site, root)(addCountdown, { title: DRAFTS.countdown, date: later, visible: false, content: '', url: '' });
  await emitMessages(db, [
    {
      ...{ kind: 'group.accepted', to: [person.uid], actor: friend.uid, cause: 'zqx' },
      source: { type: 'group', id: 1, title: SECRETS.inbox, url: '/group/1' },
    },
  ]);
  await deliverMessages(site.services);
  // where somebody stands in lists of others
  const { tid } = await buildTraining(site);
  await as(site, person)(registerTraining, { tid });
  const contest = await stage.build({ startsIn: -HOUR });
  await stage.register(contest.cid, person);
  const { uid, username } = person;
  at = {
    ...pointingAt(contest, 1),
    tid,
    uid,
    uids: [uid],
    username,
    usernames: [username],
    prefix: username,
    gid: undefined,
  };
});
afterAll(() => site.close());

const ADMINS = CALLS.filter(
  ({ access, method }) => method === 'GET' && (access === 'admin' || access === 'problemAdmin'),
);
/** Filters by which somebody may be looked for. */
const SEARCHES = ['keyword', 'searchUser', 'prefix', 'school', 'q'];

async function toldTo(who: BuiltUser | null, isStaff: boolean, given: Record<string, unknown>) {
  const told: [string, string][] = [];
  for (const op of isStaff ? [...READING, ...ADMINS] : READING) {
    const { status, body } = await ask(op, who, { ...at, ...given });
    expect([op.name, status < 500]).toEqual([op.name, true]);
    told.push([op.name, body.toLowerCase()]);
  }
  return told;
}

const asking = (): [name: string, who: BuiltUser | null, isStaff: boolean][] => [
  ['visitor', null, false],
  ['stranger', stranger, false],
  ['administrator', otherAdmin, true],
  ['problem administrator', problemAdmin, true],
];

describe('T-IDOR-12 what is said about somebody, and to that person alone', { timeout: 120_000 }, () => {
  test.each([0, 1, 2, 3])('is told to nobody else by any call (%i)', async (place) => {
    const [name, who, isStaff] = asking()[place]!;
    const told = await toldTo(who, isStaff, {});
    const tellers = Object.entries({ ...SECRETS, ...DRAFTS }).flatMap(([what, word]) =>
      told
        .filter(([op, body]) => body.includes(word) && !(what === 'school' && BOARDS.has(op)))
        .map(([op]) => `${op} tells a ${name} of ${what}`),
    );
    expect(tellers).toEqual([]);
  });

  test.each([0, 1, 2])('finds nobody by what is closed (%i)', async (place) => {
    const [name, who, isStaff] = asking()[place]!;
    const { email, realname, mobile, number } = SECRETS;
    const finders: string[] = [];
    for (const word of [email, realname, mobile, number]) {
      for (const op of isStaff ? [...READING, ...ADMINS] : READING) {
        const fields = fieldsOf(op).filter((field) => SEARCHES.includes(field));
        if (fields.length === 0) continue;
        const by = Object.fromEntries(fields.map((field) => [field, word]));
        const { body } = await ask(op, who, {
          ...at,
          uid: undefined,
          uids: [],
          username: undefined,
          usernames: [],
          ...by,
        });
        if (body.toLowerCase().includes(person.username)) finders.push(`${op.name} finds for a ${name} by ${word}`);
      }
    }
    expect(finders).toEqual([]);
  });

  test('the same questions do tell the person, and super administrators what they are there for', async () => {
    const own = [...(await toldTo(person, false, {})), ...(await toldTo(person, false, { uid: undefined }))];
    const known = Object.entries(SECRETS).filter(([, word]) => own.some(([, body]) => body.includes(word)));
    const kept = ['note', 'report'];
    expect(known.map(([what]) => what)).toEqual(Object.keys(SECRETS).filter((what) => !kept.includes(what)));
    const all = await Promise.all(
      CALLS.filter(({ access, method }) => access === 'root' && method === 'GET').map((op) => ask(op, root, at)),
    );
    const told = all.map(({ body }) => body.toLowerCase()).join('\n');
    const { email, note, report } = SECRETS;
    for (const word of [email, note, report, ...Object.values(DRAFTS)]) expect(told).toContain(word);
  });
});
