import { changePassword } from '@assay/contract/accounts/settings.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLang } from '../../lib/lang.ts';
import { useToast } from '../../lib/notices.ts';
import { setToken } from '../../lib/token.ts';
import { queryClient } from '../../lib/use-call.ts';
import { refuse, respond, sentCalls } from '../../testing/fake-server.ts';
import { useSaveForm } from './use-save-form.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const START = { oldPassword: 'secret0', newPassword: 'secret1', again: 'secret1' };
type Options = Partial<Parameters<typeof useSaveForm<typeof changePassword, typeof START>>[1]>;

const opened = (options: Options = {}, initial = START) => {
  const onSaved = vi.fn();
  const hook = renderHook(
    () => ({
      ...useSaveForm(changePassword, {
        initial,
        labels: { oldPassword: 'Old', newPassword: 'New', again: 'Again' },
        inputOf: ({ again: _again, ...sent }) => sent,
        onSaved,
        ...options,
      }),
      toast: useToast(),
    }),
    { wrapper },
  );
  return { ...hook, onSaved, submit: () => act(async () => hook.result.current.submit()) };
};

beforeEach(() => {
  setLang('en');
  setToken('mine');
});

it('checks by the bounds of the call and by its own rules, which come first', async () => {
  const refuse = ({ again, newPassword }: typeof START) => ({
    again: again === newPassword ? null : 'They differ',
    oldPassword: null,
  });
  const { result, submit } = opened({ refuse }, { oldPassword: 'x'.repeat(201), newPassword: '123', again: '1234' });
  await submit();
  expect(result.current.form.errors).toEqual({
    oldPassword: 'At most 200 characters',
    newPassword: 'At least 6 characters',
    again: 'They differ',
  });
  expect(sentCalls(changePassword)).toHaveLength(0);
});

it('refuses a password that is too long, and never cuts it', () => {
  const { result } = opened();
  expect(result.current.box('newPassword')).toMatchObject({ label: 'New', required: true, maxLength: 20 });
  expect(result.current.secret('newPassword')).not.toHaveProperty('maxLength');
  expect(opened({ stars: false }).result.current.secret('newPassword')).not.toHaveProperty('required');
});

it('shows a refusal beside its box once boxes were emptied', async () => {
  refuse(changePassword, 'account.badOldPassword');
  const { result, submit } = opened({
    fieldOfFailure: { 'account.badOldPassword': 'oldPassword' },
    onRefused: () => result.current.form.setFieldValue('oldPassword', ''),
  });
  await submit();
  await waitFor(() => expect(result.current.form.errors.oldPassword).toBeTruthy());
  expect(result.current.form.values.oldPassword).toBe('');
  expect(result.current.toast).toBeNull();
});

it('tells of a fault that stands beside no box', async () => {
  refuse(changePassword, 'request.invalid', { fields: { device: 'is not known', newPassword: 'is required' } });
  const { result, submit } = opened();
  await submit();
  await waitFor(() => expect(result.current.toast?.kind).toBe('error'));
  expect(result.current.form.errors.newPassword).toBe('New is required');
});

it('tells that it was saved though the form was closed meanwhile', async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  respond(changePassword, async () => {
    await held;
    return new Response(JSON.stringify({ status: 200, msg: 'success', data: null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const { submit, unmount, onSaved } = opened();
  await submit();
  unmount();
  go();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(null, START));
});
