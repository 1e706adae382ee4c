/** A discussion that a new site starts with; people are those of its class, or whoever runs the site. */
export interface SeedDiscussion {
  readonly by: string | null;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  /** Of the categories that every site begins with. */
  readonly categoryId: number;
  /** By its display id; nothing that runs with the first start has it. */
  readonly problemId?: string;
  readonly top?: boolean;
  readonly likes: readonly string[];
  readonly comments: readonly {
    readonly by: string;
    readonly content: string;
    readonly likes?: readonly string[];
    readonly replies?: readonly { readonly by: string | null; readonly content: string }[];
  }[];
}

const CHAT = 1;
const SOLUTIONS = 2;
const HELP = 3;

export const DISCUSSIONS: readonly SeedDiscussion[] = [
  {
    by: null,
    title: '欢迎来到讨论区 · Welcome to the discussions',
    description: '提问、分享思路之前，请先看这里。 Read this before you ask or share.',
    content: `在这里可以提问、分享思路、记录学习过程。

- 提问时写清楚题号、思路和遇到的现象，代码放进代码块。
- 不要直接贴出完整的正确代码，给出关键思路更有帮助。
- 公式用 \`$…$\` 书写，例如 $O(n \\log n)$；输入 \`@\` 可以提到别人。
- 看到不合适的内容，用“举报”告诉管理员。

---

Ask, share ideas, keep a diary of what you learn.

- Name the problem, your idea and what happens; put code into a code block.
- Give the main idea rather than a whole accepted program.
- Formulas stand between dollar signs, and \`@\` names somebody.
- Report what does not belong here; administrators look at it.
`,
    categoryId: CHAT,
    top: true,
    likes: ['demo-lin', 'demo-maya', 'demo-zhao'],
    comments: [
      {
        by: 'demo-maya',
        content: 'Thank you! Is it fine to write in English here?',
        replies: [{ by: null, content: 'Of course. 中文、英文都可以。' }],
      },
    ],
  },
  {
    by: 'demo-chen',
    title: '为什么撞墙次数总是少算？',
    description: '样例通过，第 3 个测试点答案错误。',
    content: `我把方向写成 \`0..3\`，右转加一、左转减一：

\`\`\`python
d = (d + 1) % 4 if c == 'R' else (d - 1) % 4
nx, ny = x + dx[d], y + dy[d]
if grid[nx][ny] != '#':
    x, y = nx, ny
else:
    bumps += 1
\`\`\`

走到第一行之前都是对的，之后撞墙次数就变少了。哪里出了问题？
`,
    categoryId: HELP,
    problemId: '1005',
    likes: ['demo-noah'],
    comments: [
      {
        by: 'demo-lin',
        content: 'Python 里 `grid[-1]` 不会报错，它是最后一行。走出上边界时你读到了另一头的格子。',
        likes: ['demo-chen', 'demo-noah', 'demo-zhao'],
        replies: [
          { by: 'demo-chen', content: '原来如此！在四周加一圈 `#` 之后就通过了，谢谢。' },
          { by: 'demo-zhao', content: 'C++ 里同样的错误会读到别处的内存，更难发现，所以我习惯先判断边界。' },
        ],
      },
    ],
  },
  {
    by: 'demo-maya',
    title: 'Two passes are enough: rise from the left, fall from the right',
    description: 'How to get from quadratic time to n log n.',
    content: `For each peak, let $u_i$ be the longest strictly rising choice that ends there, and $d_i$ the longest strictly falling one that starts there. The answer is
$$\\max_i\\ (u_i + d_i - 1).$$

Both are the classic subsequence with binary search over the smallest tails, once from the left and once from the right. Mind **strictly**: use \`bisect_left\`, not \`bisect_right\`.
`,
    categoryId: SOLUTIONS,
    problemId: '1012',
    likes: ['demo-lin', 'demo-zhao'],
    comments: [
      {
        by: 'demo-zhao',
        content: '我第一次就错在 `bisect_right`：高度相等的山峰被算了两次。',
        likes: ['demo-maya'],
      },
    ],
  },
];
