interface Section {
  sectionTitle: string;
  type: 'Text' | 'Sample';
  sampleId?: number;
  text: string;
}

export interface LibreProblem {
  id: number;
  displayId: number;
  type: 'Traditional' | 'Interaction' | 'SubmitAnswer';
  contents: Readonly<Record<string, { title: string; contentSections: readonly Section[] }>>;
  samples: readonly { inputData: string; outputData: string }[];
  fileIo?: { inputFilename: string; outputFilename: string };
  tags: readonly string[];
}

const text = (sectionTitle: string, words: string): Section => ({ sectionTitle, type: 'Text', text: words });
const sample = (sampleId: number, words = ''): Section => ({
  sectionTitle: '样例',
  type: 'Sample',
  sampleId,
  text: words,
});

const chinese = (title: string) => ({
  title,
  contentSections: [
    text('题目描述', '输入 $a$ 和 $b$，输出 $a + b$ 的结果。'),
    text('输入格式', '一行两个整数。'),
    text('输出格式', '一行一个整数。'),
    sample(0, '这是第一个样例。'),
    text('数据范围与提示', '$0 \\le a, b \\le 10^9$'),
  ],
});

const TWO = [{ inputData: '1 2', outputData: '3' }];

const ALL: readonly LibreProblem[] = [
  {
    id: 1,
    displayId: 1,
    type: 'Traditional',
    contents: {
      zh_CN: chinese('A + B Problem'),
      en_US: {
        title: 'A + B Problem',
        contentSections: [
          text('Description', 'Print $a + b$.'),
          text('Input', 'Two integers.'),
          text('Output', 'One integer.'),
        ],
      },
    },
    samples: TWO,
    tags: ['模拟'],
  },
  {
    id: 2,
    displayId: 2,
    type: 'Traditional',
    contents: { zh_CN: chinese('文件读写') },
    samples: TWO,
    fileIo: { inputFilename: 'a.in', outputFilename: 'a.out' },
    tags: [],
  },
  { id: 3, displayId: 3, type: 'Interaction', contents: { zh_CN: chinese('交互') }, samples: TWO, tags: ['交互'] },
  { id: 4, displayId: 4, type: 'SubmitAnswer', contents: { zh_CN: chinese('提交答案') }, samples: [], tags: [] },
  {
    id: 41180,
    displayId: 6764,
    type: 'Traditional',
    contents: {
      zh_CN: {
        title: '先输入后题面',
        contentSections: [
          text('输入格式', '一行。'),
          text('题目描述', '题面。![图](https://img.loj.ac/a.png)'),
          sample(0, '说明一。'),
          sample(1, '说明二。'),
          text('提示', '注意。'),
        ],
      },
    },
    samples: [...TWO, { inputData: '2 2', outputData: '4' }],
    tags: [],
  },
];

export const PROBLEMS: ReadonlyMap<number, LibreProblem> = new Map(ALL.map((one) => [one.displayId, one]));
