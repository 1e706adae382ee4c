import type { AnyOp } from '@assay/contract/op.ts';
import type { TestSite } from '@assay/testkit/app.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { expect } from 'vitest';
import { type Answers, askAnything, fieldsOf, type Heard } from './asking.ts';
import {
  type Asked,
  formatOf,
  NARROWED,
  OBJECTS_ASKED,
  ownAddressOf,
  ownFieldsOf,
  pointingAt,
  QUERIES,
} from './inputs.ts';
import { isOpenTo, READING, READING_AS_ADMIN } from './reading.ts';

/** Somebody's answers by the name of the call and the query. */
export type Found = Map<string, Heard>;

/** A submission to a contest, and who must not tell whether it is right. */
interface Watched {
  people: (BuiltUser | null)[];
  contest: Asked;
  submitId: number;
  score?: number | undefined;
}

/** What somebody finds out before and after a verdict turned. */
export interface Both {
  wrong: Found;
  right: Found;
}

/** What a stage hands to those who listen on it. */
interface Stage {
  site: TestSite;
  /** Reads by the calls of the back office, too. */
  otherAdmin: BuiltUser;
  /** Gives a submission another verdict. */
  flip(submitId: number, status: number, score?: number): Promise<unknown>;
}

/** Everything that people can ask on a stage, and what of it tells them that something changed. */
export function listenOn({ site, otherAdmin, flip }: Stage) {
  const ask = (
    op: AnyOp,
    who: BuiltUser | null,
    input: Record<string, unknown>,
    beside?: Record<string, string>,
    answers?: Answers,
  ) => askAnything(site, op, who?.token, { ...ownFieldsOf(op), ...input, ...formatOf(op) }, beside, answers);

  /**
   * What somebody can find out of a contest by all calls together.
   * @param answers what was heard since something changed
   */
  async function everythingFor(
    who: BuiltUser | null,
    contest: Asked,
    submitId: number,
    answers: Answers = new Map(),
  ): Promise<Found> {
    const found: Found = new Map();
    const calls = who === otherAdmin ? [...READING, ...READING_AS_ADMIN] : READING.filter((op) => isOpenTo(op, who));
    const pointing = pointingAt(contest, submitId);
    const note = async (name: string, op: AnyOp, input: Record<string, unknown>, beside?: Record<string, string>) => {
      const answer = await ask(op, who, input, beside, answers);
      expectAnswered(name, answer);
      found.set(name, answer);
    };
    for (const op of calls) {
      const fields = fieldsOf(op);
      // lists of the site or of a group would be refused where there is no such group
      const isOfSite = contest.gid === undefined && !fields.includes('cid');
      const at = isOfSite ? { ...pointing, gid: undefined } : pointing;
      for (const query of QUERIES) {
        if (!Object.keys(query).every((name) => fields.includes(name))) continue;
        // one object is asked for of the collections that it can be in
        if (op.name === 'getIcpcObject' && query.endpoint && !OBJECTS_ASKED.has(String(query.endpoint))) continue;
        await note(`${op.name} ${JSON.stringify(query)}`, op, { ...at, ...query });
      }
      // who manages problems reads all of them by the ids of their own
      if (who !== otherAdmin && fields.includes('problemId')) {
        await note(`${op.name} by the own id`, op, { ...at, ...ownAddressOf(contest) });
      }
      if (op.name !== 'getIcpcObjects') continue;
      for (const [endpoint, by] of NARROWED) {
        await note(`${op.name} ${endpoint} ${JSON.stringify(by)}`, op, { ...at, endpoint }, by);
      }
    }
    return found;
  }

  /**
   * What each of these finds out of contests as long as a submission in each is wrong, and once all are right: by the place of the contest.
   * Who looks at several asks once what looks the same on the line.
   */
  async function hearBothOf(watched: readonly Watched[]): Promise<Both[][]> {
    const hearAll = async () => {
      const answers: Answers = new Map();
      // one after the other: each further connection has to learn all tables and statements first
      const heard: Found[][] = [];
      for (const { people, contest, submitId } of watched) {
        const found: Found[] = [];
        for (const who of people) found.push(await everythingFor(who, contest, submitId, answers));
        heard.push(found);
      }
      return heard;
    };
    const wrong = await hearAll();
    for (const { submitId, score } of watched) await flip(submitId, 0, score);
    const right = await hearAll();
    for (const { submitId } of watched) await flip(submitId, -1);
    return wrong.map((found, at) => found.map((each, who) => ({ wrong: each, right: right[at]![who]! })));
  }

  /** Whether nobody of these can tell that a verdict is another one. */
  async function expectSilence(people: (BuiltUser | null)[], contest: Asked, submitId: number, score?: number) {
    const [heard] = await hearBothOf([{ people, contest, submitId, score }]);
    for (const { wrong, right } of heard!) expectSame(right, wrong);
  }

  return { ask, everythingFor, hearBothOf, expectSilence };
}

/** Fails at the first call that answered otherwise. Answers are many: each that is right costs a comparison, not an assertion. */
export function expectSame(found: Found, expected: Found): void {
  for (const [name, answer] of expected) {
    const other = found.get(name);
    if (other?.status !== answer.status || other.body !== answer.body) expect([name, other]).toEqual([name, answer]);
  }
}

/** Fails when the server met what it does not know. */
export function expectAnswered(name: string, { status, body }: Heard): void {
  if (status >= 500) throw new Error(`${name} answered ${status}: ${body}`);
}
