import { fail, type Lang } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { getHints, openHint } from '@assay/contract/hints/hints.ts';
import { type LadderHint, outlooksOf, priceOfOpening } from '@assay/rules/hints/ladder.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { postEntries } from '../coins/ledger.ts';
import { isHelpClosed } from '../contests/virtual/help.ts';
import { findMeant } from '../problems/find-meant.ts';
import { listNamed } from '../problems/named.queries.ts';
import { findProgress, type HintRow, holdHint, insertOpening, listHintsFor } from './hints.queries.ts';

/** The text in the wanted language, else in the one there is. */
const textOf = ({ zh, en }: Pick<HintRow, Lang>, lang: Lang) => (lang === 'zh' ? zh || en : en || zh);

const ladderHint = ({ id, tries, minutes, coins, opened_at }: HintRow): LadderHint => ({
  id,
  tries,
  minutes,
  coins,
  openedAt: opened_at,
});

const find = async (call: Call, input: Parameters<typeof findMeant>[1]) =>
  (await findMeant(call, input)) ?? fail('hint.problemNeeded');

/** The hints of a problem, and how they stand for the viewer. */
async function ladderFor(call: Call, db: Queryable, pid: number) {
  const { uid } = viewerOf(call);
  const rows = await listHintsFor(db, pid, uid);
  const progress = await findProgress(db, pid, uid);
  return { rows, progress, outlooks: outlooksOf(rows.map(ladderHint), progress, call.clock.now()) };
}

export const hintCalls: Implementation[] = [
  implement(getHints, async (call, input) => {
    const { pid } = await find(call, input);
    // not even how many there are: what helps is closed, whoever asks
    if (await isHelpClosed(call, pid)) return { isClosed: true, tries: 0, hasSolved: false, hints: [] };
    const { rows, progress, outlooks } = await ladderFor(call, call.db, pid);
    const hints = rows.map((row, at) => {
      const { state, isEarned, opensAt } = outlooks[at]!;
      const { id, tries, minutes, coins, place } = row;
      return {
        id,
        tries,
        minutes,
        coins,
        state,
        content: state === 'open' ? textOf(row, call.lang) : null,
        isEarned,
        opensAt: opensAt?.toISOString() ?? null,
        isRemoved: place === null,
      };
    });
    return { isClosed: false, tries: progress.tries, hasSolved: progress.hasSolved, hints };
  }),

  implement(openHint, async (call, { id, price, ...input }) => {
    const { uid } = viewerOf(call);
    const { pid } = await find(call, input);
    if (await isHelpClosed(call, pid)) fail('hint.problemInUse');
    return call.db.transaction().execute(async (tx) => {
      // what it asks for is decided by the row that is held
      const hint = (await holdHint(tx, { id, pid })) ?? fail('hint.unknown');
      const { rows, outlooks } = await ladderFor(call, tx, pid);
      const outlook = outlooks[rows.findIndex((row) => row.id === id)] ?? fail('hint.unknown');
      const cost = priceOfOpening({ hint, outlook, price: price ?? null });
      if (cost instanceof Failure) throw cost;
      const content = textOf(hint, call.lang);
      const opening = { hint_id: id, uid, paid: cost, opened_at: call.clock.now() };
      if (outlook.state === 'open' || !(await insertOpening(tx, opening))) return { content, paid: 0 };
      if (cost > 0) {
        const [problem] = await listNamed(tx, [pid], call.lang);
        const note = problem ? `${problem.problem_id} ${problem.title}` : '';
        await postEntries(tx, [{ uid, delta: -cost, reason: 'hint', subject: String(id), note }]);
      }
      return { content, paid: cost };
    });
  }),
];
