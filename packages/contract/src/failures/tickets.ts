import type { FailureTexts } from './failure-texts.ts';

/** Tickets: mistakes in problems that people report. */
export const TICKET_FAILURES = {
  'ticket.unknown': { status: 404, en: 'There is no such ticket', zh: '该工单不存在' },
  'ticket.problemInUse': {
    status: 409,
    en: 'A contest or work with this problem is running; ask its jury there',
    zh: '该题目正在比赛或作业中使用，请在比赛中向裁判提问',
  },
  'ticket.tooMany': {
    status: 429,
    en: 'You can report {max} mistakes a day',
    zh: '每天最多提交 {max} 个工单',
  },
  'ticket.full': {
    status: 409,
    en: 'This ticket has {max} messages and takes no more',
    zh: '该工单已有 {max} 条消息，不能再回复',
  },
  'ticket.closed': { status: 409, en: 'This ticket is closed', zh: '该工单已关闭' },
  'ticket.noHelper': {
    status: 400,
    en: '{username} is neither the author nor a curator of the problem',
    zh: '{username} 不是该题目的作者或协作者',
  },
  'ticket.taken': { status: 409, en: 'Somebody else looks after this ticket', zh: '该工单已由他人负责' },
} as const satisfies FailureTexts;
