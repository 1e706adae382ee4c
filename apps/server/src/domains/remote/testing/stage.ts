import { importRemoteProblem } from '@assay/contract/remote/import.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { type Simulator, startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { SIMULATED } from '@assay/remote-simulators/simulators.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import type { Log } from '../../../platform/log.ts';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import { keepSecret } from '../accounts/secrets.ts';
import { driveSite } from '../worker/drive.ts';

type SubmitVenue = { cid?: number; tid?: number; gid?: number };

/** A site with simulators in place of remote judges, switched on, with accounts at them; neither side keeps a pace between requests. */
export interface RemoteStage {
  site: TestSite;
  root: BuiltUser;
  simulators: Readonly<Record<string, Simulator>>;
  ask(user?: BuiltUser): Asker;
  import(code: RemoteSiteCode, id: string): Promise<string>;
  /** @param venue where; in practice unless given */
  submit(user: BuiltUser, pid: string, language: string, code: string, venue?: SubmitVenue): Promise<number>;
  /** Lets some seconds pass, here and at the remote judges, and does what is due. */
  pass(code: RemoteSiteCode, seconds?: number): Promise<void>;
  /** The same until nothing more happens to a submission, or for too long. */
  finish(code: RemoteSiteCode, submitId: number): Promise<{ status: number; state: string }>;
  stateOf(
    submitId: number,
  ): Promise<{ status: number; state: string; remote_id: string | null; failure: string | null; raw: string }>;
  close(): Promise<void>;
}

export async function openRemoteStage(codes: readonly RemoteSiteCode[], log?: Log): Promise<RemoteStage> {
  const simulators: Record<string, Simulator> = {};
  for (const code of codes) simulators[code] = await startSimulator(SIMULATED[code]!, { callGapMs: 0 });
  const pairs = Object.entries(simulators).map(([code, { origin }]) => `${code}=${origin}`);
  const site = await openTestSite({ REMOTE_SIMULATORS: pairs.join(','), REMOTE_TIMEOUT_SECONDS: '4' }, log);
  await buildCatalogue(site);
  const { services, clock } = site;
  await services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, services.db);
  await services.db.updateTable('remote_sites').set({ enabled: true, gap_ms: 0 }).where('site', 'in', codes).execute();
  for (const code of codes) {
    if (REMOTE_SITE_TRAITS[code].way === 'person') continue;
    for (const [handle, secret] of [
      ['pool1', 'pw-1'],
      ['pool2', 'pw-2'],
    ] as const) {
      const id = await insertAccount(services.db, { site: code, handle, now: clock.now() });
      await keepSecret(services, id!, secret);
    }
  }
  const root = await buildUser(site, { role: 'root' });
  const ask = (user?: BuiltUser) => as(site, { token: user?.token });
  const stateOf = (submitId: number) =>
    services.db
      .selectFrom('remote_submissions as r')
      .innerJoin('submissions as s', 's.id', 'r.submission_id')
      .select(['s.status', 'r.state', 'r.remote_id', 'r.failure', 'r.raw'])
      .where('s.id', '=', submitId)
      .executeTakeFirstOrThrow();
  const pass = async (code: RemoteSiteCode, seconds = 1) => {
    clock.advance(seconds);
    simulators[code]!.world.advance(seconds * 1000);
    await driveSite(services, code);
  };
  return {
    site,
    root,
    simulators,
    ask,
    async import(code, id) {
      const answer = await ask(root)(importRemoteProblem, { name: code, problemId: id });
      if (answer.status !== 200) throw new Error(answer.msg);
      return answer.data.problemId;
    },
    async submit(user, pid, language, code, venue = {}) {
      const receipt = await ask(user)(submitProblemJudge, { pid, language, code, ...venue });
      if (receipt.status !== 200) throw new Error(receipt.msg);
      const { submitId } = receipt.data;
      // the database notes by its own clock since when it waits, and the clock here is the test's
      await services.db
        .updateTable('remote_submissions')
        .set({ queued_at: clock.now() })
        .where('submission_id', '=', submitId)
        .execute();
      await services.db
        .updateTable('submissions')
        .set({ received_at: clock.now() })
        .where('id', '=', submitId)
        .execute();
      return submitId;
    },
    pass,
    async finish(code, submitId) {
      for (let count = 0; count < 60; count++) {
        const now = await stateOf(submitId);
        if (now.state === 'done' || now.state === 'failed') return now;
        await pass(code, 4);
      }
      return stateOf(submitId);
    },
    stateOf,
    async close() {
      await site.close();
      for (const simulator of Object.values(simulators)) await simulator.close();
    },
  };
}
