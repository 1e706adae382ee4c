import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { builtPaths, logInTo } from './screens.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** The question sheet of a new site. */
const QSHEET = '1';

let browser: Browser;
let root: Session;
let trainingId: string;
let paths: string[];

/** The first thing of a list. */
async function first(path: string): Promise<Record<string, unknown>> {
  const { data } = await call('GET', path, { token: root.token });
  return (data as { records: Record<string, unknown>[] }).records[0]!;
}

/** Things of the class that a new site starts with, and a training in it. */
async function openClass() {
  const { token } = root;
  const gid = (await first('get-group-list?keyword=ALGO1')).id;
  const problem = await first(`group/get-admin-problem-list?gid=${gid}`);
  const { submitId } = await first(`get-submission-list?gid=${gid}`);
  const [category] = (await call('GET', 'get-training-category')).data as [{ id: number }];
  const form = { title: 'Looked at', description: 'Looked at', rank: 1, auth: 'Public', privatePwd: '', status: true };
  const body = { ...form, gid, categoryId: category.id };
  const { id: tid } = (await call('POST', 'group/training', { token, body })).data as { id: number };
  const added = { tid, problemIds: `1000 ${problem.problemId}` };
  await call('POST', 'admin/training/add-problems-from-public', { token, body: added });
  const things = { groupID: gid, pid: problem.id, problemID: problem.problemId, submitID: submitId, trainingID: tid };
  return Object.fromEntries(Object.entries(things).map(([name, id]) => [name, String(id)])) as Record<
    keyof typeof things,
    string
  >;
}

/** The answer of a call that must work. */
async function read<T>(path: string): Promise<T> {
  return (await call('GET', path, { token: root.token })).data as T;
}

/** A discussion of a group or of the site, begun where there is none. */
async function findDiscussion(gid: unknown): Promise<string> {
  const list = gid === null ? 'get-discussion-list' : `group/get-discussion-list?gid=${gid}`;
  const [known] = (await read<{ records: { id: number }[] }>(list)).records;
  if (known) return String(known.id);
  const body = { title: 'Looked at', description: 'Looked at', content: 'Looked at', ...(gid !== null && { gid }) };
  const path = gid === null ? 'discussion' : 'group/discussion';
  return String(((await call('POST', path, { token: root.token, body })).data as { id: number }).id);
}

/** What is found by its own id, whichever part it belongs to. */
async function findOthers() {
  const { id: timedWorkID } = await first('homework/get-timed-work-list');
  const sheet = await read<{ qsheetGroups: { group: { id: number }; problems: { qpid: number }[] }[] }>(
    `qsheet/detail?id=${QSHEET}`,
  );
  const [{ group, problems }] = sheet.qsheetGroups as [(typeof sheet.qsheetGroups)[number]];
  return {
    timedWorkID: String(timedWorkID),
    groupID: String(group.id),
    qsheetProblemID: String(problems[0]!.qpid),
    userID: String((root.user as { uid: number }).uid),
  };
}

/** Things of the contest that a new site starts with. */
async function findContest() {
  const { id: cid } = await first('get-contest-list?keyword=Weekend');
  const { submitId } = await first(`contest-submissions?contestID=${cid}`);
  return { contestID: String(cid), problemID: 'A', submitID: String(submitId) };
}

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  const body = { pid: '1000', language: 'C', code: 'int main(void) { return 1; }\n' };
  const submitted = await call('POST', 'submit-problem-judge', { token: root.token, body });
  const { submitId } = submitted.data as { submitId: number };
  const ofClass = await openClass();
  const ofContest = await findContest();
  trainingId = ofClass.trainingID;
  const others = await findOthers();
  paths = builtPaths(
    {
      problemID: '1000',
      pid: '1000',
      submitID: String(submitId),
      trainingID: '1',
      qsheetID: QSHEET,
      ...others,
      discussionID: await findDiscussion(null),
    },
    {
      '/group/': { ...ofClass, discussionID: await findDiscussion(Number(ofClass.groupID)) },
      '/contest/': ofContest,
      '/admin/contest/': ofContest,
      '/timedwork/': { timedWorkID: others.timedWorkID, problemID: 'A' },
    },
  );
});
afterAll(async () => {
  await call('DELETE', `admin/training?tid=${trainingId}`, { token: root.token });
  await browser.close();
});

// Every theme, language and width is seen; their product would cost four times as long and find the same.
describe.concurrent.each([
  ['light', 'en', 1280],
  ['dark', 'zh', 390],
] as const)('%s, %s, %i px wide', (scheme, lang, width) => {
  // 170 pages
  const timeout = 480_000;
  test('axe finds nothing serious or critical on any page, logged in as super administrator', { timeout }, async ({
    expect,
  }) => {
    const { page, walk, context } = await visit(browser, { lang, width, dark: scheme === 'dark' });
    await logInTo(context, root);
    const faults: string[] = [];
    for (const path of paths) {
      await walk(path);
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        // Style sheets and media loaded anew are for rules that ask about turned screens and sound: twice the time, and there is neither.
        const options = { resultTypes: ['violations'], preload: false };
        // @ts-expect-error axe was put into the page above
        const { violations: found } = await window.axe.run(document, options);
        return found as Violation[];
      });
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        faults.push(
          `${path}: ${id} at ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
        );
      }
    }
    expect(paths.length).toBeGreaterThan(15);
    expect(faults).toEqual([]);
    await context.close();
  });
});
