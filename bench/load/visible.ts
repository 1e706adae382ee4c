import { setTimeout as sleep } from 'node:timers/promises';
import { getContestRank } from '@assay/contract/contests/boards.ts';
import { boardTopicOf, contestVenue } from '@assay/contract/venue.ts';
import { spreadOf } from '../measure/measure.ts';
import { CID } from './cid.ts';
import { hold, type Stand } from './parts.ts';

const RESULTS = 30;
const LANGUAGE = 'C++ 17';

/** From the commit of an accepted result to the page that shows it, as a browser follows the board. */
export async function measureVisible({ site, tokens }: Stand): Promise<void> {
  const url = `http://127.0.0.1:${site.nodes[0]!.port}`;
  const headers = { authorization: tokens[0]!, 'content-type': 'application/json' };
  const stream = await fetch(`${url}/api/stream?topics=${boardTopicOf(contestVenue(CID))}`, { headers });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rung = () => {};
  void (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (value.includes('"board"')) rung();
    }
  })().catch(() => {});
  const isShown = async (uid: number) => {
    const body = JSON.stringify({ cid: CID, limit: 10, concernedList: [uid] });
    const answer = await fetch(`${url}${getContestRank.path}`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as {
      data: { records: { uid: number; submissionInfo: Record<string, { isAC: boolean }> }[] };
    };
    return data.records.find((one) => one.uid === uid)?.submissionInfo.A?.isAC === true;
  };
  const samples: number[] = [];
  // those who have not solved the first problem, so that its result is news
  const { rows: unsolved } = await site.client.query<{ uid: string }>(
    `select uid from contest_registrations where cid = $1 and uid > 100 and uid not in
       (select uid from submissions where venue_kind = 'contest' and venue_id = $1 and display_id = 'A' and status = 0) limit $2`,
    [CID, RESULTS],
  );
  // a browser hears whatever comes; what rings while the answer to the update is on its way must not be missed
  const heard = () =>
    new Promise<void>((resolve) => {
      rung = resolve;
      setTimeout(resolve, 5_000);
    });
  for (const { uid } of unsolved) {
    const { rows } = await site.client.query<{ id: string }>(
      `insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, received_at, status)
       values ('contest', $2, 1000, $1, 'team', 'A', '1000', $3, '', 0, (select start_time from contests where id = $2) + interval '10 minutes', 5)
       returning id`,
      [uid, CID, LANGUAGE],
    );
    await sleep(300 + Math.random() * 700);
    const startedMs = performance.now();
    let rings = heard();
    await site.client.query(`update submissions set status = 0, time_ms = 5 where id = $1`, [rows[0]!.id]);
    for (;;) {
      await rings;
      rings = heard();
      if (await isShown(Number(uid))) break;
    }
    samples.push(performance.now() - startedMs);
  }
  await reader.cancel();
  hold(`an accepted result visible, p95 of ${samples.length}`, spreadOf(samples).p95, 2_000);
}
