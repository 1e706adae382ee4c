import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApp } from '../app/start.ts';
import { setLang } from '../lib/lang.ts';
import { setToken, setUser } from '../lib/token.ts';
import { makeRouter } from '../routes.tsx';
import { answer } from './fake-server.ts';
import { atEnd } from './visits.ts';

export const SITE = {
  name: 'Assay',
  shortName: 'Assay',
  description: '',
  recordName: '',
  recordUrl: '',
  projectName: '',
  projectUrl: '',
  register: true,
  openPublicDiscussion: false,
  openGroupDiscussion: false,
  openContestComment: false,
  openAiChat: false,
  openRating: false,
  drawing: null,
};

export const buildUser = (given: Partial<UserInfo> = {}): UserInfo => ({
  uid: 7,
  username: 'ada',
  nickname: '',
  avatar: null,
  email: 'ada@example.org',
  mobile: '',
  titleName: null,
  titleColor: null,
  realname: '',
  gender: 'secrecy',
  school: '',
  course: '',
  number: '',
  signature: '',
  github: '',
  blog: '',
  cfUsername: '',
  roleList: ['default_user'],
  role: 1002,
  themeColor: null,
  bgId: null,
  cardStyle: null,
  lastCheckInTime: null,
  checkInDays: 0,
  dailyRemark: '',
  ...given,
});

interface Visit {
  /** Who is logged in; left out for a visitor. */
  user?: UserInfo;
  site?: Partial<typeof SITE>;
}

/** Opens an address in the whole application, in English, over the fake server. */
export function visit(address: string, { user, site }: Visit = {}) {
  if (user) {
    setToken('token-of-the-test');
    setUser(user);
  }
  answer(getWebsiteConfig, { ...SITE, ...site });
  const router = makeRouter(createMemoryHistory({ initialEntries: [address] }));
  atEnd(startApp(router));
  setLang('en');
  return { ...render(<RouterProvider router={router} />), router, person: userEvent.setup() };
}
