import type { Row } from '../text.ts';

/** Who may see a screen; the guard sends others away (SHELL-22). */
export type ScreenAuth = 'anyone' | 'user' | 'admin' | 'root';
/** What the top bar offers: the site, one training, one contest, one group; `focus` shows no bar, `admin` has its own. */
export type ScreenMode = 'default' | 'training' | 'contest' | 'group' | 'focus' | 'admin' | 'adminLogin';
/** A switch of the site without which the screen does not exist. */
export type ScreenSwitch = 'openPublicDiscussion' | 'openGroupDiscussion' | 'openContestComment';

export interface Screen {
  readonly name: string;
  /** Path with `$name` for parameters. */
  readonly path: string;
  readonly title: Row;
  readonly auth: ScreenAuth;
  readonly mode: ScreenMode;
  /** Whether the screen is still open, that is not built yet; it then says so honestly. */
  readonly open: boolean;
  /** Page without the footer: problem details and focus pages (SHELL-4). */
  readonly footer: boolean;
  readonly needs: ScreenSwitch | null;
}

type Rest = Partial<Omit<Screen, 'name' | 'path' | 'title'>>;

/** One line of the table. Left out: anyone may see it, default bar, built, with footer. */
export const screen = <
  const Name extends string,
  const Path extends string,
  const R extends Rest = Record<never, never>,
>(
  name: Name,
  path: Path,
  zh: string,
  en: string,
  rest?: R,
) => ({
  name,
  path,
  title: { zh, en },
  auth: 'anyone' as ScreenAuth,
  mode: 'default' as ScreenMode,
  footer: true as boolean,
  needs: null as ScreenSwitch | null,
  ...(rest as R),
  open: (rest?.open ?? false) as R extends { open: true } ? true : false,
});

/** A parameter of an address that is a word: the display id of a problem. All others are ids of the database. */
const WORD = 'problemID';

/** Whether an address can name anything: `/contest/abc` and `/group/0` are no screens, whatever the site holds (SHELL-20). */
export const namesSomething = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => name === WORD || isId(value));

/** As calls take them (`id` of the contract's shapes), without further ways to write the same. */
const isId = (value: string) => /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value));
