import { defineNotes } from '../report.ts';

export const SINOL_NOTES = defineNotes({
  pointsShared: {
    severity: 'info',
    en: 'No points are given; the groups share 100 equally',
    zh: '未给出分数，各组平分 100 分',
  },
  timeDecay: {
    severity: 'info',
    en: 'Points do not fall here after half of the time limit, as they may where the package comes from',
    zh: '本站不会像原系统那样在用时超过时限一半后扣分',
  },
  badScores: {
    severity: 'error',
    en: 'The points of group {group} are no whole number',
    zh: '第 {group} 组的分数不是整数',
  },
  interactive: {
    severity: 'error',
    en: 'The interactor {name} talks by conventions of its own system and is only kept',
    zh: '交互器 {name} 使用原系统特有的约定，仅作保留',
  },
  expectationsLost: {
    severity: 'warning',
    en: 'The points promised for {name} cannot be understood',
    zh: '无法理解 {name} 的预期得分',
  },
  generated: {
    severity: 'warning',
    en: 'Tests are made by {name}, which does not run here: only those in the package are taken',
    zh: '测试由 {name} 生成，本站不会运行它，只采用包中已有的测试',
  },
});
