import { getContestAccess, getContestInfo, getContestList, registerContest } from '@assay/contract/contests/list.ts';
import { fail } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import { mayEditContest, refuseRegistration } from '@assay/rules/contests/access.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { judgeSecret, takeGuess } from '../../../platform/judge-secret.ts';
import { countContestants, insertRegistration } from '../contests.queries.ts';
import { type ContestView, inVirtual, openContest } from '../entry.ts';
import { shownContest } from '../shown.ts';
import { shownVirtual, whyNoVirtual } from '../virtual/shown.ts';
import { type ContestFilter, countContests, listContests } from './list.queries.ts';

const entryOf = ({ access, viewer, isAdmin, previews }: ContestView) => ({
  access,
  registered: viewer?.isRegistered === true || previews,
  disqualified: viewer?.isDisqualified === true,
  isContestAdmin: isAdmin,
});

/** A page of the contests of the site or of one group that are switched on. */
export async function contestPage(call: Call, wanted: Omit<ContestFilter, 'now'>, page: Paging) {
  const filter = { ...wanted, now: call.clock.now() };
  const [rows, total] = await Promise.all([
    listContests(call.db, filter, page, call.viewer?.uid),
    countContests(call.db, filter),
  ]);
  const records = rows.map(({ count, registered, ...row }) => {
    const { description: _, ...shown } = shownContest(row, count ?? 0, filter.now);
    return { ...shown, registered: registered === true };
  });
  return pageAnswer(records, total, page);
}

export const contestListCalls: Implementation[] = [
  implement(getContestList, (call, { status, type, keyword, ...page }) =>
    contestPage(call, { gid: 0, status, type, keyword }, page),
  ),

  implement(getContestInfo, async (call, { cid }) => {
    const plain = await openContest(call, cid, call.viewer);
    const view = inVirtual(plain);
    return {
      ...shownContest(view.row, await countContestants(call.db, cid), view.now),
      ...entryOf(view),
      groupName: view.group?.name ?? null,
      mayEdit: view.isAdmin && mayEditContest(view.viewer, view.facts),
      previews: view.previews,
      sealed: view.moment.sealed,
      accountLimited: view.facts.accountLimit !== null,
      virtual: shownVirtual(plain),
      mayStartVirtual: whyNoVirtual(plain) === null,
    };
  }),

  implement(getContestAccess, async (call, { cid }) => entryOf(await openContest(call, cid, call.viewer))),

  implement(registerContest, async (call, { cid, password }) => {
    const { uid, username } = viewerOf(call);
    const view = await openContest(call, cid, call.viewer);
    if (view.previews) fail('contest.previewing');
    takeGuess(call, { name: 'contest-password', id: cid, uid }, password);
    const given = judgeSecret(password, view.row.pwd);
    const refusal = refuseRegistration(view.viewer, view.facts, given);
    if (refusal) fail(refusal, { names: username });
    if (!(await insertRegistration(call.db, cid, uid))) fail('contest.alreadyRegistered');
    return null;
  }),
];
