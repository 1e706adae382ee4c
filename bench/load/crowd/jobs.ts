import { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getContestOutsideScoreboard, getContestRank } from '@assay/contract/contests/boards.ts';
import { getContestProblem, getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { checkContestSubmissionsStatus } from '@assay/contract/contests/submissions.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { CID } from '../cid.ts';
import { type Due, evenly, type Found, sendAll } from './crowd.ts';
import { closeStreams, hearNews, openStreams } from './open-streams.ts';
import { type Answered, bodyOf, requestText } from './wire.ts';

interface Even {
  rate: number;
  seconds: number;
}

/** What a crowd can be told to do. */
export type Job = { port: number; tokens: string[] } & (
  | ({ kind: 'inside' | 'outside' } & Even)
  | ({ kind: 'polls'; submitIds: number[] } & Even)
  /** `run` begins the keys, so that what was stored can be found. */
  | ({ kind: 'receipts'; run: string } & Even)
  /** `log`: when in milliseconds, the place of the token, the problem from 0; `pages` of the board a second beside. */
  | { kind: 'replay'; run: string; seconds: number; log: [number, number, number][]; pages: number }
  | { kind: 'rush'; seconds: number }
  | { kind: 'open streams' }
  | { kind: 'hear'; count: number }
  | { kind: 'close streams' }
);

export interface Receipts extends Found {
  /** Keys and the numbers that were given for them. */
  receipts: [string, number][];
}

const PAGES = 200;
const CONNECTIONS = 512;
/** One of so many submissions is sent twice, as a browser does that lost the first answer. */
const TWICE_EVERY = 10;
const CODE = `#include <bits/stdc++.h>\nint main() {\n${'  // thinking\n'.repeat(100)}}\n`;

export async function runJob(job: Job): Promise<unknown> {
  const { port, tokens } = job;
  const tokenOf = (at: number) => tokens[at % tokens.length];
  const pageText = (at: number, token?: string) => {
    const path = token ? getContestRank.path : getContestOutsideScoreboard.path;
    return requestText('POST', path, token, { cid: CID, currentPage: 1 + (at % PAGES), limit: 50 });
  };
  switch (job.kind) {
    case 'inside':
    case 'outside': {
      const isInside = job.kind === 'inside';
      const textOf = (at: number) => pageText(at, isInside ? tokenOf(at * 7) : undefined);
      return sendAll(port, CONNECTIONS, evenly(job.rate, job.seconds, textOf));
    }
    case 'polls': {
      const textOf = (at: number) => pollText(at, tokenOf(at * 7), job.submitIds);
      return sendAll(port, CONNECTIONS, evenly(job.rate, job.seconds, textOf));
    }
    case 'receipts': {
      const log = Array.from({ length: job.rate * job.seconds }, (_, at) => [(at * 1000) / job.rate, at, at % 13]);
      return receive(job, log as [number, number, number][]);
    }
    case 'replay': {
      const looks = evenly(job.pages, job.seconds, (at) => pageText(at, tokenOf(at * 7)));
      const [found, pages] = await Promise.all([receive(job, job.log), sendAll(port, CONNECTIONS, looks)]);
      return { ...found, failed: found.failed + pages.failed };
    }
    case 'rush':
      return sendAll(port, CONNECTIONS, evenly((tokens.length * 2) / job.seconds, job.seconds, rushText(tokens)));
    case 'open streams':
      return openStreams(port, tokens);
    case 'hear':
      return hearNews(job.count);
    case 'close streams':
      return closeStreams() ?? null;
  }
}

const rushText = (tokens: string[]) => (at: number) => {
  const token = tokens[at >> 1]!;
  if (at % 2 === 0) return requestText('GET', `${getContestProblem.path}?cid=${CID}`, token);
  return requestText('GET', `${getContestProblemDetails.path}?cid=${CID}&displayId=A`, token);
};

/** The calls of the specification in their proportions: coins every 5 s, what is unread every 10 s, few wait for a result. */
function pollText(at: number, token: string | undefined, submitIds: number[]): string {
  const slot = at % 30;
  if (slot < 20) return requestText('GET', getAcCoin.path, token);
  if (slot < 29) {
    return requestText('POST', getContestNotReadAnnouncement.path, token, { cid: CID, readAnnouncementList: [1] });
  }
  const submitId = submitIds[at % submitIds.length]!;
  return requestText('POST', checkContestSubmissionsStatus.path, token, { cid: CID, submitIds: [submitId] });
}

/** Submits, and keeps what it was told. */
async function receive(
  { port, tokens, run }: { port: number; tokens: string[]; run: string },
  log: readonly [number, number, number][],
): Promise<Receipts> {
  const receipts: [string, number][] = [];
  const dues: Due[] = [];
  const keys: string[] = [];
  for (const [nth, [atMs, who, problem]] of log.entries()) {
    const key = `${run}-${nth}`;
    const pid = String.fromCharCode(65 + problem);
    const body = { pid, cid: CID, language: 'C++ 17', code: `${CODE}// ${key}\n`, key };
    const text = requestText('POST', submitProblemJudge.path, tokens[who % tokens.length], body);
    for (let sent = 0; sent < (nth % TWICE_EVERY === 0 ? 2 : 1); sent++) {
      dues.push({ atMs, text });
      keys.push(key);
    }
  }
  const heed = (answer: Answered, at: number) => {
    if (answer.status !== 200) return;
    const { data } = JSON.parse(bodyOf(answer)) as { data: { submitId: number } };
    receipts.push([keys[at]!, data.submitId]);
  };
  return { ...(await sendAll(port, CONNECTIONS, dues, heed)), receipts };
}
