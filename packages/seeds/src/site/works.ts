import type { QuestionSet } from '@assay/contract/questions/question.ts';

/** A timed work that a new site starts with. */
export interface SeedWork {
  readonly title: string;
  readonly description: string;
  /** Minutes that everybody has. */
  readonly minutes: number;
  /** Problems of the site, by their ids. */
  readonly problemIds: readonly string[];
  /** An objective problem made for it, that nobody sees elsewhere. */
  readonly quiz: {
    readonly problemId: string;
    readonly titleZh: string;
    readonly titleEn: string;
    readonly set: QuestionSet;
  } | null;
}

const option = (id: string, text: string) => ({ id, text, isPinned: false, weight: 0 });

const QUIZ: QuestionSet = {
  shuffleQuestions: true,
  shuffleOptions: true,
  questions: [
    {
      id: 'stable',
      kind: 'single',
      text: '下列哪种排序是**稳定**的？ Which of these sorts is **stable**?',
      points: 2,
      explanation: '归并时，相等的元素先取左边的。 Merging takes equal elements from the left first.',
      options: [
        option('q7', '快速排序 quick sort'),
        option('m2', '归并排序 merge sort'),
        option('h5', '堆排序 heap sort'),
      ],
      right: 'm2',
    },
    {
      id: 'nlogn',
      kind: 'multiple',
      text: '哪些排序在最坏情况下是 $O(n \\log n)$？ Which are $O(n \\log n)$ in the worst case?',
      points: 3,
      explanation: '',
      options: [
        option('k1', '归并排序 merge sort'),
        option('z8', '堆排序 heap sort'),
        option('w3', '快速排序 quick sort'),
        option('p4', '冒泡排序 bubble sort'),
      ],
      right: ['k1', 'z8'],
      scoring: 'half',
    },
    {
      id: 'tree',
      kind: 'trueFalse',
      text: '有 $n$ 个结点的树恰有 $n-1$ 条边。 A tree of $n$ nodes has exactly $n-1$ edges.',
      points: 1,
      explanation: '',
      right: true,
    },
    {
      id: 'queue',
      kind: 'blanks',
      text: '用英文缩写填空：队列（queue）是 ___ ，栈（stack）是 ___ 。',
      points: 2,
      explanation: '',
      blanks: ['FIFO', 'LIFO'].map((text) => ({
        accepted: [{ text, share: 100 }],
        match: 'noCase' as const,
        weight: 1,
      })),
      isAnyOrder: false,
    },
    {
      id: 'log',
      kind: 'numeric',
      text: '在 $1000$ 个有序元素中二分查找，最多比较几次？ How many comparisons does a binary search in $1000$ elements take at most?',
      points: 2,
      explanation: '$2^{9} \\le 1000 < 2^{10}$',
      accepted: [{ value: '10', tolerance: '0', isRelative: false, share: 100 }],
      unit: '',
    },
  ],
};

export const WORKS: readonly SeedWork[] = [
  {
    title: '上机测验：三道编程题 · A short programming exam',
    description: `点击 **开始作答** 后计时 90 分钟，共三道编程题，每题取最高分。交卷后公布成绩。

90 minutes from your start, three problems, the best result of each counts. Results are shown once you hand in.`,
    minutes: 90,
    problemIds: ['1006', '1014', '1015'],
    quiz: null,
  },
  {
    title: '随堂小测：排序与数据结构 · Quiz: sorting and structures',
    description: `十分钟，五道客观题，作答时自动保存。

Ten minutes, a question of each kind. Answers are saved as you give them.`,
    minutes: 10,
    problemIds: [],
    quiz: { problemId: 'QUIZ1', titleZh: '排序与数据结构', titleEn: 'Sorting and structures', set: QUIZ },
  },
];
