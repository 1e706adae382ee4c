import { hostile } from './hostile-marks.ts';
import { PEOPLE_TEXTS } from './hostile-people-texts.ts';
import { VENUE_TEXTS } from './hostile-venue-texts.ts';

/** Asks the site as the super administrator, or as somebody else who writes to him. */
export type Ask = <T = { id: number }>(method: string, path: string, body?: unknown) => Promise<T>;

/** What texts stand in: things and people that were there before them. */
export interface Place {
  pid: number;
  gid: number;
  groupCode: string;
  rootUid: number;
  other: { uid: number; username: string };
  ask: Ask;
  askAsOther: Ask;
  /** Somebody new. */
  join(): Promise<{ uid: number; username: string; ask: Ask; submit(body: object): Promise<number> }>;
  /** Sends a picture, with fields beside it. */
  sendPicture(path: string, fields: Record<string, string>): Promise<{ id: number }>;
}

export interface Written {
  /** The pages that show it. */
  paths: string[];
  /** Pages that show it to the other one alone. */
  pathsOfOther?: string[];
  /** What is clicked on each of these pages, one after the other, until it shows. */
  opens?: string[];
  /** Calls that take it back, in their order. */
  undo?: [method: string, path: string, body?: unknown][];
}

export interface HostileText {
  write(place: Place): Promise<Written>;
}

const HOUR_MS = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const LINK = 'https://evil.example/"onmouseover="__fired=1';
const announcement = (of: string) => ({
  title: hostile(`m-${of}-news`),
  content: hostile(`m-${of}-news-text`),
  visible: true,
});

