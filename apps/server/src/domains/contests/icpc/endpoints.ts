import {
  getIcpcApi,
  getIcpcContest,
  getIcpcObject,
  getIcpcObjects,
  getIcpcSubmissionFiles,
  getIcpcTeamPhoto,
  ICPC_ENDPOINTS,
  type IcpcEndpoint,
  listIcpcContests,
} from '@assay/contract/contests/icpc.ts';
import { fail } from '@assay/contract/errors.ts';
import { writeZip } from '@assay/formats/archive/write-zip.ts';
import { clicsAccess } from '@assay/formats/contests/clics/access.ts';
import {
  API_INFO,
  clicsAccount,
  clicsContest,
  clicsGroup,
  clicsJudgement,
  clicsJudgementTypes,
  clicsLanguage,
  clicsOrganization,
  clicsPerson,
  clicsProblem,
  clicsState,
  clicsSubmission,
  clicsTeams,
} from '@assay/formats/contests/clics/objects.ts';
import { clicsScoreboard } from '@assay/formats/contests/clics/scoreboard.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { ICPC_HEADERS } from '../../../platform/http/icpc-failure.ts';
import { pictureAsJpeg } from '../../files/pictures.ts';
import { pictureOf } from '../boards/people.ts';
import { boardStore } from '../boards/store.ts';
import { findContestView, manageContest } from '../entry.ts';
import { json } from './answers.ts';
import { findSource, listSiteContests } from './log.queries.ts';
import { lineOfTeam } from './log.ts';
import { boardOf, contestIdOf, type IcpcView, icpcView, numberOf, openIcpc, refuseIcpc } from './view.ts';

/** Contests that a list looks at; older ones are read by their number. */
const LISTED_MAX = 50;

type Json = Record<string, unknown>;

const COLLECTIONS: Partial<Record<IcpcEndpoint, (seen: IcpcView) => Json[]>> = {
  'judgement-types': () => clicsJudgementTypes(),
  languages: ({ log }) => log.languages.map(clicsLanguage),
  problems: ({ log }) => log.problems.map(clicsProblem),
  groups: ({ log }) => log.groups.map(clicsGroup),
  organizations: ({ log }) => log.organizations.map(clicsOrganization),
  teams: ({ log }) => clicsTeams(log),
  persons: ({ log }) => (log.persons ?? []).map(clicsPerson),
  accounts: (view) => accountsOf(view).map(clicsAccount),
  submissions: ({ log }) => log.submissions.map((one) => clicsSubmission(log, one)),
  judgements: ({ log }) =>
    log.submissions.flatMap(({ id, judgements }) => judgements.map((one) => clicsJudgement(log, id, one))),
  awards: ({ awards }) => awards.map((award) => ({ ...award })),
};

/** All accounts are for those who run the contest; everybody else has the own one. */
const accountsOf = ({ view, log, account }: IcpcView) =>
  view.isAdmin ? (log.accounts ?? []) : account === null ? [] : [account];

const isIcpcEndpoint = (name: string): name is IcpcEndpoint => (ICPC_ENDPOINTS as readonly string[]).includes(name);

async function seen(call: Call, cid: string): Promise<IcpcView> {
  return icpcView(call, await openIcpc(call, contestIdOf(cid), call.viewer));
}

/** Keeps objects whose id properties are as asked: `?problem_id=3`, an empty value for none. */
function narrowed(objects: Json[], asked: Json): Json[] {
  const filters = Object.entries(asked).filter(([name]) => name === 'id' || /_id$/.test(name));
  return objects.filter((object) => filters.every(([name, value]) => String(object[name] ?? '') === String(value)));
}

/** The scoreboard, of all teams or of one group; a group that the viewer is not shown is none. */
function scoreboardOf(view: IcpcView, { group_id: groupId }: Json) {
  const { log, moments } = view;
  if (groupId !== undefined && !log.groups.some(({ id }) => id === groupId)) fail('request.notFound');
  return clicsScoreboard(log, boardOf(view), moments, view.view.now.getTime(), groupId as string | undefined);
}

export const icpcCalls: Implementation[] = [
  implement(getIcpcApi, async () => json({ ...API_INFO, provider: { name: 'Assay' } })),

  implement(listIcpcContests, async (call) => {
    const contests: Json[] = [];
    for (const { id } of await listSiteContests(call.db, LISTED_MAX)) {
      const view = await findContestView(call, id, call.viewer);
      if (view && refuseIcpc(view) === null) contests.push(clicsContest((await icpcView(call, view)).log));
    }
    return json(contests);
  }),

  implement(getIcpcContest, async (call, { cid }) => json(clicsContest((await seen(call, cid)).log))),

  implement(getIcpcObjects, async (call, { cid, endpoint, ...asked }) => {
    const view = await seen(call, cid);
    if (!isIcpcEndpoint(endpoint)) return fail('request.notFound');
    const { log, moments, account } = view;
    if (endpoint === 'access') return json(clicsAccess({ hasAccount: account !== null, isJury: view.view.isAdmin }));
    if (endpoint === 'account') return account ? json(clicsAccount(account)) : fail('request.notFound');
    if (endpoint === 'state') return json(clicsState(log, moments));
    if (endpoint === 'scoreboard') return json(scoreboardOf(view, asked));
    return json(narrowed(COLLECTIONS[endpoint]!(view), asked));
  }),

  implement(getIcpcObject, async (call, { cid, endpoint, id }) => {
    const view = await seen(call, cid);
    const objects = isIcpcEndpoint(endpoint) ? COLLECTIONS[endpoint]?.(view) : undefined;
    const object = objects?.find((one) => one.id === id);
    return object ? json(object) : fail('request.notFound');
  }),

  implement(getIcpcTeamPhoto, async (call, { cid, id }) => {
    const { view, log } = await seen(call, cid);
    const team = log.teams.find((one) => one.id === id);
    const picture = team?.photo && pictureOf((await boardStore(call).get(view.row)).person(lineOfTeam(id)));
    if (!picture) return fail('request.notFound');
    return new FileAnswer(await pictureAsJpeg(call, picture.url), { type: 'image/jpeg', headers: ICPC_HEADERS });
  }),

  implement(getIcpcSubmissionFiles, async (call, { cid, id }) => {
    const contestId = contestIdOf(cid);
    await manageContest(call, contestId);
    const source = await findSource(call.db, contestId, numberOf(id));
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
];
