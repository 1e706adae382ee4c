import { GROUP_AUTH, GROUP_LEVEL, type GroupFields, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { TestSite } from '../app.ts';

export interface GroupOptions extends Partial<GroupFields> {
  /** A root of it too. */
  owner: { uid: number };
  members?: { uid: number; auth?: GroupLevel }[];
}

let count = 0;

/** The form of a public group, unless wished otherwise; `Class 1`, `Class 2`, … unless named. */
export function groupForm(options: Partial<GroupFields> = {}): GroupFields {
  count += 1;
  return {
    name: `Class ${count}`,
    shortName: `CLASS${count}`,
    brief: 'We learn together',
    description: 'Every Monday in the lab.',
    auth: GROUP_AUTH.public,
    code: options.auth === undefined || options.auth === GROUP_AUTH.public ? '' : 'abc123',
    visible: true,
    ...options,
  };
}

/** A group with an owner and members. */
export async function buildGroup({ services }: TestSite, options: GroupOptions): Promise<{ gid: number }> {
  const { owner, members = [], ...fields } = options;
  const { shortName, ...form } = groupForm(fields);
  const { id: gid } = await services.db
    .insertInto('groups')
    .values({ ...form, short_name: shortName, owner_uid: owner.uid })
    .returning('id')
    .executeTakeFirstOrThrow();
  await services.db
    .insertInto('group_members')
    .values([
      { gid, uid: owner.uid, auth: GROUP_LEVEL.root },
      ...members.map(({ uid, auth = GROUP_LEVEL.member }) => ({ gid, uid, auth })),
    ])
    .execute();
  return { gid };
}
