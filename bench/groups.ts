import { printHeld, printTable, spreadOf, timeEach } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';
import { fillGroup } from './sites/group.ts';

/** A school's largest class; the aim is 100 ms at the 95th percentile for every page of it. */
const SIZE = { members: 5_000, submissions: Number(process.env.SUBMISSIONS ?? 200_000), problems: 100 };
const ROUNDS = 60;
const AIM_MS = 100;

const site = await openBigSite({ users: 20_000, problems: 200, submissions: 20_000, unlimited: true });
try {
  const { gid, tid, cid, sid, token } = await fillGroup(site, SIZE);
  const pages: Record<string, string> = {
    'the list of groups': '/api/get-group-list',
    'the group': `/api/get-group-detail?gid=${gid}`,
    announcements: `/api/group/get-announcement-list?gid=${gid}`,
    'members, first page': `/api/group/get-member-list?gid=${gid}`,
    'members, page 400': `/api/group/get-member-list?gid=${gid}&currentPage=400`,
    'members by name': `/api/group/get-member-list?gid=${gid}&keyword=user4999`,
    problems: `/api/group/get-problem-list?gid=${gid}`,
    'a problem': `/api/get-problem-detail?gid=${gid}&problemId=BIG1`,
    'submissions, first page': `/api/get-submission-list?gid=${gid}`,
    'submissions, page 300': `/api/get-submission-list?gid=${gid}&currentPage=300`,
    'submissions, accepted': `/api/get-submission-list?gid=${gid}&status=0`,
    'submissions of a problem': `/api/get-submission-list?gid=${gid}&problemID=BIG7&completeProblemID=true`,
    'submissions of a member': `/api/get-submission-list?gid=${gid}&username=user77`,
    'rank, first page': `/api/get-group-rank-list?gid=${gid}`,
    'rank, page 160': `/api/get-group-rank-list?gid=${gid}&currentPage=160`,
    'rank by points': `/api/get-group-rank-list?gid=${gid}&type=1`,
    'rank by name': `/api/get-group-rank-list?gid=${gid}&searchUser=user4999`,
    'rank by points, page 160': `/api/get-group-rank-list?gid=${gid}&type=1&currentPage=160`,
    'a submission': `/api/get-submission-detail?submitId=${sid}`,
    trainings: `/api/group/get-training-list?gid=${gid}`,
    'a training': `/api/get-training-detail?tid=${tid}`,
    'its problems': `/api/get-training-problem-list?tid=${tid}`,
    'its rank': `/api/get-training-rank?tid=${tid}&currentPage=100`,
    contests: `/api/group/get-contest-list?gid=${gid}`,
    'a contest': `/api/get-contest-info?cid=${cid}`,
    assignments: `/api/group/assignments?gid=${gid}`,
    'timed works': `/api/group/get-timed-work-list?gid=${gid}`,
    discussions: `/api/group/get-discussion-list?gid=${gid}`,
    'problems to manage': `/api/group/get-admin-problem-list?gid=${gid}`,
    'trainings to manage': `/api/group/get-admin-training-list?gid=${gid}`,
    'contests to manage': `/api/group/get-admin-contest-list?gid=${gid}`,
    'announcements to manage': `/api/group/get-admin-announcement-list?gid=${gid}`,
    applications: `/api/group/get-apply-list?gid=${gid}`,
    'join links': `/api/group/get-join-link-list?gid=${gid}`,
  };
  console.log(`\nA group of ${SIZE.members} members and ${SIZE.submissions} submissions; ms per call\n`);
  const rows = [];
  for (const [name, url] of Object.entries(pages)) {
    const samples = await timeEach(ROUNDS, async () => {
      const answer = await site.app.inject({ url, headers: { authorization: token } });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    });
    rows.push({ name, ...spreadOf(samples) });
  }
  printTable(rows);
  const slow = rows.filter(({ p95 }) => p95 > AIM_MS).map(({ name, p95 }) => `${name} ${p95.toFixed(0)} ms`);
  printHeld(
    slow.length === 0,
    `every page within ${AIM_MS} ms for 95 of 100${slow.length > 0 ? `: ${slow.join(', ')}` : ''}`,
  );
} finally {
  await site.close();
}
