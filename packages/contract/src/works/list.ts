import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, moment, text, whole } from '../shapes.ts';
import { WORK_RESULTS, workKey, workRow } from './work.ts';

export const WORK_PAGE_SIZE = 10;

export const getTimedWorkList = op('getTimedWorkList', 'GET /api/homework/get-timed-work-list', {
  access: 'anyone',
  does: 'Timed works of the site: running ones, then those to come, then ended ones',
  input: z.object({
    ...paging(WORK_PAGE_SIZE),
    status: blankable(whole(-1, 1)),
    keyword: blankable(text(100)),
  }),
  data: pageOf(workRow),
});

export const getGroupTimedWorkList = op('getGroupTimedWorkList', 'GET /api/group/get-timed-work-list', {
  access: 'user',
  does: 'Timed works of a group for its members',
  input: getTimedWorkList.input.extend({ gid: id }),
  data: pageOf(workRow),
});

export const getTimedWorkInfo = op('getTimedWorkInfo', 'GET /api/homework/get-timed-work-info', {
  access: 'user',
  does: 'A timed work with what the viewer may do in it; the calls decide for themselves',
  input: workKey,
  data: workRow.extend({
    description: z.string(),
    groupName: z.string().nullable(),
    visible: z.boolean(),
    results: z.enum(WORK_RESULTS),
    ownEnd: moment.describe('when it ends for the viewer; before the start, when one has to be done'),
    extension: z
      .object({ until: moment.nullable(), extraSeconds: z.number(), reason: z.string() })
      .nullable()
      .describe('more time that the viewer was given'),
    exam: z
      .object({
        notes: z.boolean().describe('what the page notices is written down'),
        hasNetworks: z.boolean().describe('may be sat from some networks alone'),
        isInNetworks: z.boolean().describe('the viewer is in one of them'),
        address: z.string().describe("the viewer's"),
        isHere: z.boolean().describe('this session may sit it'),
      })
      .nullable()
      .describe('null for a work that is no exam'),
    isAdmin: z.boolean().describe('runs the work'),
    mayEdit: z.boolean(),
    mayStart: z.boolean(),
    mayEnter: z.boolean().describe('problems are open'),
    maySubmit: z.boolean(),
    mayHandIn: z.boolean(),
    mayRank: z.boolean(),
    showsResults: z.boolean(),
    problemCount: z.number(),
    points: z.number().describe('of all problems'),
    personCount: z.number().describe('how many have started'),
  }),
});
