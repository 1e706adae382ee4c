import * as z from 'zod';
import { face, op } from '../op.ts';
import { empty, id, moment, nothing, text } from '../shapes.ts';
import { nodeLanguage } from './node-link.ts';

/** Why a node is given no work although it says that it is ready. */
export const nodeRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('drained') }),
  z.object({ code: z.literal('setAside'), failures: z.number().describe('jobs in a row that it could not do') }),
  z.object({ code: z.literal('protocol'), got: z.number(), expected: z.number() }),
  z.object({ code: z.literal('clock'), seconds: z.number().describe('ahead of the right time') }),
  z.object({ code: z.literal('slow'), ms: z.number(), others: z.number().describe('ms that other nodes need') }),
]);
export type NodeRefusal = z.infer<typeof nodeRefusal>;

/** A language that a node offers in another version than most. */
export const withheldLanguage = z.object({ language: z.string(), version: z.string(), expected: z.string() });
export type WithheldLanguage = z.infer<typeof withheldLanguage>;

export const getJudgeNodes = op('getJudgeNodes', 'GET /api/admin/judge/nodes', {
  access: 'admin',
  does: 'Judge nodes: versions, load, last seen, why one takes no work; and the queue',
  input: nothing,
  data: z.object({
    nodes: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        version: z.string(),
        protocol: z.number(),
        slots: z.number(),
        busySlots: z.number(),
        load: z.number(),
        ready: z.boolean().describe('it says itself that it can judge'),
        works: z.boolean().describe('it is given work'),
        online: z.boolean(),
        lastSeen: moment,
        judged: z.number(),
        cgroup: z.string(),
        speedMs: z.number().nullable().describe('for a fixed piece of work'),
        clockSkewMs: z.number().nullable().describe("ahead of the database's clock"),
        problems: z.array(z.string()).describe('why it is not ready, in its own words'),
        refusals: z.array(nodeRefusal),
        withheld: z.array(withheldLanguage),
        failures: z.number().describe('jobs in a row that it could not do'),
        lastFailure: z.string().nullable(),
        restingUntil: moment.nullable(),
        drained: z.object({ by: z.string(), at: moment, reason: z.string() }).nullable(),
        warnings: z.array(z.string()),
        languages: z.array(nodeLanguage),
      }),
    ),
    queue: z.object({
      waiting: z.number(),
      running: z.number(),
      held: z.number().describe('until their problems, whose data are broken, are fixed'),
      oldestSeconds: z.number().nullable(),
      unserved: z
        .array(z.object({ languages: z.array(z.string()), jobs: z.number() }))
        .describe('among those that wait: languages which no node at work offers together'),
    }),
  }),
});

export const getJudgeServiceInfo = face(
  getJudgeNodes,
  'getJudgeServiceInfo',
  '/api/admin/config/get-judge-service-info',
);

export const getJudgeMemory = op('getJudgeMemory', 'GET /api/judge-memory', {
  access: 'user',
  does: 'What the largest judge node at work has for programs',
  input: z.object({}),
  data: z.object({ memoryMb: z.number().nullable().describe('null: none is at work, or one does not tell') }),
});

export const drainJudgeNode = op('drainJudgeNode', 'POST /api/admin/judge/drain', {
  access: 'admin',
  does: 'Give a node no more work, for maintenance; it finishes what it has. Audited',
  input: z.object({ nodeId: id, reason: text(500).default('') }),
  data: empty,
});

export const resumeJudgeNode = op('resumeJudgeNode', 'POST /api/admin/judge/resume', {
  access: 'admin',
  does: 'Let a node work again that was drained, or set aside after failing. Audited',
  input: z.object({ nodeId: id }),
  data: empty,
});

export const forgetJudgeNode = op('forgetJudgeNode', 'DELETE /api/admin/judge/node', {
  access: 'admin',
  does: 'Take a node off the list that is gone for good; refused while it is online. Audited',
  input: z.object({ nodeId: id }),
  data: empty,
});
