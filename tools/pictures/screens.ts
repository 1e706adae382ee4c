/** A screen whose picture is taken: whom it is shown to, and its address. */
export interface PicturedScreen {
  name: string;
  path: string;
  as: 'visitor' | 'root';
}

const screen = (name: string, path: string, as: PicturedScreen['as'] = 'root'): PicturedScreen => ({ name, path, as });

/** The screens that show most parts of the product, over the content of a demo site. */
export const PICTURED: readonly PicturedScreen[] = [
  screen('home-visitor', '/home', 'visitor'),
  screen('home', '/home'),
  screen('login', '/setting', 'visitor'),
  screen('problems', '/problem', 'visitor'),
  screen('problem', '/problem/1000'),
  screen('training-problem', '/training/1/problem/1000/full-screen'),
  screen('status', '/status'),
  screen('submission', '/submission-detail/1'),
  screen('contests', '/contest', 'visitor'),
  screen('contest', '/contest/1'),
  screen('contest-problems', '/contest/1/problems'),
  screen('contest-problem', '/contest/1/problem/A'),
  screen('contest-board', '/contest/1/rank'),
  screen('contest-outside-board', '/contest/acm-scoreboard/1', 'visitor'),
  screen('trainings', '/training', 'visitor'),
  screen('training', '/training/1'),
  screen('groups', '/group', 'visitor'),
  screen('group', '/group/1'),
  screen('group-members', '/group/1/member'),
  screen('works', '/timedwork'),
  screen('qsheets', '/qsheet'),
  screen('discussions', '/discussion'),
  screen('rank', '/acm-rank', 'visitor'),
  screen('profile', '/user-home'),
  screen('settings', '/setting'),
  screen('messages', '/message/discuss'),
  screen('help', '/introduction', 'visitor'),
  screen('admin', '/admin/dashboard'),
  screen('admin-problem', '/admin/problem/create'),
  screen('admin-users', '/admin/user'),
];

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [390, 820, 1440] as const;

/** One picture: a screen in a theme at a width. */
export interface Picture {
  screen: PicturedScreen;
  theme: (typeof THEMES)[number];
  /** Pixels of the page. */
  width: (typeof WIDTHS)[number];
  /** Of its file, without a folder. */
  fileName: string;
}

/** Every picture of some screens, those of one screen together. */
export const picturesOf = (screens: readonly PicturedScreen[]): Picture[] =>
  screens.flatMap((one) =>
    THEMES.flatMap((theme) =>
      WIDTHS.map((width) => ({ screen: one, theme, width, fileName: `${one.name}-${theme}-${width}.png` })),
    ),
  );
