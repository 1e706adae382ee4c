import { addComment, addReply, type Comment, getComments } from '@assay/contract/comments/comments.ts';
import { getDiscussionDetail } from '@assay/contract/discussions/discussions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { preloadMarkdown } from '../../features/markdown/markdown-text.tsx';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const AT = '2026-03-01T08:00:00.000Z';
const WRITTEN = { content: 'Why not?', rendered: { html: '<p>Why not?</p>', formulas: {} }, mentions: [] };
const WRITER = { fromUid: 3, fromName: 'grace', fromAvatar: null, fromRole: 'user', fromTitleName: null } as const;

const COMMENT: Comment = {
  id: 11,
  ...WRITER,
  ...WRITTEN,
  fromTitleColor: null,
  editedAt: null,
  mayEdit: false,
  mayDelete: false,
  gmtCreate: AT,
  likeNum: 0,
  totalReplyNum: 0,
  replyList: [],
  mayReply: true,
};

beforeAll(async () => {
  await Promise.all([import('./discussion-details.tsx'), preloadMarkdown()]);
}, 60_000);

beforeEach(() => {
  answer(getDiscussionDetail, {
    id: 4,
    gid: null,
    pid: null,
    title: 'Which heap',
    description: '',
    categoryId: null,
    categoryName: null,
    topPriority: false,
    uid: 3,
    author: 'grace',
    avatar: null,
    role: 'user',
    titleName: null,
    titleColor: null,
    commentNum: 1,
    likeNum: 0,
    viewNum: 1,
    hasLike: false,
    status: 0,
    gmtCreate: AT,
    gmtModified: AT,
    ...WRITTEN,
    revisions: 0,
    mayEdit: false,
    mayDelete: false,
    mayRun: false,
  });
  answer(getComments, {
    commentList: { records: [COMMENT], total: 1, size: 10, current: 1 },
    commentLikeMap: {},
    totalWithReplies: 1,
  });
});

it('DISC-3: takes a comment, and a reply below what it answers', async () => {
  answer(addComment, { id: 12 });
  answer(addReply, { id: 13 });
  const { person } = visit('/discussion-detail/4', { user: buildUser(), site: { openPublicDiscussion: true } });
  const box = await screen.findByRole('textbox', { name: 'Write a comment' });
  await person.type(box, 'Pairing');
  expect(document.activeElement).toBe(box);
  await person.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(sentCalls(addComment)).toMatchObject([{ input: { did: 4, content: 'Pairing' } }]));
  const item = screen.getByRole('button', { name: 'Reply' }).closest('li')!;
  await person.click(within(item).getByRole('button', { name: 'Reply' }));
  await person.type(await within(item).findByRole('textbox'), 'Because');
  await person.click(within(item).getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(sentCalls(addReply)).toMatchObject([{ input: { reply: { commentId: 11, content: 'Because' } } }]),
  );
});
