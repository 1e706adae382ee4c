import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  mail: { zh: '邮件服务器', en: 'Mail server' },
  mailHint: {
    zh: '由服务器的环境变量 SMTP_URL 和 MAIL_FROM 设置，密码不会显示。',
    en: 'Set by SMTP_URL and MAIL_FROM in the environment of the server; the password is never shown.',
  },
  noMailServer: {
    zh: '没有设置邮件服务器，邮件保留在发件箱中。',
    en: 'No mail server is set; mails stay in the outbox.',
  },
  host: { zh: '主机', en: 'Host' },
  socket: { zh: '本机套接字', en: 'A socket of this machine' },
  username: COMMON.username,
  encrypted: { zh: '加密连接', en: 'Encrypted' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  sender: { zh: '发件人', en: 'Sender' },
  testAddress: { zh: '收件邮箱', en: 'Send to' },
  sendTest: { zh: '发送测试邮件', en: 'Send a test mail' },
  testSent: { zh: '测试邮件已发往 {address}', en: 'A test mail is on its way to {address}' },
  testKept: {
    zh: '没有设置邮件服务器，测试邮件已放入发件箱',
    en: 'No mail server is set: the test mail stays in the outbox',
  },
  database: { zh: '数据库', en: 'Database' },
  databaseHint: {
    zh: '由服务器的环境变量 DATABASE_URL 设置，此处只读。',
    en: 'Set by DATABASE_URL in the environment of the server, and only read here.',
  },
  databaseName: { zh: '数据库名', en: 'Database' },
  version: { zh: '版本', en: 'Version' },
  size: { zh: '大小', en: 'Size' },
  connections: { zh: '连接数', en: 'Connections' },
  ofMost: { zh: '{count} / 最多 {max}', en: '{count} of {max}' },
  pool: { zh: '本服务器的连接池', en: 'Pool of this server' },
  replicas: { zh: '副本', en: 'Replicas' },
  behind: { zh: '{count} 个，最多落后 {seconds} 秒', en: '{count}, {seconds} s behind at most' },
  server: { zh: '应用服务器', en: 'Server' },
  serverName: COMMON.name,
  platform: { zh: '平台', en: 'Platform' },
  cores: { zh: '处理器核心', en: 'Processor cores' },
  load: { zh: '处理器负载', en: 'Processor load' },
  memory: { zh: '内存占用', en: 'Memory in use' },
});
