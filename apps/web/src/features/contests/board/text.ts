import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  outside: { zh: '外榜', en: 'Scoreboard' },
  name: { zh: '参赛者', en: 'Contestant' },
  solved: COMMON.solved,
  score: { zh: '总分', en: 'Score' },
  force: { zh: '实时榜单', en: 'Live board' },
  forceTip: { zh: '封榜期间查看真实榜单，仅管理员可用', en: 'The board behind the seal, for admins only' },
  withEnd: { zh: '包含赛后提交', en: 'Include after the end' },
  showVirtual: { zh: '显示虚拟参赛', en: 'Show virtual' },
  nobody: { zh: '还没有参赛者', en: 'No contestants yet' },
  virtual: { zh: '虚拟', en: 'Virtual' },
  virtualPlace: { zh: '虚拟参赛，不占名次；按成绩应排第 {n}', en: 'Virtual: not ranked, would be {n}' },
  virtualAt: {
    zh: '你正在虚拟参赛：其他选手的成绩停在比赛时间 {time}。',
    en: 'You take part virtually: the others stand here as they did at {time} of the contest.',
  },
  noStars: { zh: '隐藏打星', en: 'Hide stars' },
  download: { zh: '下载', en: 'Download' },
  xlsx: { zh: 'Excel 表格 (.xlsx)', en: 'Spreadsheet (.xlsx)' },
  csv: { zh: 'CSV 表格', en: 'CSV' },
  xcpcio: { zh: 'XCPCIO 榜单文件', en: 'XCPCIO board files' },
  star: { zh: '打星，不参与排名', en: 'Star: takes part unranked' },
  sealed: {
    zh: '榜单已封：封榜后的提交只显示次数，结果待揭晓。',
    en: 'The board is sealed: submissions from the seal on are shown as tries without a result.',
  },
  open: {
    zh: '还有 {n} 次提交没有结果，名次可能变化。',
    en: '{n} {n:submission has|submissions have} no result yet: places may still change.',
  },
  comma: { zh: '，', en: ', ' },
  first: { zh: '一血', en: 'first to solve' },
  accepted: { zh: '通过，{time}', en: 'accepted at {time}' },
  afterEnd: { zh: '赛后通过', en: 'after the end' },
  rejected: { zh: '{n} 次未通过', en: '{n} rejected' },
  pending: { zh: '{n} 次结果未知', en: '{n} with results unknown' },
  uncounted: { zh: '有提交，均未计入', en: 'submitted, nothing counted' },
  ranksAcm: {
    zh: '按通过题数排名，其次罚时：每题首次通过的时间加上此前每次未通过 {penalty} 分钟{unit}；{ties}。',
    en: 'Ranked by problems solved, then by penalty: of each the time of the first accepted submission and {penalty} minutes for every rejected one before it{unit}; {ties}.',
  },
  inMinutes: { zh: '，均按整分钟计', en: ', all in whole minutes' },
  sumInMinutes: { zh: '，总和按整分钟计', en: ', the sum in whole minutes' },
  lastAccepted: {
    zh: '仍相同则最后一次通过较早者在前',
    en: 'if these are equal, by the earlier last accepted submission',
  },
  sharedPlaces: { zh: '相同者名次并列', en: 'equal results share a place' },
  ranksOiRecent: {
    zh: '按总分排名，每题以最后一次提交为准；总分相同者，通过题目的运行时间之和较小者在前。',
    en: 'Ranked by points, of each problem those of the last submission; at equal points by the smaller sum of running times of accepted ones.',
  },
  ranksOiHighest: {
    zh: '按总分排名，每题以最高分为准；总分相同者，通过题目的运行时间之和较小者在前。',
    en: 'Ranked by points, of each problem those of the best submission; at equal points by the smaller sum of running times of accepted ones.',
  },
  ranksIoi: {
    zh: '按总分排名，每题为各子任务最高得分之和；总分相同者名次并列。',
    en: 'Ranked by points, of each problem the sum of the best that was reached in each subtask; equal points share a place.',
  },
  ranksAtcoder: {
    zh: '按总分排名；总分相同者，最后一次得分的时间加上此前每次未通过 5 分钟，较小者在前。',
    en: 'Ranked by points; at equal points by the time of the last submission that counts and 5 minutes for every rejected one before.',
  },
  penaltyHead: { zh: '罚时', en: 'Penalty' },
  penalty: { zh: '罚时 {time}', en: 'penalty {time}' },
  points: { zh: '{score} / {full} 分', en: '{score} of {full} {full:point|points}' },
  partial: { zh: '部分得分', en: 'partial' },
  runTime: { zh: '运行时间 {time}', en: 'running time {time}' },
  counts: { zh: '{ac} 次通过 / {total} 次提交', en: '{ac} accepted of {total}' },
});
