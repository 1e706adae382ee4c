import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  groupTitle: { zh: '团队题目审核', en: 'Group problem review' },
  groupLead: {
    zh: '通过后，题目归站点所有并出现在公开题库；团队仍可继续使用。',
    en: 'Approved problems belong to the site and join the public list; the group can keep using them.',
  },
  userTitle: { zh: '用户题目审核', en: 'User problem review' },
  userLead: {
    zh: '通过后，题目归站点所有并出现在公开题库，作者不能再修改。',
    en: 'Approved problems belong to the site and join the public list; their authors can no longer change them.',
  },
  states: { zh: '审核状态', en: 'State' },
  applying: { zh: '待审核', en: 'Waiting' },
  passed: { zh: '已通过', en: 'Passed' },
  refused: { zh: '已拒绝', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  search: { zh: '题号或标题', en: 'Display id or title' },
  queue: { zh: '申请列表', en: 'Applications' },
  nothingWaits: { zh: '没有待审核的申请', en: 'Nothing is waiting for review' },
  nothingWaitsHint: { zh: '新的申请会出现在这里。', en: 'New applications appear here.' },
  nothingFound: { zh: '没有符合条件的申请', en: 'No application matches' },
  choose: { zh: '从列表中选择一个申请', en: 'Choose an application from the list' },
  by: { zh: '{name} 提交于 {when}', en: '{name}, {when}' },
  ofGroup: { zh: '团队 {name}', en: 'Group {name}' },
  message: { zh: '申请说明', en: 'What the applicant says' },
  noMessage: { zh: '申请人没有留言。', en: 'The applicant left no message.' },
  statement: COMMON.statement,
  facts: {
    zh: '时间 {time} ms · 内存 {memory} MB · {cases} 个测试点',
    en: '{time} ms · {memory} MB · {cases} {cases:case|cases}',
  },
  verification: { zh: '验证', en: 'Verification' },
  notVerified: {
    zh: '还没有验证记录。没有标程的题目无法自动验证。',
    en: 'Never verified. Without jury solutions there is nothing to verify with.',
  },
  verify: { zh: '打开验证页', en: 'Open the verification' },
  edit: { zh: '打开编辑页', en: 'Open the editor' },
  history: { zh: '以往的申请', en: 'Earlier applications' },
  changes: { zh: '上次审核后的改动', en: 'Changed since the last decision' },
  inChinese: COMMON.chinese,
  inEnglish: COMMON.english,
  rewarding: { zh: '奖励', en: 'Reward' },
  rewardCoins: { zh: '奖励 AC 币', en: 'AC coins for the author' },
  rewardHint: {
    zh: '仅首次通过时发放，不超过系统开关中的上限',
    en: 'Paid for the first approval only, up to the limit in the system switches',
  },
  rewardPaid: { zh: '首次通过时已发放奖励', en: 'The first approval was rewarded already' },
  templates: { zh: '常用理由', en: 'Usual reasons' },
  chooseTemplate: { zh: '选择后填入下方', en: 'Choose one to fill it in below' },
  changedSince: {
    zh: '上次审核后保存过 {count} 次',
    en: 'Saved {count} {count:time|times} since the last decision',
  },
  unchanged: { zh: '上次审核后没有改动', en: 'Not changed since the last decision' },
  decision: { zh: '审核意见', en: 'Decision' },
  reason: { zh: '理由', en: 'Reason' },
  reasonGiven: { zh: '理由：{reason}', en: 'Reason: {reason}' },
  reasonHint: {
    zh: '拒绝时必填，会发给申请人；通过时可留空。',
    en: 'Required to refuse; the applicant reads it. Optional when it passes.',
  },
  pass: { zh: '通过', en: 'Pass' },
  refuse: { zh: '拒绝', en: 'Refuse' },
  keys: { zh: 'J / K 切换申请，P 通过，R 填写拒绝理由', en: 'J and K move, P passes, R goes to the reason' },
  passAsk: {
    zh: '题目 {id}（{title}）将出现在公开题库，所有人可见。',
    en: 'Problem {id} ({title}) goes on the public list, for everybody.',
  },
  hasPassed: { zh: '{id} 已通过审核并公开', en: '{id} passed and is public' },
  hasRefused: { zh: '{id} 已拒绝', en: '{id} was refused' },
  reviewedBy: { zh: '{name} 审核于 {when}', en: 'by {name}, {when}' },

  tutorialTitle: { zh: '题解审核', en: 'Tutorial review' },
  tutorialLead: {
    zh: '用户提交的题解；通过后所有人可见',
    en: 'Tutorials that users handed in; approved ones are for everybody',
  },
  tutorialPrice: { zh: '价格 {price} AC 币', en: 'price {price} AC {price:coin|coins}' },
  tutorialEdited: {
    zh: '这是已通过题解的新版本；通过前其他人看到的仍是原来的内容。',
    en: 'This is a new text of an approved tutorial; until it passes others see the one before.',
  },
  tutorialPassAsk: { zh: '题解“{title}”将对所有人可见。', en: 'Tutorial “{title}” is shown to everybody.' },
  tutorialPassed: { zh: '题解“{title}”已通过', en: 'Tutorial “{title}” was approved' },
  tutorialRefused: { zh: '题解“{title}”已拒绝', en: 'Tutorial “{title}” was rejected' },

  mine: { zh: '我的题目', en: 'My problems' },
  mineLead: {
    zh: '自己编写的题目只有自己可见；申请公开并通过审核后进入公开题库。',
    en: 'Problems you write are visible only to you. Apply to publish one: once approved, it joins the public list.',
  },
  anyState: COMMON.all,
  ofUser: COMMON.username,
  noneMine: { zh: '还没有自己的题目', en: 'You have no problems yet' },
  noneMineHint: { zh: '新建一道，写好后可以申请公开。', en: 'Create one, and apply to publish it when it is ready.' },
  publish: { zh: '公开申请', en: 'Publishing' },
  apply: { zh: '申请公开', en: 'Apply' },
  applyOf: { zh: '申请公开题目 {id}', en: 'Apply to publish problem {id}' },
  applyAgain: { zh: '再次申请', en: 'Apply again' },
  applyAsk: {
    zh: '审核通过后，题目 {id}（{title}）归站点所有，出现在公开题库，原来的作者和团队不能再修改它。审核期间题目不能修改。',
    en: 'Once it passes, problem {id} ({title}) belongs to the site and is on the public list; its author and group change it no more. While it waits it cannot be changed.',
  },
  applyMessage: { zh: '给审核人的话（可选）', en: 'To the reviewers (optional)' },
  applied: { zh: '已提交申请', en: 'Applied' },
  isApplying: { zh: '审核中', en: 'Applying' },
  withdrawOf: {
    zh: '题目 {id} 审核中，点击撤回申请',
    en: 'Applying: problem {id} waits for its review; click to withdraw',
  },
  withdraw: { zh: '撤回申请', en: 'Withdraw' },
  withdrawAsk: {
    zh: '撤回题目 {id}（{title}）的公开申请？之后可以再次申请。',
    en: 'Withdraw the application of problem {id} ({title})? You may apply again.',
  },
  hasWithdrawn: { zh: '申请已撤回', en: 'The application was withdrawn' },
  isPublic: { zh: '已公开', en: 'Public' },
  wasRefused: { zh: '未通过', en: 'Refused' },
});

