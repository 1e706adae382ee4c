/** What the pages of problems show, by contest and index. */
export interface CodeforcesProblem {
  name: string;
  time: string;
  memory: string;
  files?: readonly [input: string, output: string];
  body: string;
  samples: readonly (readonly [input: string, output: string])[];
  tags: readonly string[];
  /** What is asked for before it is shown, or in place of it. */
  instead?: 'login' | 'document';
}

const part = (kind: string, title: string, html: string) =>
  `<div class="${kind}"><div class="section-title">${title}</div>${html}</div>`;
const lines = (text: string) =>
  text
    .split('\n')
    .map(
      (line, at) =>
        `<div class="test-example-line test-example-line-${at % 2 ? 'odd' : 'even'}">${line || '<br>'}</div>`,
    )
    .join('');

export const PROBLEMS: Readonly<Record<string, CodeforcesProblem>> = {
  '1A': {
    name: 'Theatre Square',
    time: '1.5 seconds',
    memory: '256 megabytes',
    body: `<div><p>The square is $$$n \\times m$$$ meters, a stone costs $5. $$$$$$a_1 \\le 10^9$$$$$$</p><p><img src="/images/1A.png"></p></div>${part('input-specification', 'Input', '<p>Integers $$$n, m, a$$$.</p>')}${part('output-specification', 'Output', '<p>The number of stones.</p>')}`,
    samples: [[lines('6 6 4'), lines('4')]],
    tags: ['math', '*1000'],
  },
  '1B': {
    name: 'Spreadsheets',
    time: '10 seconds',
    memory: '64 megabytes',
    body: `<div><p>Rows and columns.</p></div>${part('input-specification', 'Input', '<p>n</p>')}${part('output-specification', 'Output', '<p>m</p>')}`,
    samples: [['2\nR23C55\nBC23', 'BC23\nR23C55']],
    tags: ['implementation'],
  },
  '1234B2': {
    name: 'Social Network (hard version)',
    time: '2 seconds',
    memory: '256 megabytes',
    body: `<div><p>Old one: <span class="tex-span"><i>n</i><sub class="lower-index">1</sub></span>.</p></div>${part('input-specification', 'Input', '<p>n</p>')}${part('output-specification', 'Output', '<p>m</p>')}${part('note', 'Note', '<p>Look.</p>')}`,
    samples: [
      ['7 2<br>1 2', '2<br>2 1'],
      [lines('1\n\n2'), lines('x')],
    ],
    tags: [],
  },
  '92101': {
    name: 'Labyrinth-1',
    time: '1 second',
    memory: '256 megabytes',
    body: `<div><p>Ask.</p></div>${part('interaction', 'Interaction', '<p>Print and flush.</p>')}`,
    samples: [],
    tags: [],
  },
  '100001A': {
    name: 'A+B',
    time: '1 second',
    memory: '64 megabytes',
    files: ['a.in', 'a.out'],
    body: `<div><p>Add.</p></div>${part('input-specification', 'Input', '<p>a b</p>')}${part('output-specification', 'Output', '<p>c</p>')}`,
    samples: [['1 2', '3']],
    tags: [],
  },
  '100002B': {
    name: 'Hidden',
    time: '1 second',
    memory: '64 megabytes',
    body: '',
    samples: [],
    tags: [],
    instead: 'login',
  },
  '100003A': {
    name: 'On Paper',
    time: '2 s',
    memory: '256 MB',
    files: ['paper.in', 'paper.out'],
    body: '',
    samples: [],
    tags: [],
    instead: 'document',
  },
  '101991E': {
    name: 'Expected',
    time: '3 seconds',
    memory: '256 megabytes',
    body: `<div><p>Guess $$$p$$$.</p></div>${part('input-specification', 'Input', '<p>p</p>')}${part('output-specification', 'Output', '<p>q</p>')}`,
    samples: [['1', '1']],
    tags: [],
  },
};

/** Contests that are not over. */
export const RUNNING: ReadonlySet<string> = new Set(['1999']);

const property = (kind: string, title: string, value: string) =>
  `<div class="${kind}"><div class="property-title">${title}</div>${value}</div>`;

export function statementPage(index: string, problem: CodeforcesProblem, hasLimits: boolean, extra: string): string {
  const [input, output] = problem.files ?? ['standard input', 'standard output'];
  const samples = problem.samples
    .map(
      ([first, second]) =>
        `<div class="input"><div class="title">Input</div><pre>${first}</pre></div><div class="output"><div class="title">Output</div><pre>${second}</pre></div>`,
    )
    .join('');
  return `<html><head><title>Problem - ${index}</title></head><body><div class="problem-statement"><div class="header"><div class="title">${index}. ${problem.name}</div>${
    hasLimits
      ? property('time-limit', 'time limit per test', problem.time) +
        property('memory-limit', 'memory limit per test', problem.memory)
      : ''
  }${property('input-file', 'input', input)}${property('output-file', 'output', `<span class="tex-font-style-tt">${output}</span>`)}</div>
${problem.body.replace('</p></div>', `</p>${extra}</div>`)}
${samples ? `<div class="sample-tests"><div class="section-title">Examples</div><div class="sample-test">${samples}</div></div>` : ''}</div>
${problem.tags.map((tag) => `<span class="tag-box" title="">${tag}</span>`).join('')}</body></html>`;
}

/** The list of a contest of the gym. */
export const contestPage = (contest: string): string =>
  `<html><body><table class="problems"><tr><th>#</th><th>Name</th></tr>${Object.entries(PROBLEMS)
    .filter(([key]) => key.startsWith(contest))
    .map(([key, { name, files, time, memory }]) => {
      const index = key.slice(contest.length);
      return `<tr><td class="id"><a href="/gym/${contest}/problem/${index}">${index}</a></td><td><div><div><a href="/gym/${contest}/problem/${index}">${name}</a></div><div>${files?.join(' / ') ?? 'standard input/output'}<br>${time}, ${memory}</div></div></td></tr>`;
    })
    .join('')}</table></body></html>`;
