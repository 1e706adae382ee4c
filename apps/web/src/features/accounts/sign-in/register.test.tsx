import { getUserAuthInfo, login } from '@assay/contract/accounts/sign-in.ts';
import {
  applyResetPassword,
  checkUsernameOrEmail,
  getCaptcha,
  getRegisterCode,
  register,
} from '@assay/contract/accounts/sign-up.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, respond, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const input = (label: string) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;
const type = (label: string, value: string) => {
  fireEvent.change(input(label), { target: { value } });
  fireEvent.blur(input(label));
};
const openRegister = async (person: ReturnType<typeof visit>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Register' }));
  await screen.findByLabelText('Email code', { selector: 'input' });
};
const fill = () => {
  type('Username', 'ada');
  type('Password', 'secret1');
  type('Email', 'ada@example.org');
  type('Email code', '123456');
};
const free = { username: false, email: false };

it('ACC-10 says what a password must be before it is wrong, asks for it once and shows it', async () => {
  const { person } = visit('/introduction');
  await openRegister(person);
  expect(screen.getByText('Between 6 and 20 characters')).toBeTruthy();
  const boxes = screen.getAllByLabelText(/password/i, { selector: 'input' });
  expect(boxes).toHaveLength(1);
  type('Password', 'secret1');
  await person.click(screen.getByRole('button', { name: /password/i }));
  expect(input('Password').type).toBe('text');
});

it('checks names and addresses when the field is left', async () => {
  answer(checkUsernameOrEmail, { username: true, email: false });
  answer(checkUsernameOrEmail, { username: false, email: true });
  const { person } = visit('/introduction');
  await openRegister(person);
  type('Username', 'ada');
  expect(await screen.findByText('The username already exists')).toBeTruthy();
  type('Email', 'ada@example.org');
  expect(await screen.findByText('The email already exists')).toBeTruthy();
});

it.each([
  ['Username', 'a'.repeat(21), 'At most 20 characters'],
  ['Password', '12345', 'Between 6 and 20 characters'],
  ['Password', 'x'.repeat(21), 'Between 6 and 20 characters'],
  ['Email', 'ada@', 'The email format is wrong'],
  ['Email code', '12345', 'The code has exactly 6 characters'],
])('refuses %s "%s": %s', async (label, value, words) => {
  answer(checkUsernameOrEmail, free);
  const { person } = visit('/introduction');
  await openRegister(person);
  fill();
  type(label, value);
  const form = input('Username').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sentCalls(register)).toHaveLength(0);
});

it('waits 60 s before another code, and still does after the dialog was reopened', async () => {
  answer(checkUsernameOrEmail, free);
  answer(getRegisterCode, { email: 'ada@example.org', expire: 600 });
  const { person } = visit('/introduction');
  await openRegister(person);
  type('Email', 'ada@example.org');
  await person.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('A code is on its way to ada@example.org');
  expect(screen.getByRole('button', { name: /Again in (60|59) s/ })).toHaveProperty('disabled', true);
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openRegister(person);
  expect(screen.getByRole('button', { name: /Again in \d+ s/ })).toHaveProperty('disabled', true);
});

it('does not send a code to what is no address', async () => {
  const { person } = visit('/introduction');
  await openRegister(person);
  type('Email', 'nobody');
  await person.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findAllByText('The email format is wrong')).toHaveLength(1);
  expect(sentCalls(getRegisterCode)).toHaveLength(0);
});

it('empties the code when the server refuses, thanks and logs in when it agrees', async () => {
  answer(checkUsernameOrEmail, free);
  refuse(register, 'account.badCode');
  answer(register, null);
  let goOn = () => {};
  const thanked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  respond(login, async () => {
    await thanked;
    const body = { status: 200, msg: 'success', data: buildUser({ username: 'ada' }) };
    return Response.json(body, { headers: { authorization: 'fresh' } });
  });
  answer(getUserAuthInfo, { user: buildUser(), roles: ['default_user'], permissions: [] });
  const { person } = visit('/introduction');
  await openRegister(person);
  fill();
  await person.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) as Element);
  expect(await screen.findByText('The code is wrong or expired')).toBeTruthy();
  expect(input('Email code').value).toBe('');
  type('Email code', '654321');
  await person.click(screen.getAllByRole('button', { name: 'Register' }).at(-1) as Element);
  await screen.findByText('Thanks for registering');
  await screen.findByRole('dialog', { name: 'Log in - Assay' });
  goOn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentCalls(login).map(({ input }) => input)).toEqual([{ username: 'ada', password: 'secret1' }]);
  expect(sentCalls(register)[1]?.input).toEqual({
    username: 'ada',
    password: 'secret1',
    email: 'ada@example.org',
    code: '654321',
  });
});

it('closes the door while registration is off', async () => {
  visit('/introduction', { site: { register: false } });
  await screen.findByRole('button', { name: 'Log in' });
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
});

it('renews the captcha after each reset request and waits 90 s', async () => {
  answer(getCaptcha, { img: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', captchaKey: 'one' });
  answer(getCaptcha, { img: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', captchaKey: 'two' });
  answer(checkUsernameOrEmail, { username: false, email: true });
  refuse(applyResetPassword, 'account.badCaptcha');
  answer(applyResetPassword, null);
  const { person } = visit('/introduction');
  await person.click(await screen.findByRole('button', { name: 'Log in' }));
  await person.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await waitFor(() => expect(sentCalls(getCaptcha)).toHaveLength(1));
  const send = async (captcha: string) => {
    type('Email', 'ada@example.org');
    type('Captcha', captcha);
    await person.click(screen.getByRole('button', { name: 'Send reset mail' }));
  };
  await send('bad');
  expect(await screen.findByText('The captcha is wrong or expired')).toBeTruthy();
  expect(input('Captcha').value).toBe('');
  await waitFor(() => expect(sentCalls(getCaptcha)).toHaveLength(2));
  await send('good');
  expect(await screen.findByRole('button', { name: /Again in (90|89) s/ })).toHaveProperty('disabled', true);
  expect(sentCalls(applyResetPassword).map(({ input: sent }) => sent)).toMatchObject([
    { captcha: 'bad', captchaKey: 'one' },
    { captcha: 'good', captchaKey: 'two' },
  ]);
});
