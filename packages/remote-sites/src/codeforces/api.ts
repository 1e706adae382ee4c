import { VERDICT } from '@assay/contract/verdict.ts';
import * as z from 'zod';
import type { SiteClient, SitePage } from '../client/client.ts';
import { expectPage, unknownPage } from '../client/expect-page.ts';
import type { RemoteRun } from '../site.ts';
import { trouble } from '../trouble.ts';
import { readVerdict } from '../verdicts.ts';
import { VERDICTS } from './languages.ts';

const failed = z.object({ status: z.literal('FAILED'), comment: z.string().nullish() });
const envelope = z.object({ status: z.literal('OK'), result: z.unknown() });
const submission = z.object({
  id: z.number(),
  creationTimeSeconds: z.number(),
  problem: z.object({ contestId: z.number().nullish(), index: z.string() }),
  author: z.object({ members: z.array(z.object({ handle: z.string() })) }),
  programmingLanguage: z.string(),
  verdict: z.string().nullish(),
  passedTestCount: z.number(),
  timeConsumedMillis: z.number(),
  memoryConsumedBytes: z.number(),
  points: z.number().nullish(),
});
type Submission = z.infer<typeof submission>;
const user = z.object({ handle: z.string(), organization: z.string().nullish() });
const standings = z.object({
  contest: z.object({ phase: z.string(), name: z.string().nullish() }),
  problems: z.array(z.object({ index: z.string(), name: z.string() })),
});

/** It takes a call in so many seconds from one address; what it refused is asked again so often before others have to wait. */
const LIMIT_SECONDS = 2;
const CALLS_AGAIN = 2;
/** Whatever the status of the answer. */
const isOverLimit = ({ text }: SitePage) => /^\s*\{.{0,200}call limit exceeded/is.test(text.slice(0, 400));

/**
 * Asks the official interface, which asks for no account.
 * @throws SiteTrouble `busy`, `missing` and others
 */
async function ask<Result extends z.ZodType>(
  client: SiteClient,
  method: string,
  query: Record<string, string>,
  result: Result,
): Promise<z.infer<Result>> {
  const address = `/api/${method}?${new URLSearchParams(query)}`;
  let got = await client.get(address);
  // another node of this site has just called: the client keeps the pace between two tries
  for (let again = 0; again < CALLS_AGAIN && isOverLimit(got); again++) got = await client.get(address);
  if (isOverLimit(got)) return trouble('busy', { words: 'Call limit exceeded', seconds: LIMIT_SECONDS });
  const page = expectPage(got);
  let json: unknown;
  try {
    json = JSON.parse(page.text);
  } catch {
    throw unknownPage(page, 'no JSON');
  }
  const refused = failed.safeParse(json);
  if (refused.success) {
    const words = refused.data.comment ?? 'FAILED';
    return trouble(/not found/i.test(words) ? 'missing' : 'unreachable', { words, mayHaveArrived: true });
  }
  const answer = envelope.safeParse(json);
  const data = answer.success ? result.safeParse(answer.data.result) : null;
  if (!data?.success) throw unknownPage(page, 'JSON of another shape');
  return data.data;
}

export type ApiRun = RemoteRun & { at: Date };

function runOf(one: Submission): ApiRun {
  const raw = one.verdict ?? 'SUBMITTED';
  const status = readVerdict(VERDICTS, raw);
  const isAccepted = status === VERDICT.accepted;
  const isAtTest = status !== null && status !== VERDICT.pending && status !== VERDICT.compileError && !isAccepted;
  return {
    id: String(one.id),
    key: `${one.problem.contestId ?? ''}${one.problem.index}`,
    handle: one.author.members[0]?.handle ?? '',
    language: one.programmingLanguage,
    length: null,
    status,
    raw,
    timeMs: one.timeConsumedMillis,
    memoryKb: Math.round(one.memoryConsumedBytes / 1024),
    score: one.points ?? null,
    test: isAtTest ? one.passedTestCount + 1 : null,
    at: new Date(one.creationTimeSeconds * 1000),
  };
}

/** The newest submissions of a handle, newest first. */
const RUNS_MAX = 50;

export async function askRuns(client: SiteClient, handle: string): Promise<ApiRun[]> {
  const query = { handle, from: '1', count: String(RUNS_MAX) };
  return (await ask(client, 'user.status', query, z.array(submission))).map(runOf);
}

/** What a person wrote into the profile as the organization. */
export async function askProfile(client: SiteClient, handle: string): Promise<string> {
  const [found] = await ask(client, 'user.info', { handles: handle }, z.array(user));
  return found?.organization ?? '';
}

/** A contest of the archive or the gym with its problems, in their order. */
export async function askContest(client: SiteClient, contest: string) {
  const query = { contestId: contest, from: '1', count: '1' };
  const { contest: about, problems } = await ask(client, 'contest.standings', query, standings);
  return { title: about.name ?? '', isOver: about.phase === 'FINISHED', problems };
}