/** One line for each kind of text that people write and others read; a new kind of text is a new line. */
export const HOSTILE_TEXTS: Record<string, HostileText> = {
  'announcements of the site': {
    async write({ ask }) {
      const { id } = await ask('POST', 'admin/announcement', announcement('site'));
      return { paths: ['/home'], undo: [['DELETE', `admin/announcement?aid=${id}`]] };
    },
  },
  'announcements of a group': {
    async write({ ask, gid }) {
      await ask('POST', 'group/announcement', { gid, ...announcement('group') });
      return { paths: [`/group/${gid}`, `/group/${gid}/announcement`] };
    },
  },
  notices: {
    async write({ ask }) {
      const body = { title: hostile('m-notice'), content: hostile('m-notice-text'), audience: 'all' };
      const { id } = await ask('POST', 'admin/msg/notice', body);
      return { paths: ['/message/sys'], undo: [['DELETE', `admin/msg/notice?id=${id}`]] };
    },
  },
  'side cards': {
    async write({ ask }) {
      const before = await ask<unknown[]>('GET', 'admin/switch/diy-card');
      const card = { type: 'custom', title: hostile('m-card'), content: hostile('m-card-text'), visible: true };
      await ask('PUT', 'admin/switch/diy-card', { diyCardList: [card, ...before] });
      return { paths: ['/home'], undo: [['PUT', 'admin/switch/diy-card', { diyCardList: before }]] };
    },
  },
  countdowns: {
    async write({ ask }) {
      const texts = { title: hostile('m-day'), content: hostile('m-day-text'), url: LINK };
      const { id } = await ask('POST', 'admin/contest-countdown', { ...texts, date: inHours(1), visible: true });
      return { paths: ['/home'], undo: [['DELETE', `admin/contest-countdown?id=${id}`]] };
    },
  },
  'contests elsewhere': {
    async write({ ask }) {
      const times = { startTime: inHours(1), endTime: inHours(2) };
      const { id } = await ask('POST', 'admin/external-contest', { title: hostile('m-outer'), url: LINK, ...times });
      return { paths: ['/home'], undo: [['DELETE', `admin/external-contest?id=${id}`]] };
    },
  },
  'links to other sites': {
    async write({ ask }) {
      const texts = { title: hostile('m-link'), description: hostile('m-link-text'), url: LINK };
      const { id } = await ask('POST', 'admin/external-nav', texts);
      return { paths: ['/external-nav'], undo: [['DELETE', `admin/external-nav?id=${id}`]] };
    },
  },
  'discussions, comments and replies': {
    async write({ ask, askAsOther }) {
      const { id: did } = await ask('POST', 'discussion', {
        title: hostile('m-discussion'),
        description: hostile('m-discussion-brief'),
        content: hostile('m-discussion-text'),
      });
      const { id: commentId } = await askAsOther('POST', 'comment', { did, content: hostile('m-comment') });
      await askAsOther('POST', 'reply', { did, reply: { commentId, content: hostile('m-reply') } });
      return { paths: [`/discussion-detail/${did}`], undo: [['DELETE', `discussion?did=${did}`]] };
    },
  },
  'what the message centre quotes': {
    async write() {
      return { paths: ['/message/discuss'] };
    },
  },
  'reports of discussions': {
    async write({ ask, askAsOther }) {
      const texts = { title: 'Reported', description: 'Reported', content: 'Reported.' };
      const { id: did } = await ask('POST', 'discussion', texts);
      await askAsOther('POST', 'discussion-report', { did, content: `#spam# ${hostile('m-report')}` });
      return { paths: ['/admin/discussion'], undo: [['DELETE', `discussion?did=${did}`]] };
    },
  },
  notes: {
    async write({ ask, pid }) {
      const { id } = await ask('POST', 'notebook', { title: hostile('m-note'), content: hostile('m-note-text'), pid });
      return { paths: ['/notebook'], undo: [['DELETE', `notebook?id=${id}`]] };
    },
  },
  tutorials: {
    async write({ ask, askAsOther, pid }) {
      const texts = { title: hostile('m-tutorial'), content: hostile('m-tutorial-text') };
      await askAsOther('POST', 'tutorial', { ...texts, pid });
      const { records } = await ask<{ records: [{ id: number }] }>('GET', 'admin/user-tutorial/list');
      return { paths: [`/admin/user-tutorial/apply?review=${records[0].id}`] };
    },
  },
  'own tutorials': {
    async write({ ask, pid }) {
      const texts = { title: hostile('m-own-tutorial'), content: hostile('m-own-tutorial-text') };
      const { id } = await ask('POST', 'tutorial', { ...texts, pid });
      return { paths: ['/tutorial'], undo: [['DELETE', `tutorial?id=${id}`]] };
    },
  },
  tickets: {
    async write({ askAsOther, pid }) {
      const texts = { title: hostile('m-ticket'), content: hostile('m-ticket-text') };
      const { id } = await askAsOther('POST', 'ticket', { pid, ...texts });
      return { paths: [`/ticket?list=queue&id=${id}`] };
    },
  },
  trainings: {
    async write({ ask }) {
      const [category] = await ask<[{ id: number }]>('GET', 'get-training-category');
      const texts = { title: hostile('m-training'), description: hostile('m-training-text'), privatePwd: '' };
      const settings = { rank: 1, auth: 'Public', status: true, categoryId: category.id };
      const { id } = await ask('POST', 'admin/training', { ...texts, ...settings });
      return { paths: [`/training/${id}`], undo: [['DELETE', `admin/training?tid=${id}`]] };
    },
  },
  'question sheets': {
    async write({ ask }) {
      const texts = { title: hostile('m-sheet'), description: hostile('m-sheet-text') };
      const { id } = await ask('POST', 'admin/qsheet', texts);
      await ask('POST', 'admin/qsheet/group', { qid: id, title: hostile('m-sheet-group') });
      return { paths: [`/qsheet/${id}`, `/admin/qsheet/${id}/groups`], undo: [['DELETE', `admin/qsheet?id=${id}`]] };
    },
  },
  'timed works': {
    async write({ ask }) {
      const texts = { title: hostile('m-work'), description: hostile('m-work-text'), visible: true };
      const times = { startTime: inHours(1), endTime: inHours(2), duration: 600 };
      const { id } = await ask('POST', 'admin/homework', { ...texts, ...times });
      return { paths: [`/timedwork/${id}`], undo: [['DELETE', `admin/homework?tid=${id}`]] };
    },
  },
  rewards: {
    async write({ ask }) {
      const texts = { name: '<b onclick=__xss>[m-reward]', description: hostile('m-reward-text') };
      const { id } = await ask('POST', 'admin/reward', { ...texts, needAcCoin: 1, num: 1, visible: true });
      return { paths: ['/reward'], undo: [['DELETE', `admin/reward?id=${id}`]] };
    },
  },
  medals: {
    async write({ ask }) {
      const texts = { name: '<b onclick=__xss>[m-medal]', description: hostile('m-medal-text') };
      const { id } = await ask('POST', 'admin/medal', texts);
      await ask('POST', 'admin/medal/user-medal', { medalId: id, usernames: ['root'] });
      return { paths: ['/admin/medal', '/user-home?tab=medals'], undo: [['DELETE', `admin/medal?id=${id}`]] };
    },
  },
  honours: {
    async write({ ask }) {
      const { id } = await ask('POST', 'admin/honor', { username: 'root', title: '<b onclick=__xss>[m-honour]' });
      return { paths: ['/honor'], undo: [['DELETE', `admin/honor?id=${id}`]] };
    },
  },
  prizes: {
    async write({ ask, rootUid }) {
      const { id } = await ask('POST', 'admin/user/prize', {
        uid: rootUid,
        name: '<b onclick=__xss>[m-prize]',
        level: 0,
      });
      return { paths: [`/admin/user/${rootUid}/prize`], undo: [['DELETE', `admin/user/prize?id=${id}`]] };
    },
  },
  'reports of chats': {
    async write({ ask, askAsOther, rootUid }) {
      await askAsOther('POST', 'msg/private', { to: rootUid, content: hostile('m-chat') });
      type Chats = { conversations: [{ fromUuid: number }] };
      const { conversations } = await ask<Chats>('GET', 'msg/private');
      await ask('POST', 'msg/private', { to: conversations[0].fromUuid, content: 'Who are you?' });
      await askAsOther('POST', 'msg/private/report', { uid: rootUid, reason: hostile('m-chat-report') });
      return { paths: ['/admin/discussion?tab=chats'] };
    },
  },
  ...PEOPLE_TEXTS,
  ...VENUE_TEXTS,
};
