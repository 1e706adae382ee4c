import type { FailureTexts } from './failure-texts.ts';

/** Groups. */
export const GROUP_FAILURES = {
  'group.unknown': { status: 404, en: 'This group does not exist', zh: '该团队不存在' },
  'group.nameReserved': { status: 409, en: 'This name is reserved, choose another', zh: '该名称为系统保留，请换一个' },
  'group.membersOnly': { status: 403, en: 'Only members of the group see this', zh: '仅团队成员可以查看' },
  'group.applied': { status: 409, en: 'You have applied already', zh: '你已提交申请，请等待审核' },
  'group.refused': { status: 409, en: 'Your application was refused', zh: '你的申请已被拒绝' },
  'group.inside': { status: 409, en: 'You are already a member', zh: '你已是该团队成员' },
  'group.codeNeeded': { status: 400, en: 'Enter the code of the group', zh: '请输入团队邀请码' },
  'group.codeWrong': { status: 403, en: 'The code of the group is wrong', zh: '团队邀请码错误' },
  'group.reasonLength': {
    status: 400,
    en: 'Give a reason of {min} to {max} characters',
    zh: '申请理由须为 {min} 到 {max} 个字符',
  },
  'group.ownerStays': {
    status: 403,
    en: 'The owner of a group stays; it can only be disbanded',
    zh: '团队拥有者不能变动或退出，只能解散团队',
  },
  'group.notAbove': {
    status: 403,
    en: 'That takes a higher level than yours',
    zh: '你的级别不足以进行此操作',
  },
  'group.levelBad': { status: 409, en: 'A member does not get this level', zh: '不能将成员设为该级别' },
  'group.leaveInstead': { status: 409, en: 'Leave the group instead', zh: '请使用退出团队' },
  'group.notIn': { status: 409, en: 'You are no member of this group', zh: '你不是该团队的成员' },
  'group.memberUnknown': { status: 404, en: 'The group has no such member', zh: '该团队没有此成员' },
  'group.classUnknown': { status: 404, en: 'The group has no such class', zh: '该团队没有这个班级' },
  'group.mayNotMake': { status: 403, en: 'Your account may not create groups', zh: '你的账号不能创建团队' },
  'group.solvedTooFew': {
    status: 403,
    en: 'Creating a group takes {needed} solved problems, you have solved {solved}',
    zh: '创建团队需先通过 {needed} 道题，你已通过 {solved} 道',
  },
  'group.tooMany': { status: 403, en: 'You own {max} groups already', zh: '你最多可拥有 {max} 个团队' },
  'group.tooManyToday': {
    status: 403,
    en: 'You can create {max} groups a day, try again tomorrow',
    zh: '每天最多创建 {max} 个团队，请明天再试',
  },
  'group.codeLength': {
    status: 400,
    en: 'The code must have {length} characters',
    zh: '邀请码须为 {length} 个字符',
  },
  'group.nameTaken': { status: 409, en: 'There is a group of the name {name}', zh: '已有名为 {name} 的团队' },
  'group.shortNameTaken': {
    status: 409,
    en: 'There is a group of the short name {name}',
    zh: '已有简称为 {name} 的团队',
  },
  'group.ownsAlready': { status: 409, en: 'The group is theirs already', zh: '该用户已是团队拥有者' },
  'group.offerOpen': {
    status: 409,
    en: 'The group is offered to somebody already; take that back first',
    zh: '团队已有待接受的移交，请先撤回',
  },
  'group.noOffer': { status: 409, en: 'There is no such offer any more', zh: '该移交已失效' },
  'group.linkUnknown': { status: 404, en: 'This link leads to no group', zh: '邀请链接无效' },
  'group.linkEnded': {
    status: 409,
    en: 'This link has ended; ask for a new one',
    zh: '邀请链接已过期，请索取新的链接',
  },
  'group.linkUsed': {
    status: 409,
    en: 'This link was used as often as it may be; ask for a new one',
    zh: '邀请链接的使用次数已满，请索取新的链接',
  },
  'group.tooManyLinks': {
    status: 409,
    en: 'The group has {max} open links; revoke one first',
    zh: '团队已有 {max} 个有效邀请链接，请先撤销一个',
  },
  'group.rosterSize': {
    status: 400,
    en: 'A roster has 1 to {max} people',
    zh: '名单须有 1 到 {max} 人',
  },
  'group.hasContests': {
    status: 409,
    en: 'The group has contests; delete them first',
    zh: '团队中还有比赛，请先删除比赛',
  },
} as const satisfies FailureTexts;
