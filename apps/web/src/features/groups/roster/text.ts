import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  importRoster: { zh: '导入名单', en: 'Import a roster' },
  lead: {
    zh: '粘贴表格或选择 CSV、XLSX 文件。首行写列名，识别：学号、用户名、姓名、班级、邮箱、密码；没有列名时依次为用户名、姓名、邮箱、密码。',
    en: 'Paste a table or choose a CSV or XLSX file. Its first line names the columns: number, username, name, class, email, password; without one they are username, name, email, password.',
  },
  leadStaff: {
    zh: '没有账号的学生会新建账号，没有密码的自动生成；已有账号的资料不会改动。',
    en: 'Students without an account get one, with a password if none is given; nothing of known accounts is changed.',
  },
  leadPlain: {
    zh: '你可以让申请加入的人成为成员；其他人请发送邀请链接。',
    en: 'Those who applied become members; send the others a join link.',
  },
  table: { zh: '名单', en: 'Roster' },
  example: { zh: '学号\t姓名\n2024001\t张三', en: 'Number\tName\n2024001\tAda Lovelace' },
  chooseFile: COMMON.chooseFile,
  unreadable: { zh: '无法读取此文件，请另存为 XLSX 或 CSV', en: 'The file cannot be read; save it as XLSX or CSV' },
  tooLarge: { zh: '文件不能超过 2 MB', en: 'The file may be at most 2 MB' },
  size: { zh: '名单须有 1 到 {max} 人', en: 'A roster has 1 to {max} people' },
  check: COMMON.preview,
  back: { zh: '返回修改', en: 'Back' },
  plan: {
    zh: '新建账号 {fresh} 个，加入 {joins} 人，已在团队中 {members} 人，{bad} 行有误',
    en: '{fresh} new, {joins} joining, {members} already in the group, {bad} with errors',
  },
  relabels: { zh: '更新班级 {count} 人', en: '{count} to another class' },
  shorter: {
    zh: '这些学号比其他人的短，前面的 0 可能被表格软件去掉了：{numbers}',
    en: 'These numbers are shorter than the others; a spreadsheet may have dropped zeros in front: {numbers}',
  },
  preview: { zh: '导入预览', en: 'Preview' },
  line: { zh: '行', en: 'Line' },
  username: COMMON.username,
  realname: { zh: '姓名', en: 'Name' },
  class: { zh: '班级', en: 'Class' },
  outcome: { zh: '结果', en: 'Outcome' },
  labelled: { zh: '已是成员，更新班级', en: 'Member already: another class' },
  new: { zh: '新建账号并加入', en: 'New account' },
  joins: { zh: '已有账号，加入', en: 'Joins' },
  member: { zh: '已是成员', en: 'Member already' },
  mustApply: { zh: '已有账号，请发送邀请链接', en: 'has an account: send a join link' },
  mayNotMake: { zh: '没有此账号，你不能新建账号', en: 'no such account, and you may not make any' },
  doImport: { zh: '导入 {count} 人', en: 'Import {count} {count:person|people}' },
  imported: { zh: '{count} 人加入团队', en: '{count} {count:person has|people have} joined' },
  someFailed: { zh: '{count} 行没有导入', en: '{count} {count:line was|lines were} not imported' },
  made: { zh: '已生成 {count} 个账号', en: '{count} {count:account|accounts} generated' },
  madeHint: {
    zh: '密码只在这里显示一次，请打印或下载后再关闭。',
    en: 'Passwords are shown only once, here: print or save them before you close this.',
  },
  download: { zh: '下载 CSV', en: 'Save as CSV' },
  print: COMMON.print,
  password: COMMON.password,
  close: COMMON.close,
});
