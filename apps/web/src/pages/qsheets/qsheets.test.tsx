import { getQSheetDetail, getQSheetList } from '@assay/contract/qsheets/list.ts';
import { getQSheetRank } from '@assay/contract/qsheets/rank.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildQSheetCard, buildQSheetDetail } from '../../testing/qsheet.ts';
import { buildUser, visit } from '../../testing/render.tsx';

it('SHEET-1 shows sheets as cards with figures and progress, and searches by the address', async () => {
  answer(getQSheetList, { records: [buildQSheetCard()], total: 1, size: 24, current: 1 });
  const { person, router } = visit('/qsheet', { user: buildUser() });
  expect((await screen.findByRole('link', { name: 'First steps' })).getAttribute('href')).toBe('/qsheet/3');
  expect(screen.getByText(/12 taking part/)).toBeTruthy();
  expect(screen.getByText(/4 finished/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on: First steps' }).getAttribute('href')).toBe('/qsheet/3/problems');
  expect(sentCalls(getQSheetList)[0]?.input).toEqual({ currentPage: '1', limit: '24' });
  await person.type(screen.getByRole('searchbox'), 'steps{Enter}');
  await expect.poll(() => router.state.location.searchStr).toBe('?keyword=steps');
});

it('SHEET-3 SHEET-5 shows the problems of open groups, and of a locked one what opens it', async () => {
  answer(getQSheetDetail, buildQSheetDetail());
  const { person } = visit('/qsheet/3/problems', { user: buildUser() });
  const basics = await screen.findByRole('button', { name: /Basics/ });
  expect(basics.textContent).toContain('Unlocked');
  expect(screen.getByRole('link', { name: 'A + B' }).getAttribute('href')).toBe('/qsheet/3/group/7/problems/31');
  const paths = screen.getByRole('button', { name: /Paths/ });
  expect(paths.textContent).toContain('Locked');
  await person.click(paths);
  expect(await screen.findByText('Opens when you solve 1 more of “Basics” (1/2)')).toBeTruthy();
});

it('SHEET-6 shows a rank with a column for each group', async () => {
  answer(getQSheetDetail, buildQSheetDetail());
  answer(getQSheetRank, {
    users: [
      {
        ...{ uid: 5, username: 'ada', rankShowName: 'ada', school: '', gender: '', avatar: null },
        ...{ rank: 1, isPinned: false, isOwn: false, total: 3, statistics: [2, 1], isFinished: true },
      },
    ],
    groups: [
      { name: 'Basics', pc: 2 },
      { name: 'Paths', pc: 4 },
    ],
    ...{ total: 1, size: 30, current: 1 },
  });
  visit('/qsheet/3/rank', { user: buildUser() });
  expect(await screen.findByRole('columnheader', { name: /Paths/ })).toBeTruthy();
  const row = screen.getByText('ada').closest('tr')!;
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['3', '2', '1']),
  );
  expect(row.textContent).toContain('Finished');
});
