/** What the class that comes with the site is set as work: the first training of the site, with a rubric for its first problem. */
export const CLASS_ASSIGNMENT = {
  title: '第一周 · Week 1',
  /** Open from the start, and due in so many days. */
  days: 14,
  /** Classes of members. */
  labels: { '1 班': ['demo-lin', 'demo-chen', 'demo-zhao'], '2 班': ['demo-maya', 'demo-noah'] },
  rubric: [
    { name: '结果正确 · Right output', description: '', points: 60, isVisible: true },
    {
      name: '命名清楚 · Names say what things are',
      description: '变量名能看出含义。 One can tell what each variable is for.',
      points: 20,
      isVisible: true,
    },
    { name: '有必要的注释 · Comments where needed', description: '', points: 20, isVisible: true },
    {
      name: '与他人代码雷同 · Copied',
      description: '先与学生谈话。 Talk to the student first.',
      points: -100,
      isVisible: false,
    },
  ],
  question: {
    username: 'demo-noah',
    text: '输入的两个数一定在同一行吗？\nAre both numbers always on one line?',
  },
} as const;
