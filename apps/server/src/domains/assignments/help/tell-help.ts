import type { Call } from '../../../platform/http/call.ts';
import { listAssisting } from '../../groups/assistants/assistants.queries.ts';
import { tellNews } from '../../news/news.ts';

/** Tells the pages of who helps a student, and of the student, that there is something new about a question, once it is stored. */
export async function tellHelp(call: Call, { gid, uid, id }: { gid: number; uid: number; id: number }): Promise<void> {
  const owner = { kind: 'group', id: gid } as const;
  for (const to of new Set([uid, ...(await listAssisting(call.db, gid, uid, 'feedback'))])) {
    tellNews(call, owner, { uid: to }, { news: 'help', id, title: '' });
  }
}
