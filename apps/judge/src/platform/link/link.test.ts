import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import { announceNode, claimJobs, HEARTBEAT_SECONDS, reportJob } from '@assay/contract/judging/node-link.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { submissionOf } from '../../testing/jobs.ts';
import { pause } from '../failures.ts';
import { type Announcement, Link, type LinkOptions } from './link.ts';
import type { ProgressFeed } from './progress-feed.ts';
import { connectServer, type Server } from './server.ts';

const QUIET = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
const ANNOUNCEMENT: Announcement = {
  name: 'node',
  slots: 2,
  version: '1',
  sandbox: { cgroup: 'v2', ok: true, warnings: [] },
  languages: [],
  ready: true,
  problems: [],
};
const ACCEPTED: JobReport = {
  outcome: 'judged',
  status: 0,
  score: null,
  timeMs: 1,
  memoryKb: 1,
  errorMessage: null,
  languageVersion: '1',
  cases: [],
};

type Judge = LinkOptions['judge'];

let fakeServer: FakeServer;
let server: Server;
let link: Link | null;
let url: string;

/** Editions of the site's own languages, as the link was told. */
const heard: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  fakeServer = new FakeServer();
  url = await fakeServer.start();
  server = connectServer(url, FakeServer.TOKEN);
  link = null;
});

afterEach(async () => {
  await link?.stop();
  await server.close();
  await fakeServer.stop();
});

function startLink(judge: Judge, describeNode: () => Announcement = () => ANNOUNCEMENT) {
  link = new Link({
    server,
    log: QUIET,
    slots: 2,
    describe: describeNode,
    onLanguages: (one) => heard.push(one),
    judge,
  });
  link.start();
  return link;
}

const work = (): Job['work'] => submissionOf(fakeServer, { code: '', cases: [] });
const until = async (done: () => boolean) => {
  for (let round = 0; !done(); round++) {
    if (round > 1000) throw new Error('waited in vain');
    await pause(5);
  }
};

/** Judges only when told to. */
function byHand() {
  const begun: { signal: AbortSignal; progress: ProgressFeed; finish: (report: JobReport) => void }[] = [];
  const judge: Judge = (_work, hooks) => new Promise((finish) => begun.push({ ...hooks, finish }));
  return { begun, judge };
}

