import { inject } from 'vitest';

export interface Session {
  token: string;
  user: unknown;
}

/** Calls the site as a client outside the browser would. */
export async function call(method: string, path: string, options: { token?: string; body?: unknown } = {}) {
  const answer = await fetch(`${inject('siteUrl')}/api/${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(options.token ? { authorization: options.token } : {}),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const { status, msg, data } = (await answer.json()) as { status: number; msg: string; data: unknown };
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${msg}`);
  return { data, token: answer.headers.get('authorization') };
}

export async function logInAsRoot(): Promise<Session> {
  const body = { username: 'root', password: inject('adminPassword') };
  const { data, token } = await call('POST', 'login', { body });
  return { token: token!, user: data };
}

/** The code of the newest mail to an address: no mail server is configured, so administrators can read it. */
export async function readMailedCode(root: Session, recipient: string): Promise<string> {
  const { data } = await call('GET', 'admin/get-mail-outbox?limit=50', { token: root.token });
  const mails = (data as { records: { recipient: string; body: string | null }[] }).records;
  const body = mails.find((mail) => mail.recipient === recipient)?.body ?? '';
  const code = /[:：] ?([A-Za-z0-9]{6})$/m.exec(body)?.[1];
  if (!code) throw new Error(`no code in the mail to ${recipient}: ${body}`);
  return code;
}

const PASSWORD = 'Enchant-1843';

/** Somebody who has just registered, by the code of a mail, and logged in. */
export async function registerPerson(root: Session, username: string): Promise<Session> {
  const email = `${username}@example.org`;
  await call('GET', `get-register-code?email=${encodeURIComponent(email)}`);
  const code = await readMailedCode(root, email);
  await call('POST', 'register', { body: { username, password: PASSWORD, email, code } });
  const { data, token } = await call('POST', 'login', { body: { username, password: PASSWORD } });
  return { token: token!, user: data };
}

/** Somebody whom an administrator puts onto the list of people, logged in: without a mail, of which there are only so many an hour. */
export async function importPerson(root: Session, username: string): Promise<Session> {
  const row = [username, PASSWORD, `${username}@example.org`, '', '', '', ''];
  await call('POST', 'admin/user/insert-batch-user', { token: root.token, body: { users: [row] } });
  const { data, token } = await call('POST', 'login', { body: { username, password: PASSWORD } });
  return { token: token!, user: data };
}

/** One pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Uploads a picture with fields beside it. */
export async function sendPicture(as: Session, path: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' }), 'picture.png');
  const headers = { authorization: as.token, 'accept-language': 'en' };
  const answer = await fetch(`${inject('siteUrl')}/api/${path}`, { method: 'POST', headers, body: form });
  const { status, msg, data } = (await answer.json()) as { status: number; msg: string; data: { id: number } };
  if (status !== 200) throw new Error(`POST ${path}: ${status} ${msg}`);
  return data;
}
