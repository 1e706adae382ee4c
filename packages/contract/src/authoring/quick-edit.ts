import * as z from 'zod';
import { op } from '../op.ts';
import { id, whole } from '../shapes.ts';
import { problemToSave } from './editor.ts';

/** Problems that are changed at once. */
export const QUICK_EDIT_MAX = 100;

/** What may be changed of several problems at once; what is left out stays. */
const change = z.object({
  auth: z.literal([1, 2]).optional().describe('1 public, 2 private'),
  difficulty: problemToSave.shape.difficulty.optional(),
  timeLimit: problemToSave.shape.timeLimit.optional(),
  memoryLimit: problemToSave.shape.memoryLimit.optional(),
  addTags: z.array(id).max(20).optional(),
  removeTags: z.array(id).max(20).optional(),
});
export type QuickChange = z.output<typeof change>;

const version = whole(0, 1_000_000_000);
const state = z.object({
  auth: z.number(),
  difficulty: z.number(),
  timeLimit: z.number(),
  memoryLimit: z.number(),
  tags: z.array(z.number()),
});
export type QuickState = z.infer<typeof state>;

const changedProblem = z.object({
  pid: z.number(),
  problemId: z.string(),
  version: z.number().describe('after it; send it back to undo'),
  before: state,
  after: state,
});
export type QuickEdited = z.infer<typeof changedProblem>;

export const quickEditProblems = op('quickEditProblems', 'PUT /api/admin/problem/quick-edit', {
  access: 'admin',
  does: 'Change several problems at once, all or none, or show first what would change; audited',
  input: z.object({
    pids: z.array(id).min(1).max(QUICK_EDIT_MAX),
    change,
    preview: z.boolean().default(false).describe('changes nothing'),
  }),
  data: z.array(changedProblem).describe('those that change'),
});

export const undoQuickEdit = op('undoQuickEdit', 'PUT /api/admin/problem/quick-edit/undo', {
  access: 'admin',
  does: 'Put several problems back, all or none, unless somebody has changed one of them since',
  input: z.object({
    problems: z
      .array(
        z.object({
          pid: id,
          version,
          before: z.object({
            auth: z.literal([1, 2]),
            difficulty: problemToSave.shape.difficulty,
            timeLimit: problemToSave.shape.timeLimit,
            memoryLimit: problemToSave.shape.memoryLimit,
            tags: z.array(id).max(20),
          }),
        }),
      )
      .min(1)
      .max(QUICK_EDIT_MAX),
  }),
  data: z.array(changedProblem),
});
