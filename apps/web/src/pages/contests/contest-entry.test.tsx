import { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { CONTEST_AUTH } from '@assay/contract/contests/contest.ts';
import { getContestInfo, registerContest } from '@assay/contract/contests/list.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildContestInfo } from '../../testing/contest.ts';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const HOUR = 3_600_000;
const NOW = Date.now();

/** @param endsIn hours from now */
const overview = (auth: number, endsIn = 1) => {
  const span = { startMs: NOW - 2 * HOUR, endMs: NOW + endsIn * HOUR };
  answer(getContestInfo, buildContestInfo(span, { auth, access: false, registered: false }));
  answer(getContestNotReadAnnouncement, []);
  return visit('/contest/5', { user: buildUser() });
};

it('asks for the password of a private contest on the overview', async () => {
  overview(CONTEST_AUTH.private);
  expect(await screen.findByLabelText('Contest password')).toBeTruthy();
});

it('asks for that of a protected contest no sooner than somebody takes part', async () => {
  const { person } = overview(CONTEST_AUTH.protected);
  const register = await screen.findByRole('button', { name: 'Register' });
  expect(screen.queryByLabelText('Contest password')).toBeNull();
  await person.click(register);
  answer(registerContest, null);
  await person.type(await screen.findByLabelText('Contest password'), 'open1');
  await person.click(screen.getByRole('button', { name: 'Enter' }));
  await expect.poll(() => sentCalls(registerContest)[0]?.input).toEqual({ cid: 5, password: 'open1' });
});

it('offers no way into a protected contest that is over', async () => {
  overview(CONTEST_AUTH.protected, -1);
  await screen.findByText('About the contest');
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});
