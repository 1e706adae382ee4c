/** What a new site's lists hold before anybody edits them. Colours are backgrounds that carry a white label (WCAG AA). */

export interface SeedDifficulty {
  readonly id: 0 | 1 | 2;
  readonly name: string;
  readonly nameZh: string;
  readonly color: string;
  /** Coins for the first accepted submission. */
  readonly acCoin: number;
}

export interface SeedTagClassification {
  readonly key: string;
  readonly name: string;
  readonly nameZh: string;
  readonly color: string;
  readonly tags: Readonly<Record<string, { readonly name: string; readonly nameZh: string }>>;
}

export const DIFFICULTIES: readonly SeedDifficulty[] = [
  { id: 0, name: 'Easy', nameZh: '简单', color: '#15803d', acCoin: 1 },
  { id: 1, name: 'Mid', nameZh: '中等', color: '#b45309', acCoin: 3 },
  { id: 2, name: 'Hard', nameZh: '困难', color: '#b91c1c', acCoin: 5 },
];

/** In the order in which the site lists them; all tags of a classification share its colour. */
export const TAG_CLASSIFICATIONS = [
  {
    key: 'basics',
    name: 'Basics',
    nameZh: '基础',
    color: '#0f766e',
    tags: {
      io: { name: 'Input and output', nameZh: '输入输出' },
      arithmetic: { name: 'Arithmetic', nameZh: '四则运算' },
      implementation: { name: 'Implementation', nameZh: '实现' },
      simulation: { name: 'Simulation', nameZh: '模拟' },
      sorting: { name: 'Sorting', nameZh: '排序' },
      'brute-force': { name: 'Brute force', nameZh: '枚举' },
    },
  },
  {
    key: 'techniques',
    name: 'Techniques',
    nameZh: '算法思想',
    color: '#1d4ed8',
    tags: {
      'prefix-sums': { name: 'Prefix sums', nameZh: '前缀和' },
      'two-pointers': { name: 'Two pointers', nameZh: '双指针' },
      greedy: { name: 'Greedy', nameZh: '贪心' },
      'binary-search': { name: 'Binary search', nameZh: '二分' },
      'divide-and-conquer': { name: 'Divide and conquer', nameZh: '分治' },
      offline: { name: 'Offline queries', nameZh: '离线' },
    },
  },
  {
    key: 'data-structures',
    name: 'Data structures',
    nameZh: '数据结构',
    color: '#7e22ce',
    tags: {
      'stack-queue': { name: 'Stack and queue', nameZh: '栈与队列' },
      'hash-table': { name: 'Hash table', nameZh: '哈希表' },
      heap: { name: 'Heap', nameZh: '堆' },
      'union-find': { name: 'Union-find', nameZh: '并查集' },
      fenwick: { name: 'Fenwick tree', nameZh: '树状数组' },
      'segment-tree': { name: 'Segment tree', nameZh: '线段树' },
    },
  },
  {
    key: 'dynamic-programming',
    name: 'Dynamic programming',
    nameZh: '动态规划',
    color: '#be185d',
    tags: {
      'linear-dp': { name: 'Linear DP', nameZh: '线性 DP' },
      knapsack: { name: 'Knapsack', nameZh: '背包' },
      lis: { name: 'Increasing subsequence', nameZh: '最长上升子序列' },
      'interval-dp': { name: 'Interval DP', nameZh: '区间 DP' },
      'tree-dp': { name: 'Tree DP', nameZh: '树形 DP' },
    },
  },
  {
    key: 'graphs',
    name: 'Graphs and trees',
    nameZh: '图与树',
    color: '#4338ca',
    tags: {
      bfs: { name: 'BFS', nameZh: '广度优先搜索' },
      dfs: { name: 'DFS', nameZh: '深度优先搜索' },
      'shortest-path': { name: 'Shortest paths', nameZh: '最短路' },
      'spanning-tree': { name: 'Spanning tree', nameZh: '最小生成树' },
      connectivity: { name: 'Connectivity', nameZh: '连通性' },
      tree: { name: 'Trees', nameZh: '树' },
    },
  },
  {
    key: 'mathematics',
    name: 'Mathematics',
    nameZh: '数学',
    color: '#a16207',
    tags: {
      'number-theory': { name: 'Number theory', nameZh: '数论' },
      combinatorics: { name: 'Combinatorics', nameZh: '组合数学' },
      'fast-power': { name: 'Fast exponentiation', nameZh: '快速幂' },
      geometry: { name: 'Geometry', nameZh: '计算几何' },
      randomised: { name: 'Randomised', nameZh: '随机化' },
    },
  },
  {
    key: 'strings',
    name: 'Strings',
    nameZh: '字符串',
    color: '#c2410c',
    tags: {
      'string-handling': { name: 'String handling', nameZh: '字符串处理' },
      'string-matching': { name: 'String matching', nameZh: '字符串匹配' },
      hashing: { name: 'String hashing', nameZh: '字符串哈希' },
    },
  },
  {
    key: 'forms',
    name: 'Kind of problem',
    nameZh: '题目形式',
    color: '#475569',
    tags: {
      'file-io': { name: 'File input and output', nameZh: '文件读写' },
      'special-judge': { name: 'Special judge', nameZh: '特殊评测' },
      interactive: { name: 'Interactive', nameZh: '交互题' },
      subtasks: { name: 'Subtasks', nameZh: '子任务' },
    },
  },
] as const satisfies readonly SeedTagClassification[];

type TagsOf<C> = C extends { readonly tags: infer T } ? keyof T : never;

/** Key of a tag in the catalogue, as problems name it. */
export type TagKey = TagsOf<(typeof TAG_CLASSIFICATIONS)[number]>;
