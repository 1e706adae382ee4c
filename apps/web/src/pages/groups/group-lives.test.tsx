import { getAdminGroupAnnouncement, updateGroupAnnouncement } from '@assay/contract/announcements/group.ts';
import { deleteGroup, getGroupDetail } from '@assay/contract/groups/groups.ts';
import {
  addJoinLink,
  findByJoinLink,
  getJoinLinks,
  type JoinLink,
  joinByLink,
  revokeJoinLink,
} from '@assay/contract/groups/join-links.ts';
import {
  acceptGroupOffer,
  type DisbandedGroup,
  getDisbandedGroups,
  offerGroup,
  restoreGroup,
  withdrawGroupOffer,
} from '@assay/contract/groups/lives.ts';
import { getGroupApplications, getGroupMembers } from '@assay/contract/groups/members.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildGroupDetail, buildGroupRow } from '../../testing/group.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const ADA = buildUser();
const WHEN = '2026-12-01T08:00:00.000Z';
const MINE = buildGroupDetail({ uid: 7, owner: 'ada', level: 5, isOwner: true, mayDisband: true });
const page = <T,>(records: T[]) => ({ records, total: records.length, size: 10, current: 1 });
const LINK: JoinLink = {
  id: 4,
  token: 'abcdefghijABCDEFGHIJ-_',
  code: 'K7QM2XPA',
  state: 'open',
  needsApproval: false,
  endsAt: WHEN,
  usesMax: 40,
  uses: 3,
  username: 'ada',
  gmtCreate: WHEN,
};
const FOUND = {
  gid: 3,
  name: 'Graph theory',
  shortName: 'GRAPHS',
  brief: 'Flows and matchings',
  avatar: null,
  owner: 'olga',
  memberCount: 4,
  userAuth: 0,
  needsApproval: false,
};
const member = (uid: number, username: string, auth: number) => ({
  uid,
  gid: 3,
  username,
  nickname: '',
  avatar: null,
  auth,
  isOwner: uid === MINE.uid,
  rights: [],
  labels: null,
  label: '',
  gmtCreate: WHEN,
  gmtModified: WHEN,
});

const openMembers = (links: JoinLink[] = []) => {
  answer(getGroupDetail, MINE);
  answer(getGroupApplications, page<never>([]));
  answer(getGroupMembers, page([member(7, 'ada', 5), member(8, 'mia', 3)]));
  answer(getJoinLinks, page(links));
  return visit('/group/3/member', { user: ADA });
};

beforeEach(() => {
  localStorage.clear();
});

