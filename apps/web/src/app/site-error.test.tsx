import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeRouter } from '../routes.tsx';

test('where the frame around the pages throws, words of ours stand there without the kit', async () => {
  const { errorComponent } = makeRouter().options.routeTree!.options;
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('a part of the frame');
  };
  const root = createRootRoute({ component: Broken, errorComponent: errorComponent! });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  expect((await screen.findByRole('alert')).textContent).toContain('a part of the frame');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/页面出错了|This page has failed/);
  expect(screen.getByRole('button').textContent).toMatch(/刷新页面|Reload/);
  expect(screen.queryByText('Something went wrong!')).toBeNull();
  quiet.mockRestore();
});
