import { checkContestAcInfo, getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import { fail } from '@assay/contract/errors.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type ContestView, manageContest } from '../entry.ts';
import { tellContest } from '../owner/news.ts';
import { findBalloon, listBalloons, setChecked } from './balloons.queries.ts';

/** Whose balloons count: those won during the contest. */
export const duringContest = ({ row }: ContestView) => ({
  cid: row.id,
  start: row.start_time,
  end: row.end_time,
  ofTeams: isTeamContest(row.team_size),
});

export const balloonCalls: Implementation[] = [
  implement(getContestAcInfo, async (call, { cid, checked, keyword, ...page }) => {
    const view = await manageContest(call, cid);
    const { rows, total } = await listBalloons(call.db, { ...duringContest(view), checked, keyword }, page);
    const records = rows.map((row) => ({
      id: row.id,
      cid,
      uid: row.uid,
      pid: row.pid,
      submitTime: row.received_at.toISOString(),
      displayId: row.display_id,
      color: row.color,
      firstBlood: row.first_blood,
      username: row.username,
      realname: row.realname,
      school: row.school,
      team: row.team,
      checked: row.checked,
      checkedBy: row.checked_by,
    }));
    return pageAnswer(records, total, page);
  }),

  implement(checkContestAcInfo, async (call, { cid, id, checked }) => {
    const view = await manageContest(call, cid);
    const found = (await findBalloon(call.db, duringContest(view), id)) ?? fail('contest.acInfoUnknown');
    await setChecked(call.db, { cid, ...found }, checked ? { uid: viewerOf(call).uid, now: call.clock.now() } : null);
    tellContest(call, cid, 'staff', { news: 'balloon', id, title: '' });
    return null;
  }),
];
