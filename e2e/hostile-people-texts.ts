import { randomUUID } from 'node:crypto';
import { brief, hostile } from './hostile-marks.ts';
import { type HostileText, inHours } from './hostile-texts.ts';

const LINK = 'https://evil.example/"onmouseover="__fired=1';

/** What is written about people, to them, or by them where others read it. */
export const PEOPLE_TEXTS: Record<string, HostileText> = {
  'pictures of the home page': {
    async write({ ask, sendPicture }) {
      const { id } = await sendPicture('file/upload-carouse-img', { kind: 'carousel', name: 'picture' });
      const texts = { name: hostile('m-carousel'), link: LINK };
      await ask('PUT', 'admin/config/home-carousel', { id, ...texts, visible: true, seq: 0 });
      return { paths: ['/home', '/admin/conf'], undo: [['DELETE', `admin/config/home-carousel?id=${id}`]] };
    },
  },
  'notes about people': {
    async write({ ask, other: { uid, username } }) {
      await ask('POST', 'admin/user/note', { uid, content: hostile('m-user-note') });
      return {
        paths: [`/admin/user?keyword=${username}`],
        opens: [`main button[aria-label$="${username}"]:last-of-type`, '[role=tab]:last-of-type'],
      };
    },
  },
  'why somebody was banned': {
    async write({ ask, join }) {
      const { uid, username } = await join();
      await ask('PUT', 'admin/user/ban', { uids: [uid], until: inHours(1), reason: hostile('m-ban') });
      return { paths: [`/admin/user?keyword=${username}`] };
    },
  },
  'titles of people': {
    async write({ ask, other: { uid, username } }) {
      await ask('PUT', 'admin/user/edit-user', { uid, titleName: brief('N4'), titleColor: '#d32f2f' });
      return { paths: [`/user-home?username=${username}`] };
    },
  },
  'corrected coins, and orders of rewards': {
    async write({ ask }) {
      const correct = (delta: number) => ({ username: 'root', delta, note: hostile('m-coins'), key: randomUUID() });
      await ask('POST', 'admin/coin', correct(2));
      const { id: rid } = await ask('POST', 'admin/reward', { name: 'Pen', needAcCoin: 1, num: 1, visible: true });
      const order = await ask('POST', 'admin/reward/exchange-reward', { rid, needAcCoin: 1, key: randomUUID() });
      const decide = 'admin/reward/change-user-reward-status';
      await ask('PUT', decide, { id: order.id, status: 1, note: hostile('m-order') });
      return {
        paths: ['/admin/coin', '/coins', '/reward', '/admin/reward/order'],
        undo: [
          ['DELETE', `admin/reward?id=${rid}`],
          ['POST', 'admin/coin', correct(-1)],
        ],
      };
    },
  },
  'what links to other sites are about': {
    async write({ ask }) {
      const { id: categoryId } = await ask('POST', 'admin/external-nav/category', {
        name: '<svg onload=__xss>[m-kind]',
        color: '#d32f2f',
      });
      const { id: about } = await ask('POST', 'admin/external-nav/contest', {
        name: '<svg onload=__xss>[m-about-what]',
      });
      const link = { title: 'Elsewhere', url: LINK, categoryId, contestIds: [about] };
      const { id } = await ask('POST', 'admin/external-nav', link);
      return {
        paths: ['/external-nav', '/admin/external-nav/related'],
        undo: [
          ['DELETE', `admin/external-nav?id=${id}`],
          ['DELETE', `admin/external-nav/category?id=${categoryId}`],
          ['DELETE', `admin/external-nav/contest?id=${about}`],
        ],
      };
    },
  },
  certificates: {
    async write({ ask, rootUid }) {
      const texts = { name: hostile('m-bearer'), title: hostile('m-award'), content: hostile('m-citation') };
      const { id, code } = await ask<{ id: number; code: string }>('POST', 'admin/user/certificates', {
        uid: rootUid,
        ...texts,
        day: '2026-06-01',
        lang: 'en',
      });
      const reason = encodeURIComponent(hostile('m-revoked'));
      await ask('DELETE', `admin/user/certificates?id=${id}&reason=${reason}`);
      return { paths: [`/certificate?code=${code}`, `/admin/user/${rootUid}/prize`] };
    },
  },
  'categories of notes and trainings': {
    async write({ ask }) {
      const before = await ask<{ id: number; name: string }[]>('GET', 'notebook-category');
      await ask('POST', 'notebook-category', [...before, { id: null, name: '<svg onload=__xss>[m-note-kind]' }]);
      const category = { name: '<svg onload=__xss>[m-training-kind]', color: '#d32f2f' };
      const { id } = await ask('POST', 'admin/training/category', category);
      return {
        paths: ['/notebook', '/training', '/admin/training/category'],
        undo: [
          ['POST', 'notebook-category', before],
          ['DELETE', `admin/training/category?cid=${id}`],
        ],
      };
    },
  },
};
