import {
  checkContestPrintStatus,
  downloadContestPrintText,
  getContestPrint,
  getOwnPrints,
  submitPrintText,
} from '@assay/contract/contests/onsite/prints.ts';
import { fail } from '@assay/contract/errors.ts';
import { timeIn } from '@assay/rules/calendar/days.ts';
import { PRINT_INTERVAL_S, refusePrint } from '@assay/rules/contests/printing.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { FileAnswer, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { enterContest, enterToWrite, findContestView, manageContest } from '../entry.ts';
import { tellContest } from '../owner/news.ts';
import { findPrint, insertPrint, listPrints, updatePrinted } from './prints.queries.ts';

export const printCalls: Implementation[] = [
  implement(submitPrintText, async (call, { cid, content }) => {
    const view = await enterToWrite(call, cid, call.viewer);
    const { uid } = viewerOf(call);
    const refusal = refusePrint(view.row.open_print, view.status, content);
    if (refusal) fail(refusal);
    call.limiter.take('contest-print', String(uid), 1, PRINT_INTERVAL_S);
    const id = await insertPrint(call.db, { cid, uid, content, gmt_create: view.now });
    tellContest(call, cid, 'staff', { news: 'print', id, title: '' });
    return { id };
  }),

  implement(getOwnPrints, async (call, { cid, ...page }) => {
    await enterContest(call, cid, call.viewer);
    const { rows, total } = await listPrints(call.db, { cid, uid: viewerOf(call).uid }, page);
    const records = rows.map(({ id, status, gmt_create }) => ({
      id,
      cid,
      status,
      gmtCreate: gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(getContestPrint, async (call, { cid, status, ...page }) => {
    await manageContest(call, cid);
    const { rows, total } = await listPrints(call.db, { cid, status }, page);
    const records = rows.map(({ gmt_create, ...row }) => ({ ...row, gmtCreate: gmt_create.toISOString() }));
    return pageAnswer(records, total, page);
  }),

  implement(checkContestPrintStatus, async (call, { cid, id }) => {
    await manageContest(call, cid);
    if (!(await updatePrinted(call.db, cid, id, call.clock.now()))) fail('contest.printUnknown');
    return null;
  }),

  implement(downloadContestPrintText, async (call, { id }) => {
    const print = await findPrint(call.db, id);
    const view = print && (await findContestView(call, print.cid, call.viewer));
    // another's request answers like a missing one
    if (!print || !view?.isAdmin) return fail('contest.printUnknown');
    const { username, realname, school, team, content, gmt_create } = print;
    const head = [`#${id}`, team, username, realname, school, timeIn(call.config.timeZone, gmt_create)]
      .filter(Boolean)
      .join('  ');
    return new FileAnswer(Buffer.from(`${head}\n${'-'.repeat(72)}\n${content}\n`), {
      name: `print_${id}_${username}.txt`,
      type: 'text/plain; charset=utf-8',
    });
  }),
];
