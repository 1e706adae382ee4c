import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { deleteGroup } from '@assay/contract/groups/groups.ts';
import { acceptGroupOffer, offerGroup } from '@assay/contract/groups/lives.ts';
import { joinGroup, removeGroupMember, updateGroupMember } from '@assay/contract/groups/members.ts';
import { getMineMessages } from '@assay/contract/messages/inbox.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, expect, test } from 'vitest';
import { deliverMessages } from '../inbox/deliver.ts';

const site = await openTestSite();
afterAll(() => site.close());

const said = async (who: BuiltUser) => {
  await deliverMessages(site.services);
  const { records } = (await as(site, who)(getMineMessages, {})).data;
  return records.map(
    ({ senderUsername, title, sourceTitle, url }) => `${senderUsername} ${title} ${sourceTitle} ${url}`,
  );
};

test('MSG-2 what happens in a group is told to whom it concerns, and not to who did it', async () => {
  const [owner, ann, ben] = await Promise.all([buildUser(site), buildUser(site), buildUser(site)]);
  const { gid } = await buildGroup(site, { owner, auth: GROUP_AUTH.protected, name: 'Class 7' });
  const level = (who: BuiltUser, auth: number) => as(site, owner)(updateGroupMember, { gid, uid: who.uid, auth });
  for (const who of [ann, ben]) await as(site, who)(joinGroup, { gid, reason: 'I am in this class' });
  expect((await said(owner)).sort()).toEqual(
    [ann, ben].map(({ username }) => `${username} asks to join the group Class 7 /group/${gid}/member`).sort(),
  );
  await level(ann, GROUP_LEVEL.member);
  await level(ben, GROUP_LEVEL.refused);
  await level(ann, GROUP_LEVEL.root);
  const by = (words: string, url = `/group/${gid}`) => `${owner.username} ${words} Class 7 ${url}`;
  expect((await said(ann)).sort()).toEqual(
    [by('accepted your request to join the group'), by('changed what you are in the group: Root')].sort(),
  );
  expect(await said(ben)).toEqual([by('refused your request to join the group')]);
  await as(site, owner)(offerGroup, { gid, uid: ann.uid });
  expect(await said(ann)).toContain(by('offers you to own the group'));
  await as(site, ann)(acceptGroupOffer, { gid });
  expect(await said(owner)).toContain(`${ann.username} now owns the group that was yours Class 7 /group/${gid}`);
  await as(site, ann)(removeGroupMember, { gid, uid: owner.uid });
  expect(await said(owner)).toContain(`${ann.username} removed you from the group Class 7 /group/${gid}`);
  await level(ben, GROUP_LEVEL.member).catch(() => {});
  await as(site, ann)(deleteGroup, { gid });
  expect((await said(owner)).filter((one) => one.includes('disbanded'))).toEqual([]);
});

test('a group that is disbanded is told to all its members', async () => {
  const [owner, ann] = await Promise.all([buildUser(site), buildUser(site)]);
  const { gid } = await buildGroup(site, { owner, members: [{ uid: ann.uid }] });
  await as(site, owner)(deleteGroup, { gid });
  expect((await said(ann))[0]).toMatch(/disbanded the group .* \/group$/);
  expect(await said(owner)).toEqual([]);
});
