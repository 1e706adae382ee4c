/** The problem of the list that has hints, an official editorial and a note of the first administrator. */
export const KNOWLEDGE_PROBLEM = '1002';

/** From a nudge to the main idea; the last one is sold. */
export const HINTS = [
  {
    zh: '分、秒、百分之一秒三个数放在一起不好比较。能不能先把每位选手的用时变成**一个**整数？',
    en: 'Minutes, seconds and hundredths are hard to compare side by side. Can you turn each time into **one** number first?',
    tries: null,
    minutes: null,
    coins: null,
  },
  {
    zh: '按（用时，姓名）排序，输出的顺序就定了。$n$ 可达 $5 \\times 10^4$，需要 $O(n \\log n)$ 的排序。',
    en: 'Sort by (time, name): that is the order of the list. With $n$ up to $5 \\times 10^4$ the sort has to take $O(n \\log n)$.',
    tries: 1,
    minutes: 10,
    coins: 1,
  },
  {
    zh: '排好序后从头走一遍：如果用时和上一位不同，名次就等于他在列表中的位置；相同则沿用上一位的名次。注意并列之后的名次会**跳号**。',
    en: 'Walk through the sorted list: when a time differs from the one before, the rank is the position in the list; otherwise it stays. Mind that ranks **skip** after a tie.',
    tries: 3,
    minutes: 30,
    coins: 2,
  },
] as const;

export const EDITORIAL = {
  title: '排序，再走一遍 / Sort, then walk once',
  content: [
    '把用时换算成百分之一秒：$t = (60m + s) \\cdot 100 + h$。按 $(t, \\text{姓名})$ 升序排序，复杂度 $O(n \\log n)$。',
    '',
    '然后从前往后扫描。设当前选手排在第 $p$ 位：若他的 $t$ 与上一位不同，名次为 $p$；否则与上一位相同。因为严格更快的人恰好是前面所有 $t$ 不同的人，这正是题目要求的名次。',
    '',
    '常见错误：并列之后把名次只加一（$1, 2, 2, 3$），正确的是跳号（$1, 2, 2, 4$）。',
    '',
    '---',
    '',
    'Turn each time into hundredths: $t = (60m + s) \\cdot 100 + h$. Sort by $(t, \\text{name})$, which takes $O(n \\log n)$.',
    '',
    'Then walk through the list. A runner at position $p$ has rank $p$ if the time differs from that of the runner before, and the same rank otherwise.',
    '',
    '```python',
    'rank, before = 0, None',
    'for place, (time, name) in enumerate(sorted(runners), 1):',
    '    if time != before:',
    '        rank, before = place, time',
    '    print(rank, name)',
    '```',
  ].join('\n'),
} as const;

export const NOTE = {
  title: '名次与并列 / Ranks and ties',
  content: [
    '名次 = 严格更好的人数 + 1，所以并列之后会跳号：1, 2, 2, 4。',
    '',
    'A rank is one more than the number of those who are strictly better, so ranks skip after a tie: 1, 2, 2, 4.',
  ].join('\n'),
} as const;
