import * as z from 'zod';
import { op } from '../op.ts';

/**
 * The ICPC Contest API 2023-06 (CLICS), read only, below `/api/icpc`. Answers are the objects of that standard without
 * our envelope. Contest admins read the jury's view, all others the public one. Programs send the token of a login as
 * the password of HTTP basic authentication; a token that nobody has is refused, so that no program takes the public view for its own.
 */
export const ICPC_API = '/api/icpc' as const;

/** Collections and singletons of a contest. */
export const ICPC_ENDPOINTS = [
  'access',
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'persons',
  'accounts',
  'account',
  'state',
  'submissions',
  'judgements',
  'awards',
  'scoreboard',
] as const;
export type IcpcEndpoint = (typeof ICPC_ENDPOINTS)[number];

const raw = { access: 'anyone', answer: 'file', data: z.null() } as const;
/** A contest, an endpoint or an object as an address names it: a name that nothing has is not found, never malformed. */
const name = z.string().max(1000);

export const getIcpcApi = op('getIcpcApi', `GET ${ICPC_API}`, {
  ...raw,
  does: 'Version of the ICPC Contest API',
  input: z.object({}),
});

export const listIcpcContests = op('listIcpcContests', `GET ${ICPC_API}/contests`, {
  ...raw,
  does: 'Contests whose inside or outside board the viewer may see, newest first',
  input: z.object({}),
});

export const getIcpcContest = op('getIcpcContest', `GET ${ICPC_API}/contests/:cid`, {
  ...raw,
  does: 'A contest as the ICPC Contest API has it',
  input: z.object({ cid: name }),
});

export const getIcpcObjects = op('getIcpcObjects', `GET ${ICPC_API}/contests/:cid/:endpoint`, {
  ...raw,
  does: 'A collection, the state, the scoreboard or the awards of a contest; arrays narrow by any id property',
  input: z.looseObject({ cid: name, endpoint: name }),
});

export const getIcpcObject = op('getIcpcObject', `GET ${ICPC_API}/contests/:cid/:endpoint/:id`, {
  ...raw,
  does: 'One object of a collection',
  input: z.object({ cid: name, endpoint: name, id: name }),
});

export const getIcpcTeamPhoto = op('getIcpcTeamPhoto', `GET ${ICPC_API}/contests/:cid/teams/:id/photo`, {
  ...raw,
  does: 'The photo of a team as JPEG',
  input: z.object({ cid: name, id: name }),
});

export const getIcpcSubmissionFiles = op(
  'getIcpcSubmissionFiles',
  `GET ${ICPC_API}/contests/:cid/submissions/:id/files`,
  {
    ...raw,
    does: 'The source of a submission, zipped; for contest admins',
    input: z.object({ cid: name, id: name }),
  },
);

export const followIcpcFeed = op('followIcpcFeed', `GET ${ICPC_API}/contests/:cid/event-feed`, {
  ...raw,
  does: 'The event feed (NDJSON): everything there is, then every change; a blank line keeps it alive',
  input: z.object({
    cid: name,
    since_token: z.string().max(1000).optional().describe('go on behind this event; 400 when it is not known any more'),
    stream: z.enum(['true', 'false']).optional().describe('false: what there is now, then end'),
  }),
});
