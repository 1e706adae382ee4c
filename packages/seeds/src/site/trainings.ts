/** A training that a new site starts with, over its problems. */
export interface SeedTraining {
  readonly category: { readonly name: string; readonly color: string };
  readonly title: string;
  readonly description: string;
  readonly sections: readonly {
    readonly title: string;
    /** How many problems of the section before open it; null for the first. */
    readonly opensAt: number | null;
    readonly problemIds: readonly string[];
  }[];
}

export const TRAININGS: readonly SeedTraining[] = [
  {
    category: { name: '入门 Basics', color: '#0f766e' },
    title: '从第一行代码到算法 · From first lines to algorithms',
    description: `三章，每章五道左右。前一章通过三道题，下一章就会打开；卡住的题可以先跳过，之后再回来。

Three sections. Solve three problems of one and the next opens; leave what resists for later.

1. **基本功 Basics**：输入输出、字符串、排序、前缀和、模拟。
2. **方法 Methods**：贪心、二分、搜索、背包、并查集。
3. **进阶 Mastery**：几何、最短路、线段树、字符串匹配。
`,
    sections: [
      { title: '基本功 · Basics', opensAt: null, problemIds: ['1000', '1001', '1002', '1003', '1005'] },
      { title: '方法 · Methods', opensAt: 3, problemIds: ['1007', '1008', '1009', '1011', '1013'] },
      { title: '进阶 · Mastery', opensAt: 3, problemIds: ['1016', '1017', '1018', '1019'] },
    ],
  },
];
