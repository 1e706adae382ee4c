import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const ADMIN = buildUser({ roleList: ['admin'], role: 1001 });
const ROOT = buildUser({ roleList: ['root'], role: 1000 });

describe('the entry of the back office', () => {
  it.each(['/admin', '/admin/', '/admin/login'])(
    '%s leads those who run the site to its front page',
    async (address) => {
      const { router } = visit(address, { user: ROOT });
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    },
  );

  it('leads others to its door', async () => {
    const { router } = visit('/admin');
    await screen.findByRole('button', { name: 'Log in' });
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  it('lets an administrator log in as another at a page that is for super administrators', async () => {
    answer(getUserAuthInfo, { user: ADMIN, roles: ['admin'], permissions: [] });
    const { router } = visit('/admin/user', { user: ADMIN });
    await screen.findByRole('button', { name: 'Log in' });
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  it('leads unknown addresses to its door, too', async () => {
    const { router } = visit('/admin/no-such-page');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  });
});
