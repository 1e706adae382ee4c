import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const PEOPLE_TEXT = rows({
  proved: { zh: '已于 {at} 验证', en: 'proved {at}' },
  forget: { zh: '解除', en: 'Forget it' },
  keepSession: {
    zh: '用你在 {site} 的会话查询结果（可选）',
    en: 'Follow results by your session at {site} (if you wish)',
  },
  sessionLead: {
    zh: '{site} 只对登录用户显示部分结果。登录后在浏览器开发者工具中复制名为 {cookie} 的 Cookie 粘贴到这里：本站只用它读取你自己的提交结果，从不提交代码。它加密保存，之后不再显示，可随时删除；在 {site} 退出登录后即失效。注意：持有它的人可以在 {site} 以你的身份操作。',
    en: 'Some results {site} shows only to who is logged in. Log in there, copy the cookie {cookie} from the tools of your browser, and paste it here: this site reads the results of your own submissions by it, and never submits. It is sealed, never shown again, and can be forgotten at any time; logging out there ends it. Whoever has it is you at {site}.',
  },
  session: { zh: 'Cookie {cookie} 的值', en: 'Value of the cookie {cookie}' },
  keep: { zh: '保存', en: 'Keep it' },
  sessionStored: { zh: '会话已加密保存', en: 'The session is kept, sealed' },
  sessionKept: { zh: '会话保存于 {at}', en: 'Session kept since {at}' },
  forgetSession: { zh: '删除会话', en: 'Forget the session' },
  becomesTheirs: {
    zh: '提交后，代码就成为你在 AtCoder 的提交，受其条款约束；AtCoder 可能把提交的代码提供给人工智能公司，你可以在其账号设置中拒绝。',
    en: 'What you submit becomes a submission at AtCoder, under its terms: it may sell submitted programs to makers of AI, unless you object in your settings there.',
  },
  title: { zh: '请到 {site} 提交', en: 'Submit it at {site}' },
  why: {
    zh: '{site} 拒绝程序代为提交，所以由你用自己的账号提交，结果会自动取回。请在 {until} 之前完成；计时以本站收到的时间为准。',
    en: '{site} refuses programs, so you submit it there as yourself, and the result comes back here. Do so before {until}; the time that counts is when it was received here.',
  },
  proveLead: {
    zh: '先验证你在 {site} 的用户名，只需一次。',
    en: 'First prove your username at {site}, once.',
  },
  handle: { zh: '{site} 用户名', en: 'Username at {site}' },
  save: COMMON.save,
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
  install: { zh: '提交助手（用户脚本）', en: 'Companion as a user script' },
  installExtension: { zh: '提交助手（浏览器扩展）', en: 'Companion as a browser extension' },
  extensionLead: {
    zh: '扩展：解压后在浏览器的扩展页面打开开发者模式，选择“加载已解压的扩展程序”。',
    en: 'The extension: unpack it, switch on the developer mode of the page of extensions, and load the folder there.',
  },
  companionLead: {
    zh: '提交助手是一个用户脚本（需要 Tampermonkey 等扩展）或浏览器扩展，任选其一：它在 {site} 的页面上填好代码，由你完成验证并提交，然后自动把编号带回来。它不接触你的密码。',
    en: 'The companion is a user script (for a manager such as Tampermonkey) or a browser extension, whichever you like: it fills in the form of {site}, you pass the captcha and submit, and it brings the id back. It never sees your password.',
  },
});
