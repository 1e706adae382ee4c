import { setTimeout as sleep } from 'node:timers/promises';
import { addContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { ROOT_UID } from '../sites/contest-field.ts';
import { CID } from './cid.ts';
import { type Crowd, hold, type Stand } from './parts.ts';

const ROUNDS = 3;

/** Open push streams, what they weigh, and how long an announcement takes to reach the last of them. */
export async function measureStreams({ site, tokens, options }: Stand, crowd: Crowd): Promise<void> {
  const node = site.nodes[0]!;
  const before = node.rssMb();
  const count = Math.min(options.streams, tokens.length);
  const { open, seconds } = await crowd.run<{ open: number; seconds: number }>({
    kind: 'open streams',
    port: node.port,
    tokens: tokens.slice(0, count),
  });
  await sleep(5_000);
  console.log(`${open} streams opened in ${seconds.toFixed(1)} s; the node held ${before.toFixed(0)} MB before`);
  hold('streams that are not open', count - open, 0, '');
  hold(`memory of the node with ${open} streams`, node.rssMb(), 450, 'MB');
  const { heap, used, beside } = await node.heapMb();
  console.log(`  of it ${heap.toFixed(0)} MB heap, ${used.toFixed(0)} used; ${beside.toFixed(0)} MB beside the heap`);
  const [token] = await site.openSessions(ROOT_UID, 1);
  for (let round = 1; round <= ROUNDS; round++) {
    const heard = crowd.run<{ heard: number; ms: number }>({ kind: 'hear', port: node.port, tokens: [], count: open });
    await sleep(200);
    const startedMs = Date.now();
    const body = JSON.stringify({ cid: CID, title: `Round ${round}`, content: 'Read this.', visible: true });
    const headers = { authorization: token!, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${node.port}${addContestAnnouncement.path}`, {
      method: 'POST',
      headers,
      body,
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { heard: all, ms } = await heard;
    hold(`announcement ${round}: the last of ${all} heard it after`, ms - startedMs, 2_000);
    hold(`announcement ${round}: not heard by`, open - all, 0, '');
  }
  await crowd.run({ kind: 'close streams', port: node.port, tokens: [] });
}
