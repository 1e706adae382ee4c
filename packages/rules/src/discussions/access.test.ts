import type { RoleName } from '@assay/contract/roles.ts';
import { expect, test } from 'vitest';
import {
  type DiscussionFacts,
  type DiscussionViewer,
  mayDeleteDiscussion,
  mayEditDiscussion,
  maySeeDiscussion,
  runsDiscussions,
} from './access.ts';

const AUTHOR = 7;
const viewer = (role: RoleName, groupLevel = 0, uid = 1): DiscussionViewer => ({ uid, role, groupLevel });
const WHO: Record<string, DiscussionViewer> = {
  visitor: null,
  user: viewer('user'),
  author: viewer('user', 3, AUTHOR),
  admin: viewer('admin'),
  'problem admin': viewer('problemAdmin'),
  root: viewer('root', 5),
  member: viewer('user', 3),
  'group admin': viewer('user', 4),
  'group root': viewer('user', 5),
};
const OF_SITE: DiscussionFacts = { authorUid: AUTHOR, gid: null, status: 0 };
const OF_GROUP: DiscussionFacts = { authorUid: AUTHOR, gid: 3, status: 0 };

/** The names of those of whom a rule says yes. */
const those = (rule: (who: DiscussionViewer, facts: DiscussionFacts) => boolean, facts: DiscussionFacts) =>
  Object.entries(WHO)
    .filter(([, who]) => rule(who, facts))
    .map(([name]) => name)
    .join(', ');

const RUN_SITE = 'admin, problem admin, root';
const RUN_GROUP = 'root, group admin, group root';
const ALL = Object.keys(WHO).join(', ');

test.each([
  ['DISC-4 administrators run those of the site', runsDiscussions, OF_SITE, RUN_SITE],
  ['DISC-4 admins of a group run its own', runsDiscussions, OF_GROUP, RUN_GROUP],
  ['DISC-8 all see what is normal', maySeeDiscussion, OF_SITE, ALL],
  ['DISC-8 disabled', maySeeDiscussion, { ...OF_SITE, status: 1 }, `author, ${RUN_SITE}`],
  ['DISC-8 disabled in a group', maySeeDiscussion, { ...OF_GROUP, status: 1 }, `author, ${RUN_GROUP}`],
  ['DISC-8 deleted', maySeeDiscussion, { ...OF_SITE, status: 2 }, RUN_SITE],
  ['DISC-8 deleted in a group', maySeeDiscussion, { ...OF_GROUP, status: 2 }, RUN_GROUP],
  ['DISC-4 the author alone edits', mayEditDiscussion, OF_SITE, 'author'],
  ['DISC-4 nobody edits what is disabled', mayEditDiscussion, { ...OF_SITE, status: 1 }, ''],
  ['DISC-4 author and those who run it delete', mayDeleteDiscussion, OF_SITE, `author, ${RUN_SITE}`],
  ['DISC-4 the same in a group', mayDeleteDiscussion, OF_GROUP, `author, ${RUN_GROUP}`],
])('%s', (_sentence, rule, facts, expected) => {
  expect(those(rule, facts)).toBe(expected);
});
