import { printTable, spreadOf, timeEach } from './measure/measure.ts';
import { openBigSite, type SiteSize } from './sites/big-site.ts';

const SIZE: SiteSize = { users: 20_000, problems: 10_000, submissions: Number(process.env.SUBMISSIONS ?? 1_000_000) };
const ROUNDS = 60;

/** Lists that people look at all day; the aim is 20 ms at the median with this much in the database. */
const LISTS: Record<string, string> = {
  'problems, first page': '/api/get-problem-list',
  'problems, page 300': '/api/get-problem-list?currentPage=300',
  'problems by word': '/api/get-problem-list?keyword=path number 42',
  'problems by Chinese word': '/api/get-problem-list?keyword=第1234号',
  'problems by id': '/api/get-problem-list?keyword=5123',
  'problems by two tags': '/api/get-problem-list?tagId=[8,15]',
  'problems by difficulty': '/api/get-problem-list?difficulty=1',
  'a random problem': '/api/get-random-problem',
  'a problem': '/api/get-problem-detail?problemId=1500',
  'submissions, first page': '/api/get-submission-list',
  'submissions, page 500': '/api/get-submission-list?currentPage=500',
  'submissions, accepted': '/api/get-submission-list?status=0',
  'submissions, of a rare status': '/api/get-submission-list?status=2',
  'submissions of a popular problem': '/api/get-submission-list?problemID=1001&completeProblemID=true',
  'submissions of a rare problem': '/api/get-submission-list?problemID=10990&completeProblemID=true',
  'submissions, part of a problem id': '/api/get-submission-list?problemID=99',
  'submissions of a busy user': '/api/get-submission-list?username=user1',
  'submissions of a rare user': '/api/get-submission-list?username=user19999',
};

const site = await openBigSite(SIZE);
try {
  console.log(
    `\nLists with ${SIZE.problems} problems, ${SIZE.submissions} submissions, ${SIZE.users} users; ms per call\n`,
  );
  const rows = [];
  for (const [name, path] of Object.entries(LISTS)) {
    const url = path.replace(/[^\x20-\x7e]+/g, encodeURIComponent).replaceAll(' ', '%20');
    const samples = await timeEach(ROUNDS, async () => {
      const answer = await site.app.inject({ url });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    });
    rows.push({ name, ...spreadOf(samples) });
  }
  printTable(rows);
} finally {
  await site.close();
}
