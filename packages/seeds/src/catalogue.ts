/** What a new site's lists hold before anybody edits them. Colours are backgrounds that carry a white label (WCAG AA). */

export interface SeedDifficulty {
  readonly id: 0 | 1 | 2;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly color: string;
  /** Coins for the first accepted submission. */
  readonly acCoin: number;
}

export interface SeedTagClassification {
  readonly key: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly color: string;
  readonly tags: Readonly<Record<string, { readonly nameEn: string; readonly nameZh: string }>>;
}

export const DIFFICULTIES: readonly SeedDifficulty[] = [
  { id: 0, nameEn: 'Easy', nameZh: '简单', color: '#15803d', acCoin: 1 },
  { id: 1, nameEn: 'Medium', nameZh: '中等', color: '#b45309', acCoin: 3 },
  { id: 2, nameEn: 'Hard', nameZh: '困难', color: '#b91c1c', acCoin: 5 },
];

/** In the order in which the site lists them; all tags of a classification share its colour. */
export const TAG_CLASSIFICATIONS = [
  {
    key: 'basics',
    nameEn: 'Basics',
    nameZh: '基础',
    color: '#0f766e',
    tags: {
      io: { nameEn: 'Input and output', nameZh: '输入输出' },
      arithmetic: { nameEn: 'Arithmetic', nameZh: '四则运算' },
      implementation: { nameEn: 'Implementation', nameZh: '实现' },
      simulation: { nameEn: 'Simulation', nameZh: '模拟' },
      sorting: { nameEn: 'Sorting', nameZh: '排序' },
      'brute-force': { nameEn: 'Brute force', nameZh: '枚举' },
    },
  },
  {
    key: 'techniques',
    nameEn: 'Techniques',
    nameZh: '算法思想',
    color: '#1d4ed8',
    tags: {
      'prefix-sums': { nameEn: 'Prefix sums', nameZh: '前缀和' },
      'two-pointers': { nameEn: 'Two pointers', nameZh: '双指针' },
      greedy: { nameEn: 'Greedy', nameZh: '贪心' },
      'binary-search': { nameEn: 'Binary search', nameZh: '二分' },
      'divide-and-conquer': { nameEn: 'Divide and conquer', nameZh: '分治' },
      offline: { nameEn: 'Offline queries', nameZh: '离线' },
    },
  },
  {
    key: 'data-structures',
    nameEn: 'Data structures',
    nameZh: '数据结构',
    color: '#7e22ce',
    tags: {
      'stack-queue': { nameEn: 'Stack and queue', nameZh: '栈与队列' },
      'hash-table': { nameEn: 'Hash table', nameZh: '哈希表' },
      heap: { nameEn: 'Heap', nameZh: '堆' },
      'union-find': { nameEn: 'Union-find', nameZh: '并查集' },
      fenwick: { nameEn: 'Fenwick tree', nameZh: '树状数组' },
      'segment-tree': { nameEn: 'Segment tree', nameZh: '线段树' },
    },
  },
  {
    key: 'dynamic-programming',
    nameEn: 'Dynamic programming',
    nameZh: '动态规划',
    color: '#be185d',
    tags: {
      'linear-dp': { nameEn: 'Linear DP', nameZh: '线性 DP' },
      knapsack: { nameEn: 'Knapsack', nameZh: '背包' },
      lis: { nameEn: 'Increasing subsequence', nameZh: '最长上升子序列' },
      'interval-dp': { nameEn: 'Interval DP', nameZh: '区间 DP' },
      'tree-dp': { nameEn: 'Tree DP', nameZh: '树形 DP' },
    },
  },
  {
    key: 'graphs',
    nameEn: 'Graphs and trees',
    nameZh: '图与树',
    color: '#4338ca',
    tags: {
      bfs: { nameEn: 'BFS', nameZh: '广度优先搜索' },
      dfs: { nameEn: 'DFS', nameZh: '深度优先搜索' },
      'shortest-path': { nameEn: 'Shortest paths', nameZh: '最短路' },
      'spanning-tree': { nameEn: 'Spanning tree', nameZh: '最小生成树' },
      connectivity: { nameEn: 'Connectivity', nameZh: '连通性' },
      tree: { nameEn: 'Trees', nameZh: '树' },
    },
  },
  {
    key: 'mathematics',
    nameEn: 'Mathematics',
    nameZh: '数学',
    color: '#a16207',
    tags: {
      'number-theory': { nameEn: 'Number theory', nameZh: '数论' },
      combinatorics: { nameEn: 'Combinatorics', nameZh: '组合数学' },
      'fast-power': { nameEn: 'Fast exponentiation', nameZh: '快速幂' },
      geometry: { nameEn: 'Geometry', nameZh: '计算几何' },
      randomised: { nameEn: 'Randomised', nameZh: '随机化' },
    },
  },
  {
    key: 'strings',
    nameEn: 'Strings',
    nameZh: '字符串',
    color: '#c2410c',
    tags: {
      'string-handling': { nameEn: 'String handling', nameZh: '字符串处理' },
      'string-matching': { nameEn: 'String matching', nameZh: '字符串匹配' },
      hashing: { nameEn: 'String hashing', nameZh: '字符串哈希' },
    },
  },
  {
    key: 'forms',
    nameEn: 'Kind of problem',
    nameZh: '题目形式',
    color: '#475569',
    tags: {
      'file-io': { nameEn: 'File input and output', nameZh: '文件读写' },
      'special-judge': { nameEn: 'Special judge', nameZh: 'SPJ' },
      interactive: { nameEn: 'Interactive', nameZh: '交互题' },
      subtasks: { nameEn: 'Subtasks', nameZh: '子任务' },
    },
  },
] as const satisfies readonly SeedTagClassification[];

type TagsOf<C> = C extends { readonly tags: infer T } ? keyof T : never;

/** Key of a tag in the catalogue, as problems name it. */
export type TagKey = TagsOf<(typeof TAG_CLASSIFICATIONS)[number]>;
