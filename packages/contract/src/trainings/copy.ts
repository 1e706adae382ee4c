import * as z from 'zod';
import { op } from '../op.ts';
import { id } from '../shapes.ts';

const copied = z.object({ id: z.number().describe('of the copy') });

export const cloneTraining = op('cloneTraining', 'POST /api/admin/training/clone', {
  access: 'user',
  does: 'Copy a training with its sections, rules and problems to where it is; hidden until it is shown',
  input: z.object({ tid: id }),
  data: copied,
});

export const addPublicTraining = op('addPublicTraining', 'POST /api/group/add-public-training', {
  access: 'user',
  does: 'Copy a public training of the site into a group as one of its admins',
  input: z.object({ gid: id, tid: id }),
  data: copied,
});
