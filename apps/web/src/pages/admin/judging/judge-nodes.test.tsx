import { drainJudgeNode, getJudgeNodes, resumeJudgeNode } from '@assay/contract/judging/nodes.ts';
import { writeAbsence } from '@assay/rules/judging/languages/absence.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const NODE = {
  id: 1,
  name: 'north',
  version: '1.0',
  slots: 4,
  busySlots: 0,
  load: 0.5,
  ready: true,
  online: true,
  lastSeen: '2026-01-01T00:00:00.000Z',
  judged: 12,
  cgroup: 'v2',
  problems: [] as string[],
  protocol: 2,
  works: true,
  speedMs: 50,
  clockSkewMs: 10,
  refusals: [] as ({ code: 'setAside'; failures: number } | { code: 'slow'; ms: number; others: number })[],
  withheld: [] as { language: string; version: string; expected: string }[],
  failures: 0,
  lastFailure: null as string | null,
  restingUntil: null,
  drained: null,
  warnings: [] as string[],
  languages: [] as { name: string; version: string; ok: boolean; reason: string | null }[],
};

function answerNodes(node: Partial<typeof NODE>, queue = {}) {
  const idle = { waiting: 0, running: 0, held: 0, unserved: [], oldestSeconds: null };
  answer(getJudgeNodes, { nodes: [{ ...NODE, ...node }], queue: { ...idle, ...queue } });
}

it('tells why the site gives a judge node no work, and lets staff decide', async () => {
  answerNodes(
    {
      ready: false,
      works: false,
      problems: ['the sandbox cannot limit memory'],
      refusals: [
        { code: 'setAside', failures: 5 },
        { code: 'slow', ms: 500, others: 50 },
      ],
      withheld: [{ language: 'Python3', version: '3.12', expected: '3.11' }],
      failures: 5,
      lastFailure: 'the disk broke',
      languages: [
        { name: 'C', version: '', ok: false, reason: 'no compiler' },
        { name: 'Python3', version: '3.12', ok: true, reason: null },
      ],
    },
    { waiting: 7, held: 2, oldestSeconds: 40.2 },
  );
  answer(resumeJudgeNode, null);
  answer(drainJudgeNode, null);
  const { person } = visit('/admin/judge', { user: ROOT });
  await screen.findByText('Takes no work');
  screen.getByText('the sandbox cannot limit memory');
  screen.getByText('Not offered: no compiler');
  screen.getByText('40 s');
  screen.getByText(/^Set aside after 5 failed jobs in a row; .* The last: the disk broke$/);
  screen.getByText(/^Needs 500 ms for what others do in 50 ms\./);
  screen.getByText(/^Not given: most nodes have 3\.11;/);
  await person.click(screen.getByRole('button', { name: 'Resume work' }));
  await screen.findByText('north has resumed work');
  expect(sentCalls(resumeJudgeNode)[0]?.input).toEqual({ nodeId: 1 });
  await person.click(screen.getByRole('button', { name: 'Maintenance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Reason'), 'new disk');
  await person.click(dialog.getByRole('button', { name: 'Maintenance' }));
  await screen.findByText('north takes no more work');
  expect(sentCalls(drainJudgeNode)[0]?.input).toEqual({ nodeId: 1, reason: 'new disk' });
});

it('says what a node complains of in the language of the viewer', async () => {
  answerNodes({
    ready: false,
    works: false,
    problems: [
      writeNodeProblem('noRoom', { mb: 300 }),
      writeNodeProblem('sandbox', { reason: writeNodeProblem('helperEnded', { how: 'SIGKILL' }) }),
    ],
    refusals: [{ code: 'setAside', failures: 5 }],
    failures: 5,
    lastFailure: writeJudgeFailure('changed', { file: 'abc' }),
    warnings: ['swap: Swap is on; it is switched off for runs.'],
    languages: [
      {
        name: 'C',
        version: '',
        ok: false,
        reason: writeAbsence('inDebian', { tool: '/usr/bin/gcc', packages: 'gcc' }),
      },
    ],
  });
  visit('/admin/judge', { user: ROOT });
  await screen.findByText(
    "Only 300 MB free on the disk of the judge's data. Free at least 1 GB; it then goes on by itself",
  );
  act(() => setLang('zh'));
  screen.getByText('评测数据所在磁盘只剩 300 MB；请腾出至少 1 GB，之后自动恢复');
  screen.getByText(/^沙箱无法运行程序：沙箱程序已退出（SIGKILL）；/);
  screen.getByText(/最近一次：测试数据在读取时发生变化：abc$/);
  screen.getByText('系统启用了交换空间，评测时已关闭');
  screen.getByText('未提供：没有 /usr/bin/gcc；请在该机器上运行 apt install gcc');
});

it('tells what to do about a node that nothing is heard of', async () => {
  answerNodes({ online: false, works: false, ready: false, problems: [writeNodeProblem('noRoom', { mb: 300 })] });
  visit('/admin/judge', { user: ROOT });
  await screen.findByText(/^It has not been heard from\. Start it on its machine/);
  screen.getByText('Why it took no work when last heard of');
  screen.getByText(/^Only 300 MB free/);
  screen.getByRole('button', { name: 'Remove' });
});
