/** A class that a new site starts with, so that a teacher sees what one looks like. */
export interface SeedGroup {
  readonly name: string;
  readonly shortName: string;
  readonly brief: string;
  readonly description: string;
  /** Accounts made for it, into which nobody can log in. */
  readonly members: readonly { readonly username: string; readonly nickname: string }[];
  /** What members have sent to problems of the class: programs of the jury, judged as any others when the site starts. */
  readonly submissions: readonly { readonly username: string; readonly problemId: string; readonly solution: string }[];
  /** The oldest first. */
  readonly announcements: readonly { readonly title: string; readonly content: string; readonly visible: boolean }[];
}

export const GROUPS: readonly SeedGroup[] = [
  {
    name: '算法入门班 · Algorithms I',
    shortName: 'ALGO1',
    brief: '每周一节课，一组练习 · One lesson and one set a week',
    description: `这是一个示例班级：成员、公告、题目、训练和比赛都在这里。可以直接修改，也可以解散后新建自己的班级。

A class to look at: members, announcements, problems, trainings and contests. Change it, or disband it and make your own.

1. 每周一公布练习，周日前完成。 A set every Monday, due on Sunday.
2. 卡住时先写下想法，再去问。 Stuck? Write down what you tried, then ask.
3. 代码可以讨论，不要直接复制。 Talk about code, do not copy it.
`,
    members: [
      { username: 'demo-lin', nickname: '林夏' },
      { username: 'demo-chen', nickname: '陈一鸣' },
      { username: 'demo-zhao', nickname: '赵雨桐' },
      { username: 'demo-maya', nickname: 'Maya' },
      { username: 'demo-noah', nickname: 'Noah' },
    ],
    submissions: [
      { username: 'demo-zhao', problemId: 'SEATS', solution: 'wrong-together.cpp' },
      { username: 'demo-lin', problemId: 'SEATS', solution: 'accepted-ceiling.cpp' },
      { username: 'demo-maya', problemId: 'SEATS', solution: 'accepted-negative.py' },
    ],
    announcements: [
      {
        title: '欢迎 · Welcome',
        content: `先完成 **A + B**，熟悉提交和评测结果；遇到问题请看[帮助](/introduction)。

Begin with **A + B** to see how submitting works; the [help](/introduction) tells what each result means.`,
        visible: true,
      },
      {
        title: '第一周：输入输出与循环 · Week 1: input, output, loops',
        content: `本周练习在“训练”里的第一章，周日 22:00 前通过三道题即可。

The first section of the training; three problems by Sunday 22:00.`,
        visible: true,
      },
      {
        title: '期中测验安排（草稿）· Midterm (draft)',
        content: '时间和范围待定。 Time and topics to be decided.',
        visible: false,
      },
    ],
  },
];
