import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { getBrokenProblems } from '@assay/contract/judging/broken.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { answer } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

it('says why a problem is broken in the language of the viewer, and leaves the words of the system', async () => {
  answer(getAdminProblemList, { records: [], total: 0, size: 30, current: 1 });
  const reason = writeJudgeFailure('testData', { file: '2.in', reason: writeJudgeFailure('notOnSite', {}) });
  const broken = { pid: 5, problemId: 'P-5', title: 'Sum', since: '2026-01-01T00:00:00.000Z', reason };
  const other = {
    ...broken,
    pid: 6,
    problemId: 'P-6',
    reason: writeJudgeFailure('crashed', { who: 'the checker' }, 'x'),
  };
  answer(
    getBrokenProblems,
    [broken, other].map((one) => ({ ...one, isPaused: true, waiting: 1, failed: 1, mayEdit: true })),
  );
  visit('/admin/problems', { user: buildUser({ roleList: ['root'], role: 1000 }) });
  await screen.findByText('Test data 2.in: the site does not have it; upload it again');
  act(() => setLang('zh'));
  screen.getByText('测试数据 2.in：网站上没有这个文件，请重新上传');
  expect(screen.getByText(/^校验器崩溃了/).textContent).toBe('校验器崩溃了\nx');
});
