import { ask, type Load } from './stage/load.ts';
import { type Stage, until } from './stage/stage.ts';

const BOARD_SECONDS = 60;

/**
 * What must hold after every fault (R-1– of docs/guarantees.md); empty when it does.
 * @param after id of the last submission before the fault
 */
export async function findBreaches(stage: Stage, load: Load, after: number): Promise<string[]> {
  const pool = stage.pool();
  const breaches: string[] = [];
  const say = (rule: string, rows: unknown[]) => {
    if (rows.length > 0) breaches.push(`${rule}: ${rows.length}, for example ${JSON.stringify(rows[0])}`);
  };
  const query = async (rule: string, sql: string) => say(rule, (await pool.query(sql)).rows);

  const { rows } = await pool.query<{ id: string; status: number; submit_key: string; judgements: number }>(
    `select id, status, submit_key, (select count(*)::int from judgements j where j.submission_id = s.id) as judgements
     from submissions s where id > ${after}`,
  );
  const stored = new Map(rows.map((row) => [Number(row.id), row]));
  say('R-1 no receipt after minutes', load.refused);
  say(
    'R-1 acknowledged but not stored',
    load.ledger.filter((receipt) => stored.get(receipt.submitId)?.submit_key !== receipt.key),
  );
  say(
    'R-5 another verdict than the program deserves',
    load.ledger
      .filter((receipt) => stored.has(receipt.submitId) && stored.get(receipt.submitId)?.status !== receipt.verdict)
      .map((receipt) => ({ ...receipt, status: stored.get(receipt.submitId)?.status })),
  );
  say(
    'R-4 judged more often than asked for, or not at all',
    rows.filter((row) => row.judgements < 1 || row.judgements > 1 + (load.rejudged.get(Number(row.id)) ?? 0)),
  );
  await query(
    'R-4 no current judgement, or one that is not shown',
    `select s.id, s.status, j.status as judged from submissions s left join judgements j on j.id = s.judgement_id
     where s.id > ${after} and j.status is distinct from s.status`,
  );
  await query(
    'R-2 one key, several submissions',
    'select uid, submit_key from submissions where submit_key is not null group by 1, 2 having count(*) > 1',
  );
  await query('R-3 not final', 'select id, status from submissions where status in (5, 6, 7, 9)');
  await query('R-3 a job is left', 'select id, state from jobs');
  await query(
    'R-6 counters differ from a recount',
    `select p.id, p.total, p.ac from problems p
     where p.total <> (select count(*) from submissions s where s.pid = p.id and s.is_practice)
        or p.ac <> (select count(*) from submissions s where s.pid = p.id and s.is_practice and s.status = 0)`,
  );
  await query(
    'R-6 solved problems differ from a recount',
    `(select uid, pid from solved_problems except select uid, pid from submissions where status = 0 and is_practice)
     union all
     (select uid, pid from submissions where status = 0 and is_practice except select uid, pid from solved_problems)`,
  );
  await query(
    'R-6 balances differ from the ledger',
    `select b.uid from coin_balances b
     where b.balance <> (select coalesce(sum(delta), 0) from coin_ledger l where l.uid = b.uid)`,
  );
  await query(
    'R-10 a later receipt has a smaller id',
    `select id from (select id, received_at, lag(received_at) over (order by id) as earlier from submissions
                     where id > ${after}) s
     where received_at < earlier - interval '50 ms'`,
  );
  breaches.push(...(await findBoardBreach(stage)));
  return breaches;
}

/** Holds the contest's board against a recount; it may lag for a moment. */
async function findBoardBreach(stage: Stage): Promise<string[]> {
  const { cid, clients } = stage.people;
  const { rows } = await stage
    .pool()
    .query<{ uid: string; ac: number }>(
      `select uid, count(distinct pid)::int as ac from submissions where venue_kind = 'contest' and venue_id = ${cid} and status = 0 group by uid`,
    );
  const recount = new Map(rows.map(({ uid, ac }) => [Number(uid), ac]));
  let shown = '';
  try {
    await until('the board shows what was judged', BOARD_SECONDS, async () => {
      const board = await ask<{ records: { uid: number; ac: number }[] }>(stage, clients[0]!, '/api/get-contest-rank', {
        cid,
        limit: 300,
      });
      const wrong = board.records.filter(({ uid, ac }) => ac !== (recount.get(uid) ?? 0));
      const absent = [...recount.keys()].filter((uid) => !board.records.some((row) => row.uid === uid));
      shown = JSON.stringify({ wrong: wrong.slice(0, 1), absent: absent.slice(0, 1) });
      return wrong.length === 0 && absent.length === 0;
    });
    return [];
  } catch {
    return [`R-6 the board differs from a recount: ${shown}`];
  }
}