it('finds the group of a code, and joins it', async () => {
  refuse(findByJoinLink, 'group.linkEnded');
  answer(findByJoinLink, FOUND);
  answer(joinByLink, { gid: 3, auth: 3 });
  answer(getGroupDetail, buildGroupDetail());
  const { person, router } = visit('/group/join', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Find the group' }));
  await screen.findByText('Enter the code');
  await person.type(screen.getByRole('textbox', { name: /^Code/ }), 'k7qm-2xpb');
  await person.click(screen.getByRole('button', { name: 'Find the group' }));
  await screen.findByText('This link has ended; ask for a new one');
  expect(router.state.location.hash).toBe('K7QM2XPB');
  await person.click(screen.getByRole('button', { name: 'Use another code' }));
  await person.type(await screen.findByRole('textbox', { name: /^Code/ }), 'K7QM2XPA');
  await person.click(screen.getByRole('button', { name: 'Find the group' }));
  await screen.findByRole('heading', { name: 'Graph theory' });
  await person.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group/3'));
  expect(sentCalls(joinByLink)[0]?.input).toEqual({ key: 'K7QM2XPA' });
});

it('asks visitors of a join link to log in, and keeps the link', async () => {
  visit(`/group/join#${LINK.token}`);
  await screen.findByText('Please login first');
  expect(sentCalls(findByJoinLink)).toHaveLength(0);
});

it('tells members by a link that they are in', async () => {
  answer(findByJoinLink, { ...FOUND, userAuth: 3 });
  visit(`/group/join#${LINK.token}`, { user: ADA });
  await screen.findByText('You are already a member');
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

it('makes a link, shows it for a projector, revokes it after a question', async () => {
  answer(addJoinLink, LINK);
  answer(revokeJoinLink, null);
  const { person } = openMembers([LINK]);
  await person.click(await screen.findByRole('button', { name: 'New join link' }));
  const form = within(await screen.findByRole('dialog'));
  await person.selectOptions(form.getByRole('combobox', { name: 'Lasts' }), '30 days');
  await person.type(form.getByRole('textbox', { name: /^Maximum/ }), '40');
  await person.click(form.getByRole('button', { name: 'New join link' }));
  expect(sentCalls(addJoinLink)[0]?.input).toEqual({ gid: 3, days: 30, uses: 40, needsApproval: false });
  const shown = within(await screen.findByRole('dialog', { name: 'Join links' }));
  await shown.findByRole('img', { name: 'QR code to join Graph theory' });
  shown.getByText(/Room for 37 more/);
  await person.click(shown.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Revoke the link K7QM2XPA' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await screen.findByText('The link has been revoked');
  expect(sentCalls(revokeJoinLink)[0]?.input).toEqual({ gid: '3', id: '4' });
});

it('offers the group to a member after its short name was typed', async () => {
  answer(offerGroup, null);
  const { person } = openMembers();
  await person.click(await screen.findByRole('button', { name: 'Hand the group over to mia' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Hand over' }).disabled).toBe(true);
  await person.type(dialog.getByRole('textbox'), 'GRAPHS');
  await person.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText('Offered; waiting for them to accept');
  expect(sentCalls(offerGroup)[0]?.input).toEqual({ gid: 3, uid: 8 });
  expect(screen.queryByRole('button', { name: 'Hand the group over to ada' })).toBeNull();
});

it('is accepted or declined by the one to whom it was offered', async () => {
  answer(getGroupDetail, buildGroupDetail({ offer: { uid: ADA.uid, username: 'ada', endsAt: WHEN } }));
  answer(acceptGroupOffer, null);
  answer(withdrawGroupOffer, null);
  const { person } = visit('/group/3', { user: ADA });
  await screen.findByText(/olga would like to hand Graph theory over to you/);
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Declined');
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), 'GRAPHS');
  await person.click(dialog.getByRole('button', { name: 'Accept' }));
  await screen.findByText('The group is yours');
  expect([sentCalls(withdrawGroupOffer), sentCalls(acceptGroupOffer)].map((sent) => sent.length)).toEqual([1, 1]);
});

it('says before anything is typed that contests stand in the way of disbanding', async () => {
  answer(getGroupDetail, { ...MINE, hasContests: true });
  const { person } = visit('/group/3', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Disband' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/still has contests/);
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(sentCalls(deleteGroup)).toHaveLength(0);
});

it('brings a disbanded group back', async () => {
  const gone: DisbandedGroup = { ...buildGroupRow(), disbandedAt: WHEN, sweptAt: WHEN };
  answer(getDisbandedGroups, page([gone]));
  answer(restoreGroup, null);
  answer(getGroupDetail, MINE);
  const { person, router } = visit('/group/disbanded', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Bring back Graph theory' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group/3'));
  expect(sentCalls(restoreGroup)[0]?.input).toEqual({ gid: 3 });
});

it('shows a draft of the group by its switch', async () => {
  answer(getGroupDetail, { ...MINE, level: 4, userAuth: 4 });
  const draft = { id: 7, title: 'Homework', content: 'Page 5', visible: false, isDraft: true, username: 'ada' };
  answer(getAdminGroupAnnouncement, page([{ ...draft, mayChange: true, gmtCreate: WHEN, gmtModified: WHEN }]));
  answer(updateGroupAnnouncement, null);
  const { person } = visit('/group/3/announcement', { user: ADA });
  await person.click(await screen.findByRole('switch', { name: 'Shown: Homework' }));
  await waitFor(() => expect(sentCalls(updateGroupAnnouncement)).toHaveLength(1));
  expect(sentCalls(updateGroupAnnouncement)[0]?.input).toEqual({
    gid: 3,
    id: 7,
    title: 'Homework',
    content: 'Page 5',
    visible: true,
  });
});
