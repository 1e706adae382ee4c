import { getSessions } from '@assay/contract/accounts/settings.ts';
import { getSlidePuzzle, getUserAuthInfo, login, solveSlidePuzzle } from '@assay/contract/accounts/sign-in.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getToken, getUser } from '../../../lib/token.ts';
import { answer, refuse, respond, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const puzzle = (puzzleId: string) => ({
  puzzleId,
  background: PIXEL,
  piece: PIXEL,
  width: 325,
  height: 100,
  pieceWidth: 60,
  y: 20,
});

/** Beside the one in the bar, which opens the dialog. */
const send = async (person: ReturnType<typeof visit>['person']) =>
  person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log in' }));
const fill = async (person: ReturnType<typeof visit>['person'], name = 'ada', password = 'secret1') => {
  await person.type(await screen.findByLabelText('Username or email'), name);
  await person.type(screen.getByLabelText('Password', { selector: 'input' }), password);
  await send(person);
};
const open = async (person: ReturnType<typeof visit>['person']) =>
  person.click(await screen.findByRole('button', { name: 'Log in' }));

beforeEach(() => {
  answer(getUserAuthInfo, { user: buildUser(), roles: ['default_user'], permissions: [] });
});

describe('the login dialog', () => {
  it('is titled after label and site, and stays open when the outside is clicked', async () => {
    const { person } = visit('/reset-password');
    await open(person);
    expect(await screen.findByRole('dialog', { name: 'Log in - Assay' })).toBeTruthy();
    await person.click(document.querySelector('.mantine-Modal-overlay') as Element);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('keeps token and user, closes and welcomes', async () => {
    answer(login, buildUser({ nickname: 'Ada L.' }), { authorization: 'fresh' });
    const { person } = visit('/reset-password');
    await open(person);
    await fill(person);
    await screen.findByText('Welcome back, Ada L.');
    expect(getToken()).toBe('fresh');
    expect(getUser()?.username).toBe('ada');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends a password of 25 characters, as generated accounts have them', async () => {
    answer(login, buildUser());
    const { person } = visit('/reset-password');
    await open(person);
    await fill(person, 'ada', 'p'.repeat(25));
    await waitFor(() => expect(sentCalls(login)[0]?.input).toMatchObject({ password: 'p'.repeat(25) }));
  });

  it('ACC-41 says once, beside the form, until when and why an account is banned', async () => {
    refuse(login, 'account.bannedBecause');
    const { person } = visit('/reset-password');
    await open(person);
    await fill(person);
    const said = await screen.findAllByText(/This account has been disabled/);
    expect(said.map((one) => one.closest('[role=dialog]') !== null)).toEqual([true]);
  });

  it('says beside the form what is wrong', async () => {
    refuse(login, 'account.badCredentials');
    const { person } = visit('/reset-password');
    await open(person);
    await send(person);
    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(sentCalls(login)).toHaveLength(0);
    await fill(person);
    expect(await screen.findByText('Please check your username or password')).toBeTruthy();
  });

  it('asks for the slide puzzle, takes it from the keyboard, draws another after a miss, then logs in', async () => {
    refuse(login, 'account.puzzleNeeded');
    answer(login, buildUser(), { authorization: 'fresh' });
    answer(getSlidePuzzle, puzzle('first'));
    answer(getSlidePuzzle, puzzle('second'));
    refuse(solveSlidePuzzle, 'account.puzzleFailed');
    answer(solveSlidePuzzle, { puzzlePass: 'pass', seconds: 2.4 });
    const { person } = visit('/reset-password');
    await open(person);
    await fill(person);
    const drag = async () => {
      const slider = await screen.findByRole('slider');
      slider.focus();
      fireEvent.keyDown(slider, { key: 'PageUp', shiftKey: false });
      fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: false });
      expect(slider.getAttribute('aria-valuenow')).toBe('21');
      fireEvent.keyDown(slider, { key: 'Enter' });
    };
    await drag();
    expect(await screen.findByText('The piece is not in place, try again')).toBeTruthy();
    await waitFor(() => expect(sentCalls(getSlidePuzzle)).toHaveLength(2), { timeout: 3000 });
    await screen.findByText('Drag the piece into place');
    await drag();
    expect(await screen.findByText('Solved in 2.4 s')).toBeTruthy();
    await screen.findByText('Welcome back, ada');
    expect(sentCalls(solveSlidePuzzle).map(({ input }) => input)).toMatchObject([
      { puzzleId: 'first', x: 21 },
      { puzzleId: 'second', x: 21, trail: [{ x: 20 }, { x: 21 }] },
    ]);
    expect(sentCalls(login)[1]?.input).toEqual({ username: 'ada', password: 'secret1', puzzlePass: 'pass' });
  });
});

describe('a page that needs a login (SHELL-22)', () => {
  it('sends the visitor home, asks for the login, and opens afterwards', async () => {
    answer(login, buildUser(), { authorization: 'fresh' });
    answer(getSessions, []);
    const { person, router } = visit('/setting?from=mail');
    await screen.findByText('Please login first');
    expect(router.state.location.pathname).toBe('/home');
    await fill(person);
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    expect(router.state.location.href).toBe('/setting?from=mail');
  });

  it('of the back office leads to its own login', async () => {
    const { router } = visit('/admin/dashboard');
    await screen.findByText('please login first by admin account');
    expect(router.state.location.href).toBe('/admin/login?redirect=%2Fadmin%2Fdashboard');
  });

  it('that does not exist there leads to it too', async () => {
    const { router } = visit('/admin/what/ever');
    await screen.findByRole('heading', { name: /Administrator login/ });
    expect(router.state.location.pathname).toBe('/admin/login');
  });
});

it('a session that ended opens the login where the user is', async () => {
  refuse(getSessions, 'access.loginNeeded');
  const { router } = visit('/setting', { user: buildUser() });
  expect(await screen.findByRole('dialog', { name: 'Log in - Assay' })).toBeTruthy();
  expect(getToken()).toBeNull();
  expect(router.state.location.pathname).toBe('/setting');
  // the page behind it says so, too
  expect(screen.getByText('You are no longer logged in')).toBeTruthy();
});

it('a session that ended without a word opens the login without one', async () => {
  respond(getSessions, () => new Response('', { status: 401 }));
  visit('/setting', { user: buildUser() });
  await screen.findByRole('dialog', { name: 'Log in - Assay' });
  expect(screen.queryByText(/Server error/)).toBeNull();
});
