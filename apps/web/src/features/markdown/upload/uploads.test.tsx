import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { uploadMarkdownFile, uploadMarkdownImage } from '@assay/contract/files/markdown-files.ts';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import { setToken, setUser } from '../../../lib/token.ts';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser } from '../../../testing/render.tsx';
import { WatchedRequest } from '../../../testing/watched-request.ts';
import { MarkdownField } from '../markdown-field.tsx';
import { UploadGroup } from './upload-scope.ts';

beforeEach(() => vi.stubGlobal('XMLHttpRequest', WatchedRequest));

const ADMIN = buildUser({ roleList: ['admin'], role: 1001 });
const PICTURE = new File(['x'], 'plan.png', { type: 'image/png' });
const NOTES = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

function Field() {
  const [text, setText] = useState('Look: ');
  return <MarkdownField label="Text" value={text} onChange={setText} />;
}

function show(field: ReactNode, user: UserInfo) {
  setLang('en');
  setToken('token');
  setUser(user);
  return { ...render(<MantineProvider env="test">{field}</MantineProvider>), person: userEvent.setup() };
}

const inGroup = (level: number) => (
  <UploadGroup value={{ gid: 7, level }}>
    <Field />
  </UploadGroup>
);
const paste = (...files: File[]) => fireEvent.paste(screen.getByLabelText('Text'), { clipboardData: { files } });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value;

it('puts a pasted picture and a dropped file where the cursor is', async () => {
  answer(uploadMarkdownImage, { link: '/api/public/img/a.webp', fileId: 1 });
  answer(uploadMarkdownFile, { link: '/api/public/file/b.pdf' });
  show(<Field />, ADMIN);
  screen.getByLabelText<HTMLTextAreaElement>('Text').setSelectionRange(6, 6);
  paste(PICTURE);
  await waitFor(() => expect(text()).toBe('Look: ![plan.png](/api/public/img/a.webp)'));
  fireEvent.drop(screen.getByLabelText('Text'), { dataTransfer: { files: [NOTES], types: ['Files'] } });
  await waitFor(() => expect(text()).toContain('[notes.pdf](/api/public/file/b.pdf)'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says why a file did not arrive, and leaves nothing in the text', async () => {
  refuse(uploadMarkdownImage, 'file.quotaFull');
  const { person } = show(<Field />, ADMIN);
  paste(PICTURE);
  await screen.findByText(/is used up/);
  expect(text()).toBe('Look: ');
  await person.click(screen.getByRole('button', { name: 'Dismiss plan.png' }));
  expect(screen.queryByText(/is used up/)).toBeNull();
  paste(new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  await screen.findByText('More than 4 MB');
  expect(sentCalls(uploadMarkdownImage)).toHaveLength(1);
});

it('uploads as an admin of the group, pictures alone, and not as a member', async () => {
  answer(uploadMarkdownImage, { link: '/api/public/img/a.webp', fileId: 1 });
  const { unmount } = show(inGroup(4), buildUser());
  paste(PICTURE, NOTES);
  await waitFor(() => expect(text()).toContain('(/api/public/img/a.webp)'));
  expect(sentCalls(uploadMarkdownImage)[0]?.input).toEqual({ gid: '7' });
  await screen.findByText('Only pictures can be uploaded here');
  expect(screen.queryByRole('button', { name: 'Insert a file' })).toBeNull();
  unmount();
  show(inGroup(3), buildUser());
  expect(screen.queryByRole('button', { name: 'Insert a picture' })).toBeNull();
  paste(PICTURE);
  expect(text()).toBe('Look: ');
});
