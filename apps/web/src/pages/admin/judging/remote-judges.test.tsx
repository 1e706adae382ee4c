import { addRemoteAccount, getRemoteJudges, updateRemoteJudge } from '@assay/contract/remote/judges.ts';
import { resubmitFailed } from '@assay/contract/remote/submissions.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const AT = '2026-01-01T00:00:00.000Z';
const HDU = {
  site: 'HDU' as const,
  enabled: false,
  termsBy: null as string | null,
  termsAt: null as string | null,
  triedAt: null as string | null,
  gapMs: 1000,
  submitGapMs: 6000,
  troubles: {
    import: null,
    submit: { kind: 'blocked', words: 'it asks for a captcha', failures: 2, since: AT, until: AT },
    follow: null,
  },
  lastOkAt: null,
  accounts: [
    {
      id: 7,
      handle: 'pool1',
      enabled: true,
      state: 'badCredentials' as const,
      words: '',
      since: AT,
      lastOkAt: null,
      lastSubmitAt: null,
    },
  ],
  queue: { waiting: 3, sending: 1, following: 2, oldestWaitingAt: AT },
  day: { ended: 40, failed: 2, medianSeconds: 6.4, slowestSeconds: 80 },
  pages: 0,
};

it('tells how a remote judge does, and switches it on only for who read its terms', async () => {
  answer(getRemoteJudges, { judges: [HDU] });
  answer(updateRemoteJudge, null);
  const { person } = visit('/admin/remote', { user: ROOT });
  await screen.findByText('wrong password, put aside');
  screen.getByText('3 waiting, 1 being sent, 2 being judged');
  screen.getByText('40 with a result, 2 failed');
  screen.getByText('median 6 s, slowest 80 s');
  screen.getByText(/^Submitting: it asks for a captcha \(2 in a row\)/);
  await person.click(screen.getByRole('button', { name: 'Switch on · HDU' }));
  const dialog = within(await screen.findByRole('dialog'));
  const on = dialog.getByRole('button', { name: 'Switch on' });
  expect(on).toHaveProperty('disabled', true);
  await person.click(dialog.getByRole('checkbox'));
  await person.click(on);
  expect(sentCalls(updateRemoteJudge)[0]?.input).toEqual({ site: 'HDU', enabled: true, termsRead: true });
  act(() => setLang('zh'));
  await screen.findByText('密码错误，已停用');
});

it('sends again what failed since a moment, and changes the pace', async () => {
  answer(getRemoteJudges, { judges: [{ ...HDU, enabled: true }] });
  answer(resubmitFailed, { queued: 3 });
  answer(updateRemoteJudge, null);
  const { person } = visit('/admin/remote', { user: ROOT });
  const since = await screen.findByLabelText(/^Failed since/);
  fireEvent.change(since, { target: { value: '2026-01-02T03:04' } });
  await person.click(screen.getByRole('button', { name: 'Send all of these again' }));
  await screen.findByText('3 sent again');
  const at = new Date('2026-01-02T03:04').toISOString();
  expect(sentCalls(resubmitFailed)[0]?.input).toEqual({ site: 'HDU', since: at });
  const gap = screen.getByLabelText('Seconds between two requests');
  await person.clear(gap);
  await person.type(gap, '2.5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const pace = { site: 'HDU', enabled: true, gapMs: 2500, submitGapMs: 6000 };
  expect(sentCalls(updateRemoteJudge)[0]?.input).toEqual(pace);
});

it('writes a password and keeps nothing of it on the page', async () => {
  answer(getRemoteJudges, { judges: [HDU] });
  answer(addRemoteAccount, { id: 8 });
  const { person } = visit('/admin/remote', { user: ROOT });
  await person.type(await screen.findByLabelText('Username'), 'pool2');
  await person.type(screen.getByLabelText('Password'), 'secret-words');
  await person.click(screen.getByRole('button', { name: 'Add an account' }));
  await screen.findByText('Account added');
  expect(sentCalls(addRemoteAccount)[0]?.input).toEqual({ site: 'HDU', handle: 'pool2', secret: 'secret-words' });
  expect(document.body.innerHTML).not.toContain('secret-words');
});

it('lets nobody switch on what was not tried', async () => {
  const spoj = { ...HDU, site: 'SPOJ' as const };
  answer(getRemoteJudges, { judges: [spoj] });
  visit('/admin/remote', { user: ROOT });
  expect(await screen.findByRole('button', { name: 'Switch on · SPOJ' })).toHaveProperty('disabled', true);
  screen.getByText(/^Whether SPOJ lets programs in is not known/);
});
