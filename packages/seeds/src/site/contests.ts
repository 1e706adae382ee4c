/** A contest that has ended, so that a new site shows what a board, a result and a virtual participation look like. */
export interface SeedContest {
  readonly title: string;
  readonly description: string;
  /** Hours from its start to the first start of the site. */
  readonly hoursAgo: number;
  readonly hours: number;
  /** Problems of the site; their letters follow this order. */
  readonly problemIds: readonly string[];
  readonly announcement: { readonly title: string; readonly content: string };
  /** What accounts of the demo sent, in the order of time: programs of the jury, judged as any others when the site starts. */
  readonly submissions: readonly {
    /** Minutes from the start of the contest. */
    readonly at: number;
    readonly username: string;
    readonly problemId: string;
    readonly solution: string;
  }[];
}

export const CONTESTS: readonly SeedContest[] = [
  {
    title: '周末练习赛 · Weekend Round',
    description: `五道题，两小时，ACM 规则：通过的题目越多排名越前，题数相同比罚时，每次错误提交罚 20 分钟。

比赛已经结束：可以查看榜单和提交，也可以用“虚拟参赛”按原来的时间再打一遍。

Five problems in two hours by ACM rules: more problems solved first, then less penalty time; a wrong try costs 20 minutes.

It is over: look at the board and the submissions, or take part virtually, by the clock of the contest.
`,
    hoursAgo: 26,
    hours: 2,
    problemIds: ['1005', '1007', '1012', '1013', '1015'],
    announcement: {
      title: '题目 B 说明 · On problem B',
      content: '每一窑只能烧一件。 One piece at a time fits into the kiln.',
    },
    submissions: [
      { at: 7, username: 'demo-maya', problemId: '1015', solution: 'accepted-formula.py' },
      { at: 9, username: 'demo-lin', problemId: '1015', solution: 'accepted-formula.cpp' },
      { at: 12, username: 'demo-chen', problemId: '1015', solution: 'wrong-row.cpp' },
      { at: 15, username: 'demo-zhao', problemId: '1005', solution: 'accepted-drive.cpp' },
      { at: 19, username: 'demo-chen', problemId: '1015', solution: 'accepted-formula.cpp' },
      { at: 23, username: 'demo-lin', problemId: '1005', solution: 'accepted-complex.py' },
      { at: 31, username: 'demo-zhao', problemId: '1015', solution: 'accepted-formula.py' },
      { at: 40, username: 'demo-noah', problemId: '1015', solution: 'wrong-single-flag.py' },
      { at: 44, username: 'demo-chen', problemId: '1005', solution: 'wrong-wraps-around.py' },
      { at: 48, username: 'demo-lin', problemId: '1007', solution: 'wrong-by-deadline.cpp' },
      { at: 55, username: 'demo-maya', problemId: '1013', solution: 'accepted-backwards.py' },
      { at: 61, username: 'demo-lin', problemId: '1007', solution: 'accepted-regret.cpp' },
      { at: 70, username: 'demo-zhao', problemId: '1012', solution: 'wrong-equal-heights.py' },
      { at: 88, username: 'demo-lin', problemId: '1012', solution: 'accepted-tails.cpp' },
      { at: 93, username: 'demo-zhao', problemId: '1012', solution: 'accepted-bisect.py' },
    ],
  },
];