describe('link', () => {
  it('announces, claims, judges and reports', async () => {
    startLink(async () => ACCEPTED);
    expect(await Promise.all([fakeServer.judge(work()), fakeServer.judge(work())])).toEqual([ACCEPTED, ACCEPTED]);
    expect(fakeServer.announcements).toHaveLength(1);
  });

  it('takes no more jobs than it has slots', async () => {
    const { begun, judge } = byHand();
    startLink(judge);
    const jobs = [1, 2, 3].map(() => fakeServer.judge(work()));
    await until(() => begun.length === 2);
    await pause(50);
    expect(begun).toHaveLength(2);
    begun[0]!.finish(ACCEPTED);
    await until(() => begun.length === 3);
    for (const one of begun) one.finish(ACCEPTED);
    await Promise.all(jobs);
  });

  it('asks for the next job when one is nearly over, and begins it when that one is judged, whoever takes its report', async () => {
    const { begun, judge } = byHand();
    const started = startLink(judge);
    const jobs = [1, 2, 3].map(() => fakeServer.judge(work()));
    await until(() => begun.length === 2);
    begun[0]!.progress.nearlyOver();
    await until(() => fakeServer.leases === 3);
    expect([begun.length, started.busySlots]).toEqual([2, 2]);
    fakeServer.fault(reportJob, 'later');
    begun[0]!.finish(ACCEPTED);
    await until(() => begun.length === 3);
    expect(fakeServer.reports).toHaveLength(0);
    for (const one of begun) one.finish(ACCEPTED);
    expect(await Promise.all(jobs)).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(fakeServer.reports.map((one) => one.jobId).sort()).toEqual([1, 2, 3]);
  });

  it('gives back what it asked for too early, and asks again when a slot is free', async () => {
    const { begun, judge } = byHand();
    const started = startLink(judge);
    void fakeServer.judge(work());
    void fakeServer.judge(work());
    await until(() => begun.length === 2);
    const third = fakeServer.judge(work());
    begun[0]!.progress.nearlyOver();
    expect((await third).outcome).toBe('released');
    expect([begun.length, started.busySlots]).toEqual([2, 2]);
    const fourth = fakeServer.judge(work());
    begun[0]!.finish(ACCEPTED);
    await until(() => begun.length === 3);
    begun[2]!.finish(ACCEPTED);
    expect(await fourth).toEqual(ACCEPTED);
  });

  it('asks ahead without waiting: where there is no job, it claims as ever when a slot is free', async () => {
    const { begun, judge } = byHand();
    startLink(judge);
    void fakeServer.judge(work());
    void fakeServer.judge(work());
    await until(() => begun.length === 2);
    begun[0]!.progress.nearlyOver();
    begun[1]!.progress.nearlyOver();
    await pause(50);
    const third = fakeServer.judge(work());
    await pause(50);
    expect(begun).toHaveLength(2);
    begun[1]!.finish(ACCEPTED);
    await until(() => begun.length === 3);
    begun[2]!.finish(ACCEPTED);
    expect(await third).toEqual(ACCEPTED);
  });

  it('takes no work while it is not ready, and starts as soon as it is', async () => {
    let ready = false;
    const started = startLink(
      async () => ACCEPTED,
      () => ({ ...ANNOUNCEMENT, ready }),
    );
    const judged = fakeServer.judge(work());
    await pause(100);
    expect(fakeServer.reports).toHaveLength(0);
    ready = true;
    started.announceAgain();
    await judged;
    expect(fakeServer.announcements.map((one) => one.ready)).toEqual([false, true]);
  });

  it('outlives a server that is away at every step, and reports once', async () => {
    fakeServer.fault(announceNode, 'later');
    fakeServer.fault(claimJobs, 'later', 'later');
    fakeServer.fault(reportJob, 'later', 'later');
    let judged = 0;
    startLink(async () => {
      judged++;
      return ACCEPTED;
    });
    await fakeServer.judge(work());
    expect([judged, fakeServer.reports.length]).toEqual([1, 1]);
  });

  it('takes a refused second delivery for what it is when the answer to the first was cut off', async () => {
    fakeServer.fault(reportJob, 'cut');
    const started = startLink(async () => ACCEPTED);
    await fakeServer.judge(work());
    await until(() => started.busySlots === 0);
    expect(fakeServer.reports).toHaveLength(1);
    expect(QUIET.info).toHaveBeenCalledWith({ jobId: 1 }, 'the lease had ended; the result is dropped');
  });

  it('drops the result of a lease that was taken over, and judges the new attempt', async () => {
    const { begun, judge } = byHand();
    startLink(judge);
    const judged = fakeServer.judge(work());
    await until(() => begun.length === 1);
    fakeServer.takeOver(1);
    await until(() => begun.length === 2);
    expect(begun[0]!.signal.aborted).toBe(true);
    begun[0]!.finish({ ...ACCEPTED, status: -1 });
    begun[1]!.finish(ACCEPTED);
    expect(await judged).toEqual(ACCEPTED);
    expect(fakeServer.reports.map((one) => one.token)).toEqual(['token-1-2']);
  });

  it('does not report a job that the server calls lost', async () => {
    const { begun, judge } = byHand();
    const started = startLink(judge);
    void fakeServer.judge(work());
    await until(() => begun.length === 1);
    fakeServer.lost.add(1);
    await vi.waitFor(() => expect(begun[0]!.signal.aborted).toBe(true), {
      timeout: HEARTBEAT_SECONDS * 1000 + 2_000,
      interval: 100,
    });
    expect(fakeServer.heartbeats.at(-1)).toMatchObject({ busySlots: 1, leases: [{ jobId: 1, token: 'token-1-1' }] });
    begun[0]!.finish(ACCEPTED);
    await until(() => started.busySlots === 0);
    expect(fakeServer.reports).toHaveLength(0);
  });

  it('reports its own failure when the server refuses the result', async () => {
    fakeServer.fault(reportJob, 'refuse');
    startLink(async () => ACCEPTED);
    expect((await fakeServer.judge(work())).outcome).toBe('judgeFailure');
  });

  it('announces itself anew to a server that has forgotten it', async () => {
    fakeServer.fault(claimJobs, 'forgotten');
    startLink(async () => ACCEPTED);
    await fakeServer.judge(work());
    expect(fakeServer.announcements).toHaveLength(2);
  });

  it('finishes what it can at a stop and gives the rest back, within 8 s', async () => {
    const { begun, judge } = byHand();
    const started = startLink(judge);
    const jobs = [fakeServer.judge(work()), fakeServer.judge(work())];
    await until(() => begun.length === 2);
    const startedAt = performance.now();
    const stopped = started.stop();
    await pause(100);
    begun[0]!.finish(ACCEPTED);
    expect((await Promise.all(jobs)).map((one) => one.outcome)).toEqual(['judged', 'released']);
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(begun[1]!.signal.aborted).toBe(true);
  });

  it('ends a waiting claim at a stop', async () => {
    const started = startLink(async () => ACCEPTED);
    await until(() => fakeServer.announcements.length === 1);
    const startedAt = performance.now();
    await started.stop();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('progress', () => {
  const doneCase = (index: number) => ({
    index,
    status: 0,
    timeMs: 1,
    memoryKb: 1,
    score: null,
    message: null,
    userOutput: null,
  });

  it('sends cases that come quickly together, in order, and slow ones at once', async () => {
    const { begun, judge } = byHand();
    startLink(judge);
    const judged = fakeServer.judge(work());
    await until(() => begun.length === 1);
    const { progress, finish } = begun[0]!;
    progress.judging(41);
    for (let index = 1; index <= 40; index++) progress.caseDone(doneCase(index));
    await pause(300);
    const sentAt = performance.now();
    progress.caseDone(doneCase(41));
    await until(() => fakeServer.progress.flatMap((one) => one.cases).length === 41);
    expect(performance.now() - sentAt).toBeLessThan(90);
    expect(fakeServer.progress.length).toBeLessThanOrEqual(3);
    expect(fakeServer.progress.flatMap((one) => one.cases.map((each) => each.index))).toEqual(
      Array.from({ length: 41 }, (_, at) => at + 1),
    );
    expect(fakeServer.progress.every((one) => one.status === 7 && one.caseCount === 41)).toBe(true);
    finish(ACCEPTED);
    await judged;
  });

  it('says nothing about jobs that are over at once', async () => {
    startLink(async (_work, { progress }) => {
      progress.judging(1);
      progress.caseDone(doneCase(1));
      return ACCEPTED;
    });
    await fakeServer.judge(work());
    await pause(60);
    expect(fakeServer.progress).toHaveLength(0);
  });

  it('learns from a refused message that the job was lost', async () => {
    const { begun, judge } = byHand();
    startLink(judge);
    const judged = fakeServer.judge(work());
    await until(() => begun.length === 1);
    fakeServer.takeOver(1);
    begun[0]!.progress.judging(1);
    await until(() => begun[0]!.signal.aborted);
    await until(() => begun.length === 2);
    begun[1]!.finish(ACCEPTED);
    await judged;
  });
});
