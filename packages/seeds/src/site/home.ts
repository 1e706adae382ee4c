/** A picture of the carousel, drawn. */
export interface SeedPicture {
  name: string;
  svg: string;
}

const WIDTH = 1600;
const HEIGHT = 640;
const frame = (ground: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`;

/** Test cases as the product draws them: mostly accepted, some not, one still running. */
function cases(): string {
  const fills: Record<string, string> = { a: '#22a55b', w: '#d64545', t: '#d98a1f' };
  const letters = 'aaaaaaaaaaaaawaaaaaaaaaaaataaaaaaaaaaaaaaaaaaaawaaaaaaaaaaaaaaaaaaaaaaaj';
  return [...letters]
    .map((letter, at) => {
      const place = `x="${170 + (at % 18) * 72}" y="${176 + Math.floor(at / 18) * 76}" width="54" height="54" rx="10"`;
      return letter === 'j'
        ? `<rect ${place} fill="none" stroke="#6db3f2" stroke-width="5"/>`
        : `<rect ${place} fill="${fills[letter]}" opacity="${0.55 + ((at * 7) % 10) / 22}"/>`;
    })
    .join('');
}

/** A graph with the shortest way through it. */
function graph(): string {
  const nodes: [number, number][] = [
    [220, 320],
    [460, 170],
    [500, 460],
    [760, 260],
    [800, 520],
    [1040, 150],
    [1080, 400],
    [1370, 280],
  ];
  const edges = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 5],
    [3, 6],
    [4, 6],
    [5, 7],
    [6, 7],
  ] as const;
  const way = new Set(['0-2', '2-3', '3-6', '6-7']);
  const line = ([from, to]: readonly [number, number]) => {
    const [[x1, y1], [x2, y2]] = [nodes[from]!, nodes[to]!];
    const isWay = way.has(`${from}-${to}`);
    return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${isWay ? '#f5c451' : '#5d7191'}" stroke-width="${isWay ? 10 : 5}"/>`;
  };
  const dot = ([x, y]: [number, number], at: number) =>
    `<circle cx="${x}" cy="${y}" r="30" fill="${[0, 2, 3, 6, 7].includes(at) ? '#f5c451' : '#93a8c9'}" stroke="#1b2740" stroke-width="8"/>`;
  return edges.map(line).join('') + nodes.map(dot).join('');
}

/** A board whose columns rise to a podium. */
function podium(): string {
  const column = (x: number, height: number, fill: string) =>
    `<rect x="${x}" y="${HEIGHT - 90 - height}" width="200" height="${height}" rx="14" fill="${fill}"/><circle cx="${x + 100}" cy="${HEIGHT - 150 - height}" r="44" fill="${fill}"/>`;
  const lines = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<rect x="120" y="${130 + at * 84}" width="${380 - at * 44}" height="38" rx="12" fill="#ffffff" opacity="0.16"/>`,
    )
    .join('');
  return lines + column(690, 210, '#c3ccd8') + column(920, 310, '#f0bf4c') + column(1150, 150, '#c98a5a');
}

/** The pictures of a demo site's carousel, without words, so that they are right in every language. */
export const CAROUSEL: readonly SeedPicture[] = [
  { name: '', svg: frame('#14243a', cases()) },
  { name: '', svg: frame('#1b2740', graph()) },
  { name: '', svg: frame('#23406b', podium()) },
];

/** The announcements of a demo site, the oldest first. */
export const ANNOUNCEMENTS: readonly { title: string; content: string; visible: boolean }[] = [
  {
    title: '如何提交第一份代码 · Your first submission',
    content: `打开一道题目，写好代码，先运行样例，再提交。每个方块是一个测试点：绿色表示通过。

Open a problem, write your code, run the samples, then submit. Each square is one test case; green ones are accepted.

\`\`\`cpp
#include <iostream>
int main() {
  long long a, b;
  std::cin >> a >> b;
  std::cout << a + b << std::endl;
}
\`\`\`

每种语言的编译命令见[帮助页面](/introduction)。The [help page](/introduction) lists the command of each language.`,
    visible: true,
  },
  {
    title: '评测规则小结 · How judging works',
    content: `| | |
|---|---|
| 时间 · time | 每个测试点单独计时 · each test case has its own clock |
| 空白 · whitespace | 行末空格与末尾换行不计 · spaces at line ends and a last line break do not count |
| 分数 · points | OI 题目按测试点或子任务给分 · OI problems give points by case or subtask |

复杂度提示：若 $n \\le 2 \\times 10^5$，$O(n \\log n)$ 通常足够。With $n \\le 2 \\times 10^5$, $O(n \\log n)$ is usually enough.`,
    visible: true,
  },
  {
    title: '欢迎使用 Assay · Welcome to Assay',
    content: `这是一个演示站点，题目、公告和轮播图都可以在后台修改。

This is a demo site: problems, announcements and the pictures above can be changed in the back office.`,
    visible: true,
  },
  { title: '春季赛（草稿） · Spring cup (draft)', content: '时间待定 · to be dated', visible: false },
];

/** A side card beside the built-in ones. */
export const CARD = {
  title: '快速入口 · Start here',
  content: `- [题目列表 · All problems](/problem)
- [比赛 · Contests](/contest)
- [帮助 · Help](/introduction)`,
};
