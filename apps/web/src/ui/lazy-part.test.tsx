import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { setLang } from '../lib/lang.ts';
import { latePart, lazyDialog, lazyPart } from './lazy-part.tsx';
import { Toaster } from './toaster.tsx';

const gone = () => Promise.reject(new Error('Unable to preload CSS for /assets/part-1.css'));
const inPage = (Part: React.ComponentType) => {
  setLang('en');
  return render(
    <MantineProvider env="test">
      <p>unsaved work</p>
      <Suspense fallback="held back">
        <Part />
      </Suspense>
      <Toaster />
    </MantineProvider>,
  );
};

it('shows a part whose code is there', async () => {
  inPage(lazyPart(async () => () => <p>the part</p>));
  await screen.findByText('the part');
});

it('says in place of a part that the site was updated, and leaves the page around it alone', async () => {
  inPage(lazyPart(gone));
  await screen.findByText(/the site may just have been updated/);
  screen.getByRole('button', { name: 'Reload' });
  screen.getByText('unsaved work');
});

it('says it by a notice where a dialog would open', async () => {
  inPage(lazyDialog(gone));
  await screen.findByText(/the site may just have been updated/);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  screen.getByText('unsaved work');
});

it('holds nothing back for a dialog, nor for one within another, and has it at once from then on', async () => {
  const Inner = lazyDialog(async () => () => <p>the inner one</p>);
  const Outer = lazyDialog(async () => () => <Inner />);
  inPage(Outer);
  expect(screen.queryByText('held back')).toBeNull();
  await screen.findByText('the inner one');
  cleanup();
  inPage(Outer);
  screen.getByText('the inner one');
});

it.each([lazyPart, lazyDialog])('leaves what is wrong in the part itself to the page', async (late) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => inPage(late(() => Promise.reject(new TypeError('broken'))))).not.toThrow();
  await expect.poll(() => screen.queryByText('unsaved work')).toBeNull();
});

it('leaves what was typed into where it is when the page is drawn again', async () => {
  const Field = latePart(
    async () => () => <input aria-label="a field" />,
    () => <p>its place</p>,
  );
  const page = (word: string) => (
    <MantineProvider env="test">
      <p>{word}</p>
      <Field />
    </MantineProvider>
  );
  const { rerender } = render(page('before'));
  screen.getByText('its place');
  const field = await screen.findByRole('textbox');
  rerender(page('after'));
  screen.getByText('after');
  expect(screen.getByRole('textbox')).toBe(field);
});