/** Parts of what is reviewed, as `problemParts` and tutorials name them. */
export const PART_TEXT = rows({
  title: COMMON.title,
  description: COMMON.description,
  input: { zh: '输入描述', en: 'Input' },
  output: { zh: '输出描述', en: 'Output' },
  hint: COMMON.hint,
  examples: COMMON.samples,
  limits: { zh: '限制', en: 'Limits' },
  mode: { zh: '评测模式', en: 'Judging' },
  source: COMMON.source,
  checker: { zh: '检查程序', en: 'Checker' },
  data: { zh: '测试数据版本', en: 'Version of the test data' },
  content: COMMON.content,
  price: { zh: '价格', en: 'Price' },
});

/** Reasons that reviewers give often; they write on from there. */
export const REASON_TEXT = rows({
  problemStatement: {
    zh: '题面不清楚：请说明输入输出格式、数据范围和边界情况。',
    en: 'The statement is unclear: please describe the formats, the ranges and the special cases.',
  },
  problemData: {
    zh: '测试数据不足：请补充边界和大规模数据，并添加标程进行验证。',
    en: 'The test data are too few: please add special and large cases, and a jury solution to verify them.',
  },
  problemKnown: { zh: '题库中已有相同的题目。', en: 'There is a problem like it on the list already.' },
  problemRights: { zh: '请注明来源并确认有权公开。', en: 'Please name the source and that you may publish it.' },
  tutorialThin: {
    zh: '内容过于简单：请说明思路和复杂度。',
    en: 'Too short: please explain the idea and its complexity.',
  },
  tutorialWrong: { zh: '内容有误：', en: 'Something is wrong: ' },
  tutorialCopied: { zh: '内容与已有题解重复。', en: 'It repeats another tutorial.' },
});
