import { insertBatchUser, previewBatchUser, type RowOutcome } from '@assay/contract/accounts/user-batches.ts';
import { isHeader } from '@assay/rules/accounts/users/user-rows.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { insertImported, updateImported } from './import-users.queries.ts';
import { hashAll, type JudgedRow, judgeRows } from './judge-rows.ts';

const outcomeOf = ({ line, username, state, faults }: JudgedRow): RowOutcome => ({ line, username, state, faults });

/** The rows as they were sent, without one that only names the columns. */
const numbered = (rows: readonly (readonly string[])[]) =>
  rows.map((columns, at) => ({ columns, line: at + 1 })).filter(({ columns, line }) => line > 1 || !isHeader(columns));

/**
 * Takes the good rows and says what is wrong with the others. In the order of names, and by what the constraints allow at that moment, so
 * that the same table sent twice at once makes each account once.
 */
async function importRows(call: Call, rows: readonly (readonly string[])[]) {
  const judged = await judgeRows(call.db, numbered(rows));
  const good = judged
    .filter(({ state }) => state !== 'error')
    .sort((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1));
  const hashes = await hashAll(good.filter(({ state }) => state === 'new'));
  const now = call.clock.now();
  return call.db.transaction().execute(async (tx) => {
    const done = { inserted: [] as string[], updated: [] as string[] };
    const failed = judged.filter(({ state }) => state === 'error').map(outcomeOf);
    for (const row of good) {
      const { username, columns } = row;
      const password_hash = hashes.get(row.line);
      // without an address none can be taken over by mail
      const address = columns.email ?? `${username.toLowerCase()}@imported.invalid`;
      const made = password_hash && (await insertImported(tx, { ...columns, username, email: address, password_hash }));
      if (made) {
        done.inserted.push(username);
      } else if ((await updateImported(tx, username, columns, now)) !== null) done.updated.push(username);
      else failed.push({ ...outcomeOf(row), state: 'error', faults: ['emailTaken'] });
    }
    const subject = `users ${done.inserted.length + done.updated.length}`;
    await noteAct(call, tx, { action: insertBatchUser.name, subject, before: null, after: done });
    return {
      inserted: done.inserted.length,
      updated: done.updated.length,
      failed: failed.sort((a, b) => a.line - b.line),
    };
  });
}

export const importUserCalls: Implementation[] = [
  implement(previewBatchUser, async (call, { users }) => (await judgeRows(call.db, numbered(users))).map(outcomeOf)),
  implement(insertBatchUser, (call, { users }) => importRows(call, users)),
];
