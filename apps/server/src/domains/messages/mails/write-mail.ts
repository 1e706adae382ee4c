import type { Lang } from '@assay/contract/errors.ts';
import { MESSAGE_KINDS } from '@assay/contract/messages/kinds.ts';
import { wordsIn } from '@assay/contract/words.ts';
import type { DueMail } from './mails.queries.ts';

/** Messages that one mail tells of; of more it says how many. */
const LINES_MAX = 20;

/** A conversation that waits. */
export interface WaitingChat {
  peer_name: string;
  count: number;
}

interface MailParts {
  lang: Lang;
  site: string;
  username: string;
  /** Where the site is; empty when it was not configured. */
  address: string;
  due: readonly DueMail[];
  chats: readonly WaitingChat[];
  /** Ends these mails; empty when they cannot be ended. */
  unsubscribe: string;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a message says in a mail: who did what where, and never what was written: it may have been taken back meanwhile. */
function lineOf({ kind, params, actor_name, source_title, url }: DueMail, lang: Lang, address: string): string {
  const words = wordsIn(MESSAGE_KINDS[kind], lang, params);
  const said = [actor_name, words, source_title].filter((part) => part !== null && part !== '').join(' ');
  return `- ${oneLine(said)}\n  ${address}${url}`;
}

/** A mail that tells of some messages, in the language of its reader. */
export function writeMail({ lang, site, username, address, due, chats, unsubscribe }: MailParts) {
  const isZh = lang === 'zh';
  const count = due.length + chats.length;
  const only = count === 1 && due[0] ? oneLine(wordsIn(MESSAGE_KINDS[due[0].kind], lang, due[0].params)) : null;
  const lines = [
    ...due.map((one) => lineOf(one, lang, address)),
    ...chats.map(({ peer_name, count: waiting }) =>
      isZh
        ? `- ${peer_name} 发来 ${waiting} 条私信`
        : `- ${peer_name}: ${waiting} private message${waiting === 1 ? '' : 's'}`,
    ),
  ];
  const rest = lines.length - LINES_MAX;
  const more = isZh ? `……以及另外 ${rest} 条\n` : `… and ${rest} more\n`;
  const end = isZh ? `不想再收到这类邮件？退订：${unsubscribe}` : `No more of these mails: ${unsubscribe}`;
  return {
    subject: `[${oneLine(site)}] ${only ?? (isZh ? `你有 ${count} 条新消息` : `${count} new message${count === 1 ? '' : 's'}`)}`,
    body: [
      isZh ? `${username}，你好：\n` : `Hello ${username},\n`,
      ...lines.slice(0, LINES_MAX),
      rest > 0 ? more : '',
      isZh ? `全部消息：${address}/message` : `All messages: ${address}/message`,
      unsubscribe === '' ? '' : end,
      '',
    ].join('\n'),
  };
}
