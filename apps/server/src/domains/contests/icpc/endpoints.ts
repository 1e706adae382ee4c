import {
  getIcpcApi,
  getIcpcContest,
  getIcpcObject,
  getIcpcObjects,
  getIcpcSubmissionFiles,
  ICPC_ENDPOINTS,
  type IcpcEndpoint,
  listIcpcContests,
} from '@assay/contract/contests/icpc.ts';
import { fail } from '@assay/contract/errors.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import {
  API_INFO,
  clicsContest,
  clicsGroup,
  clicsJudgement,
  clicsJudgementTypes,
  clicsLanguage,
  clicsOrganization,
  clicsProblem,
  clicsState,
  clicsSubmission,
  clicsTeam,
} from '@assay/formats/contests/clics-objects.ts';
import { clicsScoreboard } from '@assay/formats/contests/clics-scoreboard.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { findContestView, manageContest } from '../entry.ts';
import { answering, json } from './answers.ts';
import { findSource, listSiteContests } from './log.queries.ts';
import { boardOf, type IcpcView, icpcView, openIcpc, refuseIcpc } from './view.ts';

/** Contests that a list looks at; older ones are read by their number. */
const LISTED_MAX = 50;

type Json = Record<string, unknown>;

const COLLECTIONS: Partial<Record<IcpcEndpoint, (seen: IcpcView) => Json[]>> = {
  'judgement-types': () => clicsJudgementTypes(),
  languages: ({ log }) => log.languages.map(clicsLanguage),
  problems: ({ log }) => log.problems.map(clicsProblem),
  groups: ({ log }) => log.groups.map(clicsGroup),
  organizations: ({ log }) => log.organizations.map(clicsOrganization),
  teams: ({ log }) => log.teams.map(clicsTeam),
  submissions: ({ log }) => log.submissions.map((one) => clicsSubmission(log, one)),
  judgements: ({ log }) =>
    log.submissions.flatMap(({ id, judgements }) => judgements.map((one) => clicsJudgement(log, id, one))),
  awards: ({ awards }) => awards.map((award) => ({ ...award })),
};

/** What is served here; nothing can be written. */
const ACCESS = {
  capabilities: [],
  endpoints: ['contest', ...ICPC_ENDPOINTS.filter((endpoint) => endpoint !== 'access'), 'event-feed'].map((type) => ({
    type,
    properties: [],
  })),
};

async function seen(call: Call, cid: number): Promise<IcpcView> {
  return icpcView(call, await openIcpc(call, cid, call.viewer));
}

/** Keeps objects whose id properties are as asked: `?problem_id=3`, an empty value for none. */
function narrowed(objects: Json[], asked: Json): Json[] {
  const wishes = Object.entries(asked).filter(([name]) => name === 'id' || /_id$/.test(name));
  return objects.filter((object) => wishes.every(([name, value]) => String(object[name] ?? '') === String(value)));
}

export const icpcCalls: Implementation[] = [
  implement(getIcpcApi, () => answering(async () => json({ ...API_INFO, provider: { name: 'Assay' } }))),

  implement(listIcpcContests, (call) =>
    answering(async () => {
      const contests: Json[] = [];
      for (const { id } of await listSiteContests(call.db, LISTED_MAX)) {
        const view = await findContestView(call, id, call.viewer);
        if (view && refuseIcpc(view) === null) contests.push(clicsContest((await icpcView(call, view)).log));
      }
      return json(contests);
    }),
  ),

  implement(getIcpcContest, (call, { cid }) => answering(async () => json(clicsContest((await seen(call, cid)).log)))),

  implement(getIcpcObjects, (call, { cid, endpoint, ...asked }) =>
    answering(async () => {
      const view = await seen(call, cid);
      const { log, moments } = view;
      if (endpoint === 'access') return json(ACCESS);
      if (endpoint === 'state') return json(clicsState(log, moments));
      if (endpoint === 'scoreboard') {
        const groupId = typeof asked.group_id === 'string' ? asked.group_id : undefined;
        return json(clicsScoreboard(log, boardOf(view), moments, view.view.now.getTime(), groupId));
      }
      return json(narrowed(COLLECTIONS[endpoint]!(view), asked));
    }),
  ),

  implement(getIcpcObject, (call, { cid, endpoint, id }) =>
    answering(async () => {
      const view = await seen(call, cid);
      const object = COLLECTIONS[endpoint]?.(view).find((one) => one.id === id);
      return object ? json(object) : fail('request.notFound');
    }),
  ),

  implement(getIcpcSubmissionFiles, (call, { cid, id }) =>
    answering(async () => {
      await manageContest(call, cid);
      const source = await findSource(call.db, cid, id);
      if (!source) return fail('submission.unknown');
      const bytes = Buffer.from(source.code);
      const file = {
        bytes: bytes.length,
        async *open() {
          yield bytes;
        },
      };
      return new FileAnswer(writeZip([{ path: 'source.txt', file }]), { name: 'files.zip', type: 'application/zip' });
    }),
  ),
];
