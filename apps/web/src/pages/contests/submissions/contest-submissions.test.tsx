import { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildContestInfo } from '../../../testing/contest.ts';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { buildSubmissionRow } from '../../../testing/judging-data.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const NOW = Date.now();

it('leads to the submissions alone that may be opened', async () => {
  answer(getContestInfo, buildContestInfo({ startMs: NOW - 60_000, endMs: NOW + 3_600_000 }));
  answer(getContestNotReadAnnouncement, []);
  const row = { venue: contestVenue(5), displayId: 'A' };
  const records = [
    buildSubmissionRow({ ...row, submitId: 77, hasPage: false }),
    buildSubmissionRow({ ...row, submitId: 76, hasPage: true }),
  ];
  answer(getContestSubmissions, { records, total: 2, size: 15, current: 1 });
  visit('/contest/5/submissions', { user: buildUser() });
  expect((await screen.findByText('77')).closest('a')).toBeNull();
  expect(screen.getByText('76').closest('a')?.getAttribute('href')).toBe('/contest/5/problem/A/submission-detail/76');
});

it('says once that a contest does not exist', async () => {
  refuse(getContestInfo, 'contest.unknown');
  visit('/contest/5', { user: buildUser() });
  await screen.findAllByText('This contest does not exist');
  await waitFor(() => expect(screen.getAllByText('This contest does not exist')).toHaveLength(1));
});
