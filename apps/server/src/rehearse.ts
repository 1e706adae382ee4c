import { randomBytes } from 'node:crypto';
import { getContestRank } from '@assay/contract/contests/boards.ts';
import { getContestList } from '@assay/contract/contests/list.ts';
import { getContestProblem, getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import type { FastifyInstance } from 'fastify';
import { findRehearsed } from './domains/contests/contests.queries.ts';
import { GiveWay, RehearsalLine, rehearsedText } from './platform/http/rehearsal.ts';
import type { Services } from './platform/services.ts';

/** Browsers that ask at once. */
const LINES = 64;
/** More does not make it faster; a machine that has much else to do stops before. */
const ROUNDS = 64;
const LONGEST_MS = 30_000;
/** Of rounds, one asks for pages that take longer. */
const LISTS_EVERY = 8;

/**
 * Asks this server what crowds ask when a contest begins, some thousand times, once it listens: a program that has just been started takes
 * many times as long for the first calls as for later ones, and ten thousand people would wait for it. It reads alone, as a user whom there
 * is not, an open contest and public lists; nothing of it is counted or written of. Whoever asks meanwhile waits for a round at most, and
 * no other one begins while he asks for more.
 * @returns how it was answered
 */
export async function rehearse(app: FastifyInstance, services: Services, rounds = ROUNDS): Promise<number[]> {
  const address = app.server.address();
  const statuses: number[] = [];
  if (address === null || typeof address === 'string') return statuses;
  const untilMs = performance.now() + LONGEST_MS;
  const contest = await findRehearsed(services.db, services.clock.now());
  const lines = await Promise.all(Array.from({ length: LINES }, () => RehearsalLine.open(services, address)));
  const giveWay = new GiveWay(services, app.server);
  try {
    for (let round = 0; round < rounds; round++) {
      if (!(await giveWay.wait(untilMs)) || services.stopping.signal.aborted || performance.now() > untilMs) break;
      const isOfLists = contest === null || round % LISTS_EVERY === 0;
      const texts = isOfLists ? listTexts(contest) : contestTexts(contest);
      statuses.push(...(await Promise.all(lines.map((line, at) => line.ask(texts[at % texts.length]!(token()))))));
    }
  } finally {
    giveWay.end();
    for (const line of lines) line.close();
  }
  return statuses;
}

/** As tokens look: it is looked for as any other is. */
const token = () => randomBytes(32).toString('base64url');

type Contest = NonNullable<Awaited<ReturnType<typeof findRehearsed>>>;
type TextOf = (token: string) => string;

const contestTexts = ({ id, displayId }: Contest): TextOf[] => {
  const list = { method: 'GET', path: `${getContestProblem.path}?cid=${id}` };
  const statement = { method: 'GET', path: `${getContestProblemDetails.path}?cid=${id}&displayId=${displayId}` };
  return [(token) => rehearsedText(list, token), (token) => rehearsedText(statement, token)];
};

const listTexts = (contest: Contest | null): TextOf[] => {
  const lists = [getContestList, getProblemList].map(
    ({ method, path }): TextOf =>
      (token) =>
        rehearsedText({ method, path: `${path}?currentPage=1&limit=10` }, token),
  );
  // a board that nobody looks at any more is not loaded
  if (!contest?.isRunning) return lists;
  const page = { cid: contest.id, currentPage: 1, limit: 50 };
  return [...lists, (token) => rehearsedText(getContestRank, token, page)];
};
