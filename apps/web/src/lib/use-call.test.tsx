import { login } from '@assay/contract/accounts/sign-in.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { refuse, sentCalls } from '../testing/fake-server.ts';
import { queryClient, useAction } from './use-call.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('what was sent is kept as long as somebody shows how it went, and no longer', async () => {
  refuse(login, 'access.denied');
  const { result, unmount } = renderHook(() => useAction(login), { wrapper });
  act(() => result.current.mutate({ username: 'ada', password: 'secret1' }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(sentCalls(login)).toHaveLength(1);
  const kept = () =>
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.variables),
    );
  expect(kept()).toContain('secret1');
  unmount();
  await waitFor(() => expect(kept()).toBe('[]'), { timeout: 1_000 });
});
