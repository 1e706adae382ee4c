import { rows } from '../../../lib/text.ts';

export const REMOTE_TEXT = rows({
  waiting: { zh: '等待发送到 {site}', en: 'Waiting to be sent to {site}' },
  waitsForYou: { zh: '等待你到 {site} 提交', en: 'Waits for you to submit it at {site}' },
  ahead: { zh: '等待发送到 {site}，前面还有 {ahead} 个', en: 'Waiting to be sent to {site}, behind {ahead}' },
  leased: { zh: '正在登录 {site}', en: 'Logging in to {site}' },
  submitting: { zh: '正在发送到 {site}', en: 'Being sent to {site}' },
  unsure: {
    zh: '尚不确定是否已送达 {site}，正在其提交列表中查找，不会重复发送',
    en: 'It is not sure whether {site} got it. It is looked for on its list first, so that nothing is sent twice',
  },
  submitted: { zh: '已送达 {site}', en: 'Sent to {site}' },
  judging: { zh: '{site}：{raw}', en: '{site}: {raw}' },
  judgingTest: { zh: '{site}：测试点 {test}', en: '{site}: test {test}' },
  done: { zh: '由 {site} 评测', en: 'Judged by {site}' },
  said: { zh: '{site} 的结果：{raw}', en: '{site} says: {raw}' },
  saidAtTest: { zh: '{site} 的结果：{raw}（测试点 {test}）', en: '{site} says: {raw} (test {test})' },
  // troubles
  unreachable: {
    zh: '目前无法访问 {site}，恢复后会自动继续。',
    en: '{site} cannot be reached at the moment. It goes on by itself once it can.',
  },
  busy: { zh: '{site} 要求稍后再试，会自动继续。', en: '{site} asks to come later. It goes on by itself.' },
  blocked: {
    zh: '{site} 要求人工验证，管理员已可看到。恢复后会自动继续。',
    en: '{site} wants to see a person; administrators can see that. It goes on by itself once it lets this site in.',
  },
  unknownPage: {
    zh: '{site} 的页面发生了变化，需要管理员处理。恢复后会自动继续。',
    en: 'Pages of {site} are not as they were, which administrators can see. It goes on by itself once that is mended.',
  },
  // failures
  noAccount: {
    zh: '本站目前没有可用的 {site} 账号。请联系管理员，之后可以重新提交。',
    en: 'This site has no usable account at {site} now. Tell an administrator, then send it again.',
  },
  refused: {
    zh: '{site} 拒绝了这次提交：{words}。请按提示修改，或重新提交。',
    en: '{site} refused it: {words}. Change what it says, or send it again.',
  },
  tooLong: {
    zh: '{site} 最多接受 {words} 字节的代码。请缩短代码后重新提交。',
    en: '{site} takes {words} bytes of code at most. Shorten it and submit it anew.',
  },
  siteDown: {
    zh: '{site} 长时间无法访问，没有发送成功。可以重新提交。',
    en: '{site} was away for too long, so it was not sent. You can send it again.',
  },
  failedUnsure: {
    zh: '无法确定 {site} 是否收到，为避免重复没有再次发送。重新提交时会先查找。',
    en: 'Whether {site} got it could not be found out, so it was not sent again. Sending it again looks for it first.',
  },
  notFinished: {
    zh: '{site} 一天内没有给出结果。可以再次查询。',
    en: '{site} gave no result within a day. You can ask for it again.',
  },
  notSubmitted: {
    zh: '没有在 30 分钟内到 {site} 提交。请在本站重新提交。',
    en: 'It was not submitted at {site} within 30 minutes. Submit it here anew.',
  },
  missing: { zh: '{site} 上已没有这道题。', en: '{site} does not have this problem any more.' },
  // controls
  open: { zh: '在 {site} 上查看', en: 'See it at {site}' },
  sendAgain: { zh: '重新提交', en: 'Send it again' },
  askAgain: { zh: '再次查询结果', en: 'Ask for the result again' },
  resubmitted: { zh: '重新提交成功', en: 'Resubmitted successfully' },
});
