import { changeMedalOrder, getWornMedals } from '@assay/contract/medals/medal.ts';
import { getUserCalendarHeatmap, getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const ADA = buildUser();
const medal = (id: number, medalName: string) => ({
  id,
  medalName,
  medalImage: '',
  description: '',
  isShow: true,
  sorter: id,
  gmtCreate: '2026-01-01T00:00:00.000Z',
});
const MEDALS = [medal(1, 'Marathon'), medal(2, 'First light'), medal(3, 'Graph week')];

/** The page and the tab are loaded when they are asked for. */
const PATIENCE = { timeout: 20_000 };

/** As the buttons stand on the page. */
const order = () =>
  screen.getAllByRole('button', { name: /^Move down/ }).map((button) => button.getAttribute('aria-label')!.slice(11));

beforeEach(() => {
  answer(getUserHomeInfo, {
    uid: ADA.uid,
    username: ADA.username,
    nickname: '',
    banned: false,
    gender: 'secrecy',
    avatar: null,
    school: '',
    course: '',
    email: '',
    realname: '',
    signature: '',
    github: '',
    blog: '',
    cfUsername: '',
    titleName: null,
    titleColor: null,
    gmtCreate: null,
    recentLoginTime: null,
    checkInDays: 0,
    dailyRemark: '',
    total: 0,
    ac: 0,
    rating: 0,
    score: 0,
    scoreList: [],
    solvedList: [],
    unSolvedList: [],
    countProblemByDifficulty: [],
    solvedGroupByDifficulty: {},
    verdicts: [],
    prizes: [],
    certificates: [],
    certificateList: [],
    userMedalList: [],
    hidden: [],
    privacy: {},
  });
  answer(getUserCalendarHeatmap, {
    startDate: '2025-11-24',
    endDate: '2026-11-23',
    dataList: [],
    years: [],
    streak: 0,
  });
  let ids = MEDALS.map(({ id }) => id);
  answer(getWornMedals, () => ids.map((id) => MEDALS.find((one) => one.id === id)!));
  answer(changeMedalOrder, ({ medalIds }) => {
    ids = medalIds.map(Number);
    return null;
  });
});

it('MEDAL-3 moves a medal by keys, which go on where they were', async () => {
  const { person } = visit('/user-home?tab=medals', { user: ADA });
  const down = await screen.findByRole('button', { name: 'Move down: Marathon' }, PATIENCE);
  down.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sentCalls(changeMedalOrder)[0]?.input).toEqual({ medalIds: [2, 1, 3] }));
  await waitFor(() => expect(order()).toEqual(['First light', 'Marathon', 'Graph week']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Marathon');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sentCalls(changeMedalOrder)[1]?.input).toEqual({ medalIds: [2, 3, 1] }));
  const last = await screen.findByRole('button', { name: 'Move down: Marathon' });
  await waitFor(() => expect(last.getAttribute('aria-disabled')).toBe('true'));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(last);
  expect(sentCalls(changeMedalOrder)).toHaveLength(2);
});

it('MEDAL-3 moves a medal by dragging it onto the place of another', async () => {
  visit('/user-home?tab=medals', { user: ADA });
  const grip = await screen.findByTitle('Drag to move “Graph week”', {}, PATIENCE);
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => carried.set(type, value),
    getData: (type: string) => carried.get(type) ?? '',
    get types() {
      return [...carried.keys()];
    },
  };
  fireEvent.dragStart(grip, { dataTransfer });
  const place = screen.getByText('Marathon').closest('li')!;
  fireEvent.dragOver(place, { dataTransfer });
  fireEvent.drop(place, { dataTransfer });
  await waitFor(() => expect(sentCalls(changeMedalOrder)[0]?.input).toEqual({ medalIds: [3, 1, 2] }));
});

it('MEDAL-3 offers others neither to move nor to wear', async () => {
  visit('/user-home?tab=medals', { user: buildUser({ uid: ADA.uid + 1, username: 'bob' }) });
  await screen.findByText('Marathon', {}, PATIENCE);
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByTitle(/Drag/)).toBeNull();
});
