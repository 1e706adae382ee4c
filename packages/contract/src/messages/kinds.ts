import type { Words } from '../words.ts';
import { CLASS_MESSAGES } from './class-kinds.ts';
import type { MessageTab } from './tabs.ts';

/** What people choose together how they want to hear of it. */
export const MESSAGE_CATEGORIES = [
  'comment',
  'reply',
  'like',
  'group',
  'review',
  'contest',
  'account',
  'notice',
  'chat',
] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

interface KindOfMessage extends Words {
  tab: MessageTab;
  category: MessageCategory;
}

/**
 * Everything that people are told of: where it is listed, which setting it obeys and what it says (MSG-2). The words of a system message are
 * its title; those of all others follow the name of who did it and are followed by what it is about. Holes are filled from the event's
 * `params`.
 */
export const MESSAGE_KINDS = {
  'discussion.comment': {
    tab: 'comment',
    category: 'comment',
    en: 'commented on your discussion',
    zh: '评论了你的讨论',
  },
  'discussion.reply': { tab: 'reply', category: 'reply', en: 'replied to you', zh: '回复了你' },
  'discussion.mention': { tab: 'reply', category: 'reply', en: 'mentioned you', zh: '提到了你' },
  'discussion.like': { tab: 'like', category: 'like', en: 'liked your discussion', zh: '赞了你的讨论' },
  'comment.like': { tab: 'like', category: 'like', en: 'liked your comment', zh: '赞了你的评论' },

  'moderation.warned': {
    tab: 'sys',
    category: 'account',
    en: 'A moderator warns you about what you wrote: {note}',
    zh: '管理员就你发表的内容提醒你：{note}',
  },
  'moderation.hidden': {
    tab: 'sys',
    category: 'account',
    en: 'A moderator has hidden what you wrote: {note}',
    zh: '你发表的内容已被管理员隐藏：{note}',
  },
  'moderation.deleted': {
    tab: 'sys',
    category: 'account',
    en: 'A moderator has deleted what you wrote: {note}',
    zh: '你发表的内容已被管理员删除：{note}',
  },
  'moderation.muted': {
    tab: 'sys',
    category: 'account',
    en: 'A moderator has muted you: {note}',
    zh: '你已被管理员禁言：{note}',
  },
  'moderation.handled': {
    tab: 'sys',
    category: 'account',
    en: 'What you reported was looked at. Thank you',
    zh: '你的举报已处理，感谢反馈',
  },

  'group.applied': { tab: 'mine', category: 'group', en: 'asks to join the group', zh: '申请加入团队' },
  'group.accepted': {
    tab: 'mine',
    category: 'group',
    en: 'accepted your request to join the group',
    zh: '同意了你加入团队的申请',
  },
  'group.refused': {
    tab: 'mine',
    category: 'group',
    en: 'refused your request to join the group',
    zh: '拒绝了你加入团队的申请',
  },
  'group.added': { tab: 'mine', category: 'group', en: 'added you to the group', zh: '将你加入了团队' },
  'group.level': {
    tab: 'mine',
    category: 'group',
    en: 'changed what you are in the group: {level}',
    zh: '将你在团队中的身份改为“{level}”',
  },
  'group.transferred': {
    tab: 'mine',
    category: 'group',
    en: 'now owns the group that was yours',
    zh: '接受了你转让的团队',
  },
  'group.offered': { tab: 'mine', category: 'group', en: 'offers you to own the group', zh: '希望将团队转让给你' },
  'group.restored': { tab: 'mine', category: 'group', en: 'brought the group back', zh: '恢复了团队' },
  'group.removed': { tab: 'mine', category: 'group', en: 'removed you from the group', zh: '将你移出了团队' },
  'group.disbanded': { tab: 'mine', category: 'group', en: 'disbanded the group', zh: '解散了团队' },

  'review.accepted': { tab: 'mine', category: 'review', en: 'accepted what you handed in', zh: '通过了你提交的审核' },
  'review.refused': { tab: 'mine', category: 'review', en: 'refused what you handed in', zh: '未通过你提交的审核' },
  'review.waiting': {
    tab: 'sys',
    category: 'review',
    en: '{what} waiting for a review: {count}',
    zh: '等待审核的{what}：{count} 项',
  },

  'contest.answer': {
    tab: 'mine',
    category: 'contest',
    en: 'The jury answered your question',
    zh: '裁判回复了你的提问',
  },

  'problem.curator': {
    tab: 'mine',
    category: 'review',
    en: 'made you a curator of the problem',
    zh: '将你设为题目协作者',
  },
  'problem.tester': {
    tab: 'mine',
    category: 'review',
    en: 'asks you to test the problem',
    zh: '邀请你测试题目',
  },

  'ticket.opened': {
    tab: 'mine',
    category: 'review',
    en: 'reported a mistake in your problem',
    zh: '反馈了你的题目中的错误',
  },
  'ticket.answered': {
    tab: 'mine',
    category: 'review',
    en: 'wrote in a ticket about a problem',
    zh: '回复了题目工单',
  },
  'ticket.assigned': {
    tab: 'mine',
    category: 'review',
    en: 'gave you a ticket to look after',
    zh: '将题目工单交给你处理',
  },
  'ticket.closed': { tab: 'mine', category: 'review', en: 'closed your ticket', zh: '关闭了你的工单' },

  ...CLASS_MESSAGES,

  'reward.granted': {
    tab: 'mine',
    category: 'account',
    en: 'handed over your reward',
    zh: '发放了你兑换的奖品',
  },
  'reward.cancelled': {
    tab: 'mine',
    category: 'account',
    en: 'cancelled your exchange and gave the coins back',
    zh: '取消了你的兑换，AC 币已退回',
  },

  'medal.gained': {
    tab: 'sys',
    category: 'account',
    en: 'You have been given the medal “{name}”',
    zh: '你获得了勋章“{name}”',
  },

  'certificate.issued': {
    tab: 'sys',
    category: 'account',
    en: 'You have been given the certificate “{title}”',
    zh: '你获得了证书“{title}”',
  },

  'account.role': { tab: 'sys', category: 'account', en: 'Your role is now: {role}', zh: '你的角色已变更为：{role}' },
  'account.password': { tab: 'sys', category: 'account', en: 'Your password was changed', zh: '你的密码已更改' },
  'account.email': {
    tab: 'sys',
    category: 'account',
    en: 'Your email address is now: {email}',
    zh: '你的邮箱已改为：{email}',
  },
  'account.login': {
    tab: 'sys',
    category: 'account',
    en: 'Your account was logged in to from another address: {ip}',
    zh: '你的账号在新的地址登录：{ip}',
  },
} as const satisfies Record<string, KindOfMessage>;

export type MessageKind = keyof typeof MESSAGE_KINDS;

/** What a message is about and leads to. */
export const MESSAGE_SOURCES = [
  'discussion',
  'contest',
  'group',
  'problem',
  'training',
  'tutorial',
  'account',
  'site',
] as const;
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/** Messages of a page, by tab. */
export const messagesPerPage = (tab: MessageTab): number => (tab === 'sys' || tab === 'mine' ? 8 : 6);

/** The most that is quoted of what somebody wrote. */
export const EXCERPT_MAX = 200;
