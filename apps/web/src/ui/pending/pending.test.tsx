import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { getMedalsByCid } from '@assay/contract/medals/medal.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildContestInfo, buildContestProblem } from '../../testing/contest.ts';
import { answer, refuse, respond } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const pending = () => document.querySelectorAll('[data-column] > [data-pending]').length;

it('holds the place of what may come, until it is known', async () => {
  const nowMs = Date.now();
  answer(getContestInfo, buildContestInfo({ startMs: nowMs - 60_000, endMs: nowMs + 7_200_000, nowMs }));
  const data = [buildContestProblem({ displayTitle: 'Sums of snow' })];
  let tell = () => {};
  respond(
    getContestProblem,
    () =>
      new Promise((resolve) => {
        tell = () => resolve(Response.json({ status: 200, msg: 'success', data }));
      }),
  );
  refuse(getMedalsByCid, 'access.denied');
  visit('/contest/5', { user: buildUser() });
  // what was refused holds nothing up
  await waitFor(() => expect(pending()).toBe(1));
  tell();
  await screen.findByText('Sums of snow');
  expect(pending()).toBe(0);
});
