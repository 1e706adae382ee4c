import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  search: { zh: '搜索', en: 'Search' },
  lead: {
    zh: '题目、讨论、比赛、团队和用户。加引号表示连续出现，减号表示排除。',
    en: 'Problems, discussions, contests, groups and people. Put a phrase in quotes; a minus excludes a word.',
  },
  box: { zh: '搜索全站', en: 'Search the site' },
  kinds: { zh: '范围', en: 'Where' },
  all: COMMON.all,
  problem: COMMON.problems,
  discussion: COMMON.discussion,
  contest: COMMON.contests,
  group: COMMON.groups,
  person: { zh: '用户', en: 'People' },
  more: { zh: '更多{kind}', en: 'More {kind}' },
  start: { zh: '输入要找的内容', en: 'Enter what you are looking for' },
  startHint: {
    zh: '题号、标题、题面里的词、用户名都可以。',
    en: 'A problem id, a title, words from a statement, a username.',
  },
  none: { zh: '没有找到“{q}”', en: 'Nothing found for “{q}”' },
  noneHint: { zh: '换个更短的词试试，或去掉引号。', en: 'Try a shorter word, or remove the quotation marks.' },
});
