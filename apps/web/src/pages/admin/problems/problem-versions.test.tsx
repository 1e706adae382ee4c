import { getProblemVersions, getVersionDifference, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const row = (number: number) => ({
  number,
  author: 'root',
  message: number === 2 ? 'smaller limit' : '',
  restoredFrom: null,
  changed: ['limits' as const],
  caseCount: 3,
  gmtCreate: '2026-01-01T00:00:00.000Z',
});
const LIST = {
  records: [row(2), row(1)],
  total: 2,
  size: 15,
  current: 1,
  problemId: 'P-5',
  version: 7,
  latest: 2,
  judgedSince: 2,
  outdated: 4,
};

it('lists versions, shows what one changed, proposes to judge again, and restores (EDIT-13, EDIT-14, EDIT-15)', async () => {
  answer(getProblemVersions, LIST);
  answer(getVersionDifference, {
    fields: [
      { part: 'limits', path: ['timeLimit'], before: '2000', after: '1000' },
      { part: 'statement', path: ['texts', 'en', 'description'], before: 'one\ntwo\n', after: 'one\nthree\n' },
    ],
    cases: [{ name: '3.in', change: 'added', before: null, after: 2048 }],
  });
  answer(restoreProblemVersion, { number: 3 });
  const { person } = visit('/admin/problem/5/versions', { user: ROOT });
  await screen.findByRole('heading', { name: 'Versions of P-5' });
  screen.getByText('smaller limit');
  screen.getByText(/4 submissions show results of an earlier version/);
  screen.getByRole('button', { name: 'Make a rejudge set' });
  await person.click(screen.getByRole('button', { name: 'Compare version 2 with the one before' }));
  await screen.findByText('Time limit (ms)');
  expect((await screen.findByText('two')).closest('del')).not.toBeNull();
  expect(screen.getByText('three').closest('ins')).not.toBeNull();
  screen.getByText('3.in');
  expect(sentCalls(getVersionDifference)[0]?.input).toMatchObject({ from: '1', to: '2' });
  await person.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await screen.findByText('Restored as version 3');
  expect(sentCalls(restoreProblemVersion)[0]?.input).toEqual({ pid: 5, number: 1, version: 7 });
});
