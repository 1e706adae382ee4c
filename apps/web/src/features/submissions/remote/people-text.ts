import { rows } from '../../../lib/text.ts';

export const PEOPLE_TEXT = rows({
  title: { zh: '请到 {site} 提交', en: 'Submit it at {site}' },
  why: {
    zh: '{site} 拒绝程序代为提交，所以由你用自己的账号提交，结果会自动取回。请在 {until} 之前完成；计时以本站收到的时间为准。',
    en: '{site} refuses programs, so you submit it there as yourself, and the result comes back here. Do so before {until}; the time that counts is when it was received here.',
  },
  proveLead: {
    zh: '先验证你在 {site} 的用户名，只需一次。',
    en: 'First prove your user name at {site}, once.',
  },
  handle: { zh: '{site} 用户名', en: 'User name at {site}' },
  save: { zh: '保存', en: 'Save' },
  wordCodeforces: {
    zh: '把下面的词填入 Codeforces 个人设置的“组织”一栏，保存后点“验证”，之后可以删掉：',
    en: 'Put this word into “Organization” of your settings at Codeforces, save them there, then prove it here. You can take it out afterwards:',
  },
  wordAtCoder: {
    zh: '把下面的词填入 AtCoder 个人设置的“Affiliation”一栏，保存后点“验证”，之后可以删掉：',
    en: 'Put this word into “Affiliation” of your settings at AtCoder, save them there, then prove it here. You can take it out afterwards:',
  },
  openProfile: { zh: '打开 {site} 的设置', en: 'Open the settings at {site}' },
  prove: { zh: '验证', en: 'Prove it' },
  copyCode: { zh: '复制代码（语言 {language}，用户 {handle}）', en: 'Copy the program ({language}, as {handle})' },
  openForm: { zh: '打开 {site} 的提交页面', en: 'Open the form of {site}' },
  thenAddress: {
    zh: '提交后，把那次提交的地址或编号贴回来',
    en: 'Then paste the address or the id of that submission',
  },
  run: { zh: '提交的地址或编号', en: 'Address or id of the submission' },
  report: { zh: '完成', en: 'Done' },
  reported: { zh: '已找到，正在等待结果', en: 'Found: waiting for its result' },
  companion: { zh: '用提交助手打开', en: 'Open with the companion' },
  install: { zh: '安装提交助手', en: 'Install the companion' },
  companionLead: {
    zh: '提交助手是一个用户脚本（需要 Tampermonkey 等扩展）：它在 {site} 的页面上填好代码，由你完成验证并提交，然后自动把编号带回来。它不接触你的密码。',
    en: 'The companion is a user script (it needs an extension such as Tampermonkey): it fills in the form of {site}, you pass the captcha and submit, and it brings the id back. It never sees your password.',
  },
});
