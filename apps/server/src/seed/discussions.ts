import { titleOf } from '@assay/rules/discussions/refuse-writing.ts';
import { DISCUSSIONS, type SeedDiscussion } from '@assay/seeds/site/discussions.ts';
import { findUidsByName } from '../domains/accounts/users/users.queries.ts';
import { insertComment, insertLike as insertCommentLike, insertReply } from '../domains/comments/comments.queries.ts';
import { insertDiscussion, insertLike } from '../domains/discussions/discussions.queries.ts';
import { renderedContent } from '../domains/discussions/rendered.ts';
import { findProblem } from '../domains/problems/find.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { hasDiscussions } from './seed.queries.ts';

const HOUR_MS = 3_600_000;

type UidOf = (name: string | null) => Promise<number>;

async function seedComments(tx: Queryable, did: number, { comments }: SeedDiscussion, uidOf: UidOf, now: Date) {
  const owner = { kind: 'discussion', id: did } as const;
  const text = (content: string) => ({ content, mentions: [], gmt_create: now });
  for (const { by, content, likes = [], replies = [] } of comments) {
    const uid = await uidOf(by);
    const commentId = await insertComment(tx, owner, { uid, ...text(content) });
    for (const name of likes) await insertCommentLike(tx, await uidOf(name), commentId);
    for (const reply of replies) {
      const to = { commentId, toUid: uid, quoteId: null };
      await insertReply(tx, to, { uid: await uidOf(reply.by), ...text(reply.content) });
    }
  }
}

/** What people of the class talk about on a new site, and a word of whoever runs it. */
export async function seedDiscussions(
  { db, clock, readers }: Pick<Services, 'db' | 'clock' | 'readers'>,
  root: number,
): Promise<void> {
  const rendered = await Promise.all(DISCUSSIONS.map(({ content }) => renderedContent(readers, content, root)));
  await db.transaction().execute(async (tx) => {
    if (await hasDiscussions(tx)) return;
    const uidOf: UidOf = async (name) => (name === null ? root : ((await findUidsByName(tx, name))[0] ?? root));
    for (const [at, discussion] of DISCUSSIONS.entries()) {
      const { by, title, description, content, categoryId, problemId, top = false, likes } = discussion;
      const problem = problemId === undefined ? undefined : await findProblem(tx, { problemId });
      const begun = new Date(clock.now().getTime() - (DISCUSSIONS.length - at) * HOUR_MS);
      const did = await insertDiscussion(tx, {
        uid: await uidOf(by),
        pid: problem?.id ?? null,
        gid: null,
        category_id: categoryId,
        title: titleOf(title, problem ? (problemId ?? null) : null),
        description,
        content,
        top,
        ...rendered[at]!.columns,
        gmt_create: begun,
        gmt_modified: begun,
      });
      for (const name of likes) await insertLike(tx, await uidOf(name), did, begun);
      await seedComments(tx, did, discussion, uidOf, clock.now());
    }
  });
}
