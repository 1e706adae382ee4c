import * as z from 'zod';
import { op } from '../op.ts';
import { id, line } from '../shapes.ts';

/**
 * The ICPC Contest API 2023-06 (CLICS), read only, below `/api/icpc`. Answers are the objects of that standard without
 * our envelope. Contest admins read the jury's view, all others the public one. Programs send the token of a login as
 * the password of HTTP basic authentication.
 */
const BASE = '/api/icpc' as const;

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
const objectId = line(36);

export const getIcpcApi = op('getIcpcApi', `GET ${BASE}`, {
  ...raw,
  does: 'Version of the ICPC Contest API',
  input: z.object({}),
});

export const listIcpcContests = op('listIcpcContests', `GET ${BASE}/contests`, {
  ...raw,
  does: 'Contests whose inside or outside board the viewer may see, newest first',
  input: z.object({}),
});

export const getIcpcContest = op('getIcpcContest', `GET ${BASE}/contests/:cid`, {
  ...raw,
  does: 'A contest as the ICPC Contest API has it',
  input: z.object({ cid: id }),
});

export const getIcpcObjects = op('getIcpcObjects', `GET ${BASE}/contests/:cid/:endpoint`, {
  ...raw,
  does: 'A collection, the state, the scoreboard or the awards of a contest; arrays narrow by any id property',
  input: z.looseObject({ cid: id, endpoint: z.enum(ICPC_ENDPOINTS) }),
});

export const getIcpcObject = op('getIcpcObject', `GET ${BASE}/contests/:cid/:endpoint/:id`, {
  ...raw,
  does: 'One object of a collection',
  input: z.object({ cid: id, endpoint: z.enum(ICPC_ENDPOINTS), id: objectId }),
});

export const getIcpcTeamPhoto = op('getIcpcTeamPhoto', `GET ${BASE}/contests/:cid/teams/:id/photo`, {
  ...raw,
  does: 'The photo of a team as JPEG',
  input: z.object({ cid: id, id: objectId }),
});

export const getIcpcSubmissionFiles = op('getIcpcSubmissionFiles', `GET ${BASE}/contests/:cid/submissions/:id/files`, {
  ...raw,
  does: 'The source of a submission, zipped; for contest admins',
  input: z.object({ cid: id, id }),
});

export const followIcpcFeed = op('followIcpcFeed', `GET ${BASE}/contests/:cid/event-feed`, {
  ...raw,
  does: 'The event feed (NDJSON): everything there is, then every change; a blank line keeps it alive',
  input: z.object({
    cid: id,
    since_token: line(80).optional().describe('go on behind this event; 400 when it is not known any more'),
    stream: z.enum(['true', 'false']).optional().describe('false: what there is now, then end'),
  }),
});
