import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  handOver: { zh: '移交团队', en: 'Handing over' },
  handOverOf: { zh: '将团队移交给 {name}', en: 'Hand the group over to {name}' },
  handOverSure: {
    zh: '{name} 接受后成为拥有者，你将成为团队超管。对方需在 {days} 天内接受，在此之前你可以撤回。',
    en: '{name} becomes the owner by accepting within {days} days, and you become a root. Until then you can take it back.',
  },
  offer: { zh: '移交', en: 'Hand over' },
  offered: { zh: '已发起移交，等待对方接受', en: 'Offered; waiting for them to accept' },
  offeredTo: { zh: '团队正在移交给', en: 'The group is offered to' },
  stop: { zh: '。', en: '.' },
  offeredToYou: { zh: '{owner} 想把团队 {name} 移交给你。', en: '{owner} would like to hand {name} over to you.' },
  until: { zh: '有效期至 {moment}。', en: 'The offer stands until {moment}.' },
  accept: { zh: '接受移交', en: 'Accept' },
  acceptSure: {
    zh: '你将成为团队 {name} 的拥有者，负责它的成员和内容；{owner} 成为团队超管。',
    en: 'You will own {name} and answer for its members and contents. {owner} becomes a root.',
  },
  accepted: { zh: '你已成为团队拥有者', en: 'The group is yours' },
  decline: { zh: '拒绝', en: 'Decline' },
  declined: { zh: '已拒绝移交', en: 'Declined' },
  withdraw: { zh: '撤回', en: 'Take back' },
  withdrawn: { zh: '已撤回移交', en: 'Taken back' },
  ownerTitle: { zh: '拥有者', en: 'Owner' },
  ownerHint: {
    zh: '拥有者可以在成员列表中把团队移交给另一名成员。',
    en: 'The owner hands the group over to another member in the list of members.',
  },
  toMembers: { zh: '前往成员列表', en: 'Go to the members' },

  bin: { zh: '已解散的团队', en: 'Disbanded groups' },
  binLead: {
    zh: '解散的团队保留 {days} 天，团队超管可以在此期间恢复。恢复后成员、题目、训练和提交都在，邀请链接需要重新创建。',
    en: 'Disbanded groups are kept for {days} days, and their roots can restore them with members, problems, trainings and submissions. Join links must be created again.',
  },
  binEmpty: { zh: '没有可以恢复的团队', en: 'No group to bring back' },
  name: { zh: '团队', en: 'Group' },
  members: { zh: '成员', en: 'Members' },
  disbandedAt: { zh: '解散时间', en: 'Disbanded' },
  sweptAt: { zh: '删除时间', en: 'Deleted on' },
  actions: COMMON.actions,
  restore: { zh: '恢复', en: 'Bring back' },
  restoreOf: { zh: '恢复团队 {name}', en: 'Bring back {name}' },
  restored: { zh: '团队已恢复', en: 'The group is back' },
});
