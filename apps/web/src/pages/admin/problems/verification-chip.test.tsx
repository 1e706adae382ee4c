import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { getVerificationSummaries } from '@assay/contract/judging/verification.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const AT = '2026-01-01T00:00:00.000Z';
const row = (id: number, title: string, mayEdit = true) => ({
  ...{ id, problemId: `P-${id}`, title, author: 'ada', type: 0, auth: 2, difficulty: 0, caseCount: 2, broken: null },
  ...{ mayEdit, gid: null, gmtCreate: AT, gmtModified: AT },
});

it('tells of each problem whether it is verified, and leads there; of those of others nothing', async () => {
  const records = [row(5, 'Sum'), row(6, 'Product'), row(7, 'Theirs', false)];
  answer(getAdminProblemList, { records, total: 3, size: 10, current: 1 });
  answer(getVerificationSummaries, [
    { pid: 5, summary: 'verified' },
    { pid: 6, summary: 'stale' },
  ]);
  visit('/admin/problems', { user: buildUser({ roleList: ['root'], role: 1000 }) });
  const chip = await screen.findByRole('link', { name: 'Verified' });
  expect(chip.getAttribute('href')).toBe('/admin/problem/5/verify');
  within(screen.getByRole('row', { name: /Product/ })).getByRole('link', { name: 'Changed since verified' });
  expect(within(screen.getByRole('row', { name: /Theirs/ })).queryByRole('link', { name: /erified/ })).toBeNull();
  expect(sentCalls(getVerificationSummaries)[0]?.input).toEqual({ pids: [5, 6, 7] });
});
