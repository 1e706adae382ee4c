import {
  getRejudgeChanges,
  getRejudgePlaces,
  getRejudgeScores,
  getRejudgeSet,
} from '@assay/contract/judging/rejudge-sets.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const AT = '2026-01-01T00:00:00.000Z';

it('ASG-20 tells who would stand elsewhere on the real board and on the sealed one, and whose points in assignments change', async () => {
  answer(getRejudgeSet, {
    ...{ id: 3, kind: 'run', state: 'open', reason: 'weak data', by: 'root', problemId: 'A', pid: 1, cid: 9 },
    ...{ status: [], languages: [], total: 1, done: 1, gmtCreate: AT, gmtApplied: null, gmtEnded: null },
    ...{ changes: [], failed: 0, stale: 1, changing: 2, applied: 0 },
    acts: [{ act: 'made', by: 'root', reason: 'weak data', gmtCreate: AT }],
  });
  answer(getRejudgeChanges, { records: [], total: 0, size: 15, current: 1 });
  const spot = (place: number, points: number, time: number) => ({ place, points, time });
  const row = (line: number, rankShowName: string) => ({ line, username: rankShowName.toLowerCase(), rankShowName });
  answer(getRejudgePlaces, {
    contests: [{ cid: 9, title: 'Finals' }],
    cid: 9,
    rule: 'acm',
    boards: [
      {
        name: 'real',
        total: 3,
        rows: [
          { ...row(1, 'Anna'), before: spot(1, 2, 3600), after: spot(2, 1, 61) },
          { ...row(2, 'Bela'), before: spot(2, 1, 90), after: spot(1, 1, 90) },
        ],
      },
      { name: 'sealed', total: 0, rows: [] },
    ],
  });
  answer(getRejudgeScores, [
    {
      ...{ id: 7, gid: 5, title: 'Week 1', groupName: 'Class 1', areTold: true, total: 1 },
      rows: [{ uid: 4, username: 'ada', before: 40, after: 62.5 }],
    },
  ]);
  const { person } = visit('/admin/rejudge/3', { user: ROOT });
  const table = within(await screen.findByRole('table', { name: 'Places' }));
  await table.findByText('Anna');
  const line = (name: string) => table.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(line('Anna')).toBe('Anna12211:00:000:01:01');
  expect(line('Bela')).toBe('Bela2110:01:30');
  table.getByRole('img', { name: 'down by 1' });
  table.getByRole('img', { name: 'up by 1' });
  screen.getByText('1 more line changes');
  const scores = within(await screen.findByRole('table', { name: 'Points in an assignment: Class 1 · Week 1' }));
  expect((await scores.findByRole('row', { name: /ada/ })).textContent).toBe('ada4062.5');
  screen.getByText(/^The points of 1 student change once the set is applied. Results are shown: each of them gets one/);
  await person.click(screen.getByRole('radio', { name: 'Sealed board' }));
  await screen.findByText('No places or results change');
  expect(within(screen.getByRole('list', { name: 'What happened' })).getByRole('listitem').textContent).toMatch(
    /^Maderoot, .*“weak data”$/,
  );
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(/^The results of 2 submissions change/);
});
