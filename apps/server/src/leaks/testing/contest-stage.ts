import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { type Found, listenOn } from './hearing.ts';

/** Stands in every text of contest problems and in every code that is submitted. */
export const SECRET = 'zqxsecret';
/** Stands in every code that is submitted, and nowhere else. */
export const CODE_SECRET = 'zqxcode';
export const HOUR = 3600;

const text = { title: SECRET, description: SECRET, input: SECRET, output: SECRET, hint: SECRET };
export const SECRET_PROBLEM = {
  texts: { zh: text, en: text },
  source: SECRET,
  author: { uid: null, username: SECRET },
  examples: [{ input: SECRET, output: SECRET }],
  cases: [{ input: SECRET, output: SECRET }],
  codeTemplates: [{ language: 'C', code: SECRET, status: true }],
  title: SECRET,
};

export const SECRET_CODE = `int main() { /* ${SECRET} ${CODE_SECRET} */ }`;

/** A site with an author of contests, contestants and others, and a judge that says what it is told. */
export async function openLeakStage() {
  const site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  const judge = await openFakeJudge(site);
  const root = await buildUser(site, { role: 'root' });
  const author = await buildUser(site, { role: 'admin' });
  const owner = await buildUser(site, { username: 'ownerofit' });
  const rival = await buildUser(site);
  /** Has a role of the back office and nothing to do with the contests. */
  const otherAdmin = await buildUser(site, { role: 'admin' });

  const build = (options: ContestOptions) =>
    buildContest(site, { author, problems: [SECRET_PROBLEM, SECRET_PROBLEM], ...options });

  const register = (cid: number, { uid }: BuiltUser) =>
    site.services.db.insertInto('contest_registrations').values({ cid, uid }).execute();

  /** Submits to a problem at an address and has it judged. */
  async function submitAt(
    address: { pid: string; cid?: number; tid?: number; gid?: number; qid?: number },
    who: BuiltUser,
    status = -1,
  ): Promise<number> {
    const { data } = await as(site, who)(submitProblemJudge, { ...address, language: 'C++ 17', code: SECRET_CODE });
    const [job] = await judge.claim();
    await judge.report(job!, judged([status]));
    return data.submitId;
  }

  /** To problem A of a contest. */
  const submit = (who: BuiltUser, cid: number, status?: number) => submitAt({ pid: 'A', cid }, who, status);

  const flip = (submitId: number, status: number, score?: number) =>
    as(site, root)(manualJudge, { submitId, status, score, reason: 'test' });

  return {
    site,
    judge,
    submitAt,
    root,
    author,
    owner,
    rival,
    otherAdmin,
    build,
    register,
    submit,
    ...listenOn({ site, otherAdmin, flip }),
  };
}

/** The calls that told a secret. */
export const tellersOf = (found: Found, secret = SECRET) =>
  [...found].filter(([, { body }]) => body.toLowerCase().includes(secret)).map(([name]) => name);
