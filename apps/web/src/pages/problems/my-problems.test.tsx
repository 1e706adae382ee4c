import { findPeople } from '@assay/contract/accounts/people.ts';
import { getUserProblemList } from '@assay/contract/authoring/own-problems.ts';
import {
  dropProblemPerson,
  getHelpedProblems,
  getProblemPeople,
  nameProblemPerson,
} from '@assay/contract/authoring/people.ts';
import { getVerificationSummaries } from '@assay/contract/judging/verification.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PeopleList } from '../../features/authoring/people/people-list.tsx';
import { setLang } from '../../lib/lang.ts';
import { queryClient } from '../../lib/use-call.ts';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const AT = '2026-01-01T00:00:00.000Z';
const row = {
  ...{ id: 5, problemId: 'P-5', title: 'Harbour', author: 'ada', type: 0, auth: 2, gid: null, difficulty: 0 },
  ...{ caseCount: 3, broken: null, mayEdit: true, gmtCreate: AT, gmtModified: AT },
};

it('EDIT-17: lists the problems of others that one helps with, and lets one leave', async () => {
  answer(getUserProblemList, { records: [], total: 0, size: 10, current: 1 });
  answer(getVerificationSummaries, []);
  const helped = [
    { ...row, part: 'curator' as const },
    { ...row, id: 6, problemId: 'P-6', title: 'Lighthouse', mayEdit: false, part: 'tester' as const },
  ];
  answer(getHelpedProblems, { records: helped, total: 2, size: 10, current: 1 });
  answer(dropProblemPerson, null);
  const user = buildUser();
  const { person } = visit('/my-problem', { user });
  expect((await screen.findByRole('link', { name: 'Harbour' })).getAttribute('href')).toBe('/my-problem/edit/5');
  expect(screen.getByRole('link', { name: 'Lighthouse' }).getAttribute('href')).toBe('/problem/P-6');
  await person.click(screen.getByRole('button', { name: 'Leave P-6' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByText('Removed');
  expect(sentCalls(dropProblemPerson)[0]?.input).toEqual({ pid: '6', uid: String(user.uid) });
});

it('EDIT-17: names people by those whose the problem is, and shows others the list alone', async () => {
  setLang('en');
  const people = [{ uid: 8, username: 'bob', part: 'tester' as const, namedBy: 'ada', gmtCreate: AT }];
  answer(getProblemPeople, { problemId: 'P-5', author: 'ada', mayName: true, people });
  answer(findPeople, { people: [{ uid: 9, username: 'quilla', nickname: '', avatar: null }], unknown: [] });
  answer(nameProblemPerson, null);
  const person = userEvent.setup();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <PeopleList pid={5} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText('bob');
  await person.type(screen.getByLabelText('Username', { selector: 'input' }), 'quilla,');
  await person.click(screen.getByRole('radio', { name: 'Tester' }));
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await expect
    .poll(() => sentCalls(nameProblemPerson)[0]?.input)
    .toEqual({ pid: 5, username: 'quilla', part: 'tester' });
});
