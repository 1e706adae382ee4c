import type { Receipt } from './load.ts';
import type { Stage } from './stage.ts';

/** What must hold after every fault (R1–R5 and R10 of the reliability study); empty lines mean that it does. */
export async function findBreaches({ pool }: Stage, ledger: Receipt[]): Promise<string[]> {
  const breaches: string[] = [];
  const say = (rule: string, rows: unknown[]) => {
    if (rows.length > 0) breaches.push(`${rule}: ${rows.length}, for example ${JSON.stringify(rows[0])}`);
  };
  const ask = async (rule: string, sql: string) => say(rule, (await pool.query(sql)).rows);

  const { rows } = await pool.query<{ id: string; status: number; submit_key: string }>(
    'select id, status, submit_key from submissions',
  );
  const stored = new Map(rows.map((row) => [Number(row.id), row]));
  say(
    'R1 acknowledged but not stored',
    ledger.filter((receipt) => stored.get(receipt.submitId)?.submit_key !== receipt.key),
  );
  say(
    'R5 another verdict than the program deserves',
    ledger
      .filter((receipt) => stored.has(receipt.submitId) && stored.get(receipt.submitId)?.status !== receipt.verdict)
      .map((receipt) => ({ ...receipt, status: stored.get(receipt.submitId)?.status })),
  );
  await ask(
    'R2 one key, several submissions',
    'select uid, submit_key from submissions group by 1, 2 having count(*) > 1',
  );
  await ask('R3 not final', 'select id, status from submissions where status in (5, 6, 7, 9)');
  await ask('R3 a job is left', 'select id, state from jobs');
  await ask(
    'R4 not exactly one judgement',
    `select s.id, count(j.id)::int as judgements from submissions s left join judgements j on j.submission_id = s.id
     group by s.id having count(j.id) <> 1`,
  );
  await ask(
    'R6 counters differ from a recount',
    `select p.id, p.total, p.ac from problems p
     where p.total <> (select count(*) from submissions s where s.pid = p.id)
        or p.ac <> (select count(*) from submissions s where s.pid = p.id and s.status = 0)`,
  );
  await ask(
    'R6 balances differ from the ledger',
    `select b.uid from coin_balances b
     where b.balance <> (select coalesce(sum(delta), 0) from coin_ledger l where l.uid = b.uid)`,
  );
  await ask(
    'R10 a later receipt has a smaller id',
    `select id from (select id, received_at, lag(received_at) over (order by id) as earlier from submissions) s
     where received_at < earlier - interval '50 ms'`,
  );
  return breaches;
}
