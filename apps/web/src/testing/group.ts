import { ASSISTANT_RIGHTS } from '@assay/contract/groups/assistants.ts';
import type { GroupRow } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';

/** A public group as lists have it. */
export const buildGroupRow = (given: Partial<GroupRow> = {}): GroupRow => ({
  id: 3,
  avatar: null,
  name: 'Graph theory',
  shortName: 'GRAPHS',
  brief: 'Flows and matchings',
  uid: 1,
  owner: 'olga',
  auth: 1,
  visible: true,
  memberCount: 4,
  gmtCreate: '2026-03-01T08:00:00.000Z',
  ...given,
});

/** The same as its pages read it; its viewer is a member unless said otherwise. */
export const buildGroupDetail = ({ level = 3, ...given }: Partial<GroupDetail> = {}): GroupDetail => ({
  ...buildGroupRow(),
  description: 'Every Monday.',
  code: '',
  userAuth: level,
  level,
  rights: level >= 4 ? [...ASSISTANT_RIGHTS] : [],
  labels: null,
  isOwner: false,
  mayDisband: false,
  hasContests: false,
  offer: null,
  ...given,
});
