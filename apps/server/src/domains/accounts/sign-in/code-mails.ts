import type { Lang } from '@assay/contract/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { CODE_LIFE_SECONDS } from '../challenges/codes.ts';

const MINUTES = CODE_LIFE_SECONDS / 60;

interface Words {
  subject: string;
  body: (hole: { site: string; code: string; username: string; link: string }) => string;
}

const ignoreZh = '如果这不是你本人的操作，请忽略本邮件。';
const ignoreEn = 'If you did not ask for this, ignore this mail.';

const MAILS = {
  register: {
    zh: {
      subject: '注册验证码',
      body: ({ site, code }) =>
        `你好：\n\n你在 ${site} 注册账号的验证码是：${code}\n\n验证码 ${MINUTES} 分钟内有效，仅可使用一次。\n${ignoreZh}\n`,
    },
    en: {
      subject: 'Your registration code',
      body: ({ site, code }) =>
        `Hello,\n\nyour code for registering at ${site} is: ${code}\n\nIt is valid for ${MINUTES} minutes and works once.\n${ignoreEn}\n`,
    },
  },
  changeEmail: {
    zh: {
      subject: '修改邮箱验证码',
      body: ({ site, code, username }) =>
        `${username}，你好：\n\n你在 ${site} 修改邮箱的验证码是：${code}\n\n验证码 ${MINUTES} 分钟内有效，仅可使用一次。\n${ignoreZh}\n`,
    },
    en: {
      subject: 'Your code for changing the e-mail',
      body: ({ site, code, username }) =>
        `Hello ${username},\n\nyour code for changing the e-mail at ${site} is: ${code}\n\nIt is valid for ${MINUTES} minutes and works once.\n${ignoreEn}\n`,
    },
  },
  changeMobile: {
    zh: {
      subject: '修改手机号验证码',
      body: ({ site, code, username }) =>
        `${username}，你好：\n\n你在 ${site} 修改手机号的验证码是：${code}\n\n验证码 ${MINUTES} 分钟内有效，仅可使用一次。\n${ignoreZh}\n`,
    },
    en: {
      subject: 'Your code for changing the mobile number',
      body: ({ site, code, username }) =>
        `Hello ${username},\n\nyour code for changing the mobile number at ${site} is: ${code}\n\nIt is valid for ${MINUTES} minutes and works once.\n${ignoreEn}\n`,
    },
  },
  resetPassword: {
    zh: {
      subject: '重置密码',
      body: ({ site, username, link }) =>
        `${username}，你好：\n\n请在 ${site} 打开以下地址设置新密码：\n\n${link}\n\n地址 ${MINUTES} 分钟内有效，仅可使用一次。\n${ignoreZh}\n`,
    },
    en: {
      subject: 'Set a new password',
      body: ({ site, username, link }) =>
        `Hello ${username},\n\nopen this address of ${site} to set a new password:\n\n${link}\n\nIt is valid for ${MINUTES} minutes and works once.\n${ignoreEn}\n`,
    },
  },
} satisfies Record<string, Record<Lang, Words>>;

/** Writes a mail with a code in the viewer's language. */
export async function writeCodeMail(
  call: Call,
  kind: keyof typeof MAILS,
  { recipient, code, username = '' }: { recipient: string; code: string; username?: string },
) {
  const { name, shortName } = await call.settings.read();
  const words: Words = MAILS[kind][call.lang];
  const query = new URLSearchParams({ username, code });
  // Without a configured address the host of the request is all we know, and whoever asks chooses that: so the mail
  // then holds only the path.
  const link = `${call.config.publicUrl ?? ''}/reset-password?${query}`;
  return {
    recipient,
    subject: `${shortName} ${words.subject}`,
    body: words.body({ site: name, code, username, link }),
  };
}
