import { fail } from '@assay/contract/errors.ts';
import {
  addCountdown,
  changeCountdownVisible,
  deleteCountdown,
  getAdminCountdowns,
  getContestCountdown,
  updateCountdown,
} from '@assay/contract/site/countdowns.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import {
  changeVisible,
  deleteCountdownRow,
  insertCountdown,
  listCountdowns,
  listNextCountdowns,
  updateCountdownRow,
} from './countdowns.queries.ts';

const SHOWN = 5;
/** A day that came stays on the home page for so long. */
const STAYS_MS = 24 * 3600 * 1000;

async function tellNext(call: Call) {
  const now = call.clock.now();
  const rows = await listNextCountdowns(call.db, new Date(now.getTime() - STAYS_MS), SHOWN);
  return rows.map(({ id, title, date, content, url }) => ({
    id,
    title,
    date: date.toISOString(),
    information: { open: content !== '' || url !== '', url, content },
    now: now.toISOString(),
  }));
}

export const countdownCalls: Implementation[] = [
  implement(getContestCountdown, tellNext),

  implement(getAdminCountdowns, async (call, page) => {
    const { rows, total } = await listCountdowns(call.db, page);
    const records = rows.map(({ id, title, date, visible, content, url, gmt_modified }) => ({
      id,
      title,
      date: date.toISOString(),
      visible,
      content,
      url,
      gmtModified: gmt_modified.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(addCountdown, async (call, { date, ...fields }) => ({
    id: await insertCountdown(call.db, { ...fields, date: new Date(date) }, call.clock.now()),
  })),

  implement(updateCountdown, async (call, { id, date, ...fields }) => {
    const found = await updateCountdownRow(call.db, id, { ...fields, date: new Date(date) }, call.clock.now());
    return found ? null : fail('countdown.unknown');
  }),

  implement(changeCountdownVisible, async (call, { id, visible }) =>
    (await changeVisible(call.db, id, visible, call.clock.now())) ? null : fail('countdown.unknown'),
  ),

  implement(deleteCountdown, async (call, { id }) =>
    (await deleteCountdownRow(call.db, id)) ? null : fail('countdown.unknown'),
  ),
];
