import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';
import { BUTTON_TEXT } from './button-text.ts';

export const TEXT = rows({
  report: BUTTON_TEXT.report,
  reportLead: {
    zh: '只有你和能修改这道题的人能看到工单内容',
    en: 'Only you and those who may change the problem can read this',
  },
  name: COMMON.title,
  content: { zh: '哪里有误', en: 'What the mistake is' },
  contentHint: {
    zh: '例如题面、样例或测试数据的问题，请尽量写明依据',
    en: 'In the statement, the samples or the test data; say how you can tell',
  },
  send: { zh: '提交', en: 'Send' },
  cancel: COMMON.cancel,
  reported: { zh: '提交成功，感谢反馈', en: 'Sent. Thank you' },
  tickets: { zh: '题目工单', en: 'Tickets' },
  lead: { zh: '题目错误的反馈与处理', en: 'Reported mistakes in problems, and what became of them' },
  mine: { zh: '我提交的', en: 'Opened by me' },
  queue: { zh: '待我处理的', en: 'Of my problems' },
  open: { zh: '处理中', en: 'Open' },
  closed: { zh: '已关闭', en: 'Closed' },
  state: COMMON.state,
  none: { zh: '没有工单', en: 'No tickets' },
  ticket: { zh: '工单', en: 'Ticket' },
  problem: COMMON.problem,
  reporter: { zh: '提交人', en: 'Reporter' },
  assignee: { zh: '负责人', en: 'Assignee' },
  nobody: { zh: '暂无', en: 'Nobody' },
  changed: { zh: '更新时间', en: 'Changed' },
  fixedIn: { zh: '已在版本 {number} 中修复', en: 'Fixed in version {number}' },
  take: { zh: '我来处理', en: 'Take it' },
  give: { zh: '交给', en: 'Hand it to' },
  leave: { zh: '不再负责', en: 'Leave it' },
  answer: { zh: '回复', en: 'Answer' },
  close: { zh: '关闭工单', en: 'Close it' },
  reopen: { zh: '重新打开', en: 'Open it again' },
  fixedVersion: { zh: '修复该错误的版本', en: 'Version that fixes it' },
  fixedHint: { zh: '没有修改题目时留空', en: 'Empty when the problem was not changed' },
  latest: { zh: '最新版本是 {number}', en: 'The newest is {number}' },
  waits: {
    zh: '题目正在比赛或作业中使用，或者工单已关闭，暂时不能回复',
    en: 'Nothing can be written while a contest or work with the problem runs, or once the ticket is closed',
  },
});
