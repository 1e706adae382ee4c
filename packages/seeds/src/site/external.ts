/** A letter on a coloured ground. */
const icon = (ground: string, letter: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="${ground}"/><text x="50" y="69" font-family="sans-serif" font-weight="700" font-size="54" text-anchor="middle" fill="#fff">${letter}</text></svg>`;

interface SeedLink {
  title: string;
  url: string;
  description: string;
  /** By name, of {@link LINK_CONTESTS}. */
  contests: readonly string[];
  svg: string;
}

/** Categories of links of a demo site, with their links. */
export const LINK_CATEGORIES: readonly { name: string; color: string; links: readonly SeedLink[] }[] = [
  {
    name: '学习资料 · Learning',
    color: '#15803d',
    links: [
      {
        title: 'OI Wiki',
        url: 'https://oi-wiki.org/',
        description: '算法与数据结构百科。 Algorithms and data structures, in Chinese.',
        contests: ['NOIP', 'ICPC'],
        svg: icon('#0f766e', 'O'),
      },
      {
        title: 'cppreference',
        url: 'https://en.cppreference.com/',
        description: 'C 与 C++ 语言参考。 Reference of C and C++.',
        contests: [],
        svg: icon('#2360d8', 'C'),
      },
    ],
  },
  {
    name: '比赛平台 · Contests',
    color: '#b45309',
    links: [
      {
        title: 'Codeforces',
        url: 'https://codeforces.com/',
        description: '每周数场在线比赛。 Rounds every week.',
        contests: ['ICPC'],
        svg: icon('#b91c1c', 'F'),
      },
      {
        title: 'AtCoder',
        url: 'https://atcoder.jp/',
        description: '周末举行的初级与进阶比赛。 Beginner and regular contests at weekends.',
        contests: ['ICPC'],
        svg: icon('#334155', 'A'),
      },
    ],
  },
];

/** Contests that these links are about. */
export const LINK_CONTESTS = ['NOIP', 'ICPC'];

/** Contests of other sites on a demo site: hours from its first start, and how long they take. */
export const EXTERNAL_CONTESTS = [
  {
    title: '示例：周末编程赛 · Example: weekend round',
    url: 'https://example.org/weekend-round',
    inHours: 52,
    hours: 2,
    svg: icon('#7c3aed', 'W'),
  },
  {
    title: '示例：高校邀请赛 · Example: invitational',
    url: 'https://example.org/invitational',
    inHours: 220,
    hours: 5,
    svg: icon('#0369a1', 'I'),
  },
];

/** A background that people of a demo site can choose. */
export const BACKGROUND = {
  name: '晨雾 · Morning mist',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1200" viewBox="0 0 1920 1200"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fa7d6"/><stop offset=".55" stop-color="#d7e3ee"/><stop offset="1" stop-color="#f4e9d8"/></linearGradient></defs><rect width="1920" height="1200" fill="url(#s)"/><circle cx="1420" cy="420" r="90" fill="#fff3cf"/><path d="M0 760 320 560 620 740 980 500 1320 730 1620 590 1920 720V1200H0z" fill="#8fa9c4" opacity=".8"/><path d="M0 900 380 740 760 900 1160 700 1540 880 1920 790V1200H0z" fill="#6486a3" opacity=".85"/><path d="M0 1040 460 900 900 1030 1380 890 1920 1010V1200H0z" fill="#3f617d"/></svg>`,
};
