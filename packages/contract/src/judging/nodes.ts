import * as z from 'zod';
import { op } from '../op.ts';
import { moment, nothing } from '../shapes.ts';
import { nodeLanguage } from './node-link.ts';

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
        slots: z.number(),
        busySlots: z.number(),
        load: z.number(),
        ready: z.boolean(),
        online: z.boolean(),
        lastSeen: moment,
        judged: z.number(),
        cgroup: z.string(),
        problems: z.array(z.string()),
        warnings: z.array(z.string()),
        languages: z.array(nodeLanguage),
      }),
    ),
    queue: z.object({ waiting: z.number(), running: z.number(), oldestSeconds: z.number().nullable() }),
  }),
});
