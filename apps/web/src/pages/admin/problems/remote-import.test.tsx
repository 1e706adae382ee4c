import { importRemoteProblem, previewRemoteProblem } from '@assay/contract/remote/import.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ADMIN = buildUser({ roleList: ['root'], role: 1000 });
const text = { title: 'A + B', description: 'Add *them*.', input: 'Two.', output: 'One.', hint: '' };
const preview = (id: string) => ({
  site: 'HDU' as const,
  problemId: `HDU-${id}`,
  address: `https://acm.hdu.edu.cn/showproblem.php?pid=${id}`,
  texts: [{ locale: 'en' as const, ...text }],
  samples: [{ input: '1 1\n', output: '2\n' }],
  timeMs: 1000,
  memoryKb: 32768,
  tags: [],
  source: '',
  languages: ['G++'],
  pictures: 0,
  warnings: [],
  existing: null,
});

it('previews every problem of a list, with what an update would change before and after', async () => {
  answer(previewRemoteProblem, ({ problemId }) => {
    const changes = [{ field: 'limits' as const, locale: null, before: '1000 ms, 32 MB', after: '2000 ms, 32 MB' }];
    const existing = { pid: 7, changed: ['limits' as const], changes, edited: ['title' as const] };
    return { ...preview(problemId), existing: problemId === '1002' ? existing : null };
  });
  const { person } = visit('/admin/problem/remote', { user: ADMIN });
  await person.type(await screen.findByLabelText(/^Problem ids/), '1000 1002');
  await person.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('heading', { name: 'HDU-1002 A + B' });
  screen.getByRole('heading', { name: 'HDU-1000 A + B' });
  screen.getByText('Changed at the site: limits · Edited here, kept by an update: title');
  expect(screen.getByText('2000 ms, 32 MB').closest('ins')).not.toBeNull();
  expect(sentCalls(importRemoteProblem)).toEqual([]);
});

it('imports them one after the other, and says what reading anew changed', async () => {
  answer(importRemoteProblem, ({ problemId }) => ({
    pid: 7,
    problemId: `HDU-${problemId}`,
    changed: problemId === '1001' ? ['samples' as const] : null,
    warnings: [],
  }));
  const { person } = visit('/admin/problem/remote', { user: ADMIN });
  await person.type(await screen.findByLabelText(/^Problem ids/), '1000 1001');
  await person.click(screen.getByRole('button', { name: 'Import' }));
  const row = async (id: string) => within((await screen.findByRole('link', { name: id })).closest('li')!);
  (await row('HDU-1000')).getByText('imported');
  const updated = await row('HDU-1001');
  updated.getByText('updated');
  updated.getByText('updated: samples');
});
