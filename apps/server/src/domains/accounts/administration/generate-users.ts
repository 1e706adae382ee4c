import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import { username as usernameShape } from '@assay/contract/accounts/user.ts';
import { BATCH_MAX, generateUser, generateUserExcel } from '@assay/contract/accounts/user-batches.ts';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { toXlsx } from '@assay/formats/contests/xlsx.ts';
import { slipPassword } from '@assay/rules/contests/staff/slips.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../../platform/http/call.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { takenField } from '../users/users.queries.ts';
import { findBox, insertBox, insertGenerated } from './generate-users.queries.ts';
import { listFormer, listKnown } from './import-users.queries.ts';

interface MadeAccount {
  username: string;
  password: string;
}

/** How long the spreadsheet can be fetched. */
const BOX_MINUTES = 30;
const HASHED_AT_ONCE = 2;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const digest = (use: string, key: string) => createHash('sha256').update(`${use} ${key}`).digest();

/** Enciphers what only the holder of the key shall read. */
function seal(key: string, accounts: readonly MadeAccount[]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, digest('box', key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(accounts), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

function unseal(key: string, box: Buffer): MadeAccount[] {
  const decipher = createDecipheriv(CIPHER, digest('box', key), box.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

/** Names with their numbers. @throws Failure when they are too many, or none that an account can have, or taken */
async function namesOf(call: Call, { prefix, suffix, number_from, number_to }: InputOf<typeof generateUser>) {
  const count = number_to - number_from + 1;
  if (count < 1) fail('account.rangeEmpty');
  if (count > BATCH_MAX) fail('account.rangeLong', { max: BATCH_MAX, count });
  const names = Array.from({ length: count }, (_, at) => `${prefix}${number_from + at}${suffix}`);
  const bad = names.find((name) => !usernameShape.safeParse(name).success);
  if (bad !== undefined) fail('account.madeNameBad', { name: bad });
  const known = await listKnown(call.db, names, []);
  const taken = [...known.map(({ username_key }) => username_key), ...(await listFormer(call.db, names))];
  if (taken.length > 0) fail('account.madeNamesTaken', { names: taken.slice(0, 20).join(', ') });
  return names;
}

async function generate(call: Call, input: InputOf<typeof generateUser>) {
  const names = await namesOf(call, input);
  const accounts = names.map((username) => ({
    username,
    password: slipPassword(input.password_length, (below) => randomInt(below)),
  }));
  const hashes: string[] = [];
  for (let from = 0; from < accounts.length; from += HASHED_AT_ONCE) {
    const some = accounts.slice(from, from + HASHED_AT_ONCE);
    hashes.push(...(await Promise.all(some.map(({ password }) => hashPassword(password)))));
  }
  const key = randomBytes(24).toString('base64url');
  const now = call.clock.now();
  try {
    await call.db.transaction().execute(async (tx) => {
      await insertGenerated(
        tx,
        names.map((username, at) => ({
          username,
          // no mail reaches it: nobody can take it over by a forgotten password
          email: `${username.toLowerCase()}@generated.invalid`,
          password_hash: hashes[at]!,
        })),
      );
      const expires_at = new Date(now.getTime() + BOX_MINUTES * 60_000);
      await insertBox(tx, { key_hash: digest('find', key), box: seal(key, accounts), expires_at });
      const after = { from: names[0], to: names.at(-1), count: names.length };
      await noteAct(call, tx, { action: generateUser.name, subject: `users ${names.length}`, before: null, after });
    });
  } catch (error) {
    if (takenField(error) !== null) fail('account.madeNamesTaken', { names: names[0]! });
    throw error;
  }
  return { key, accounts };
}

const HEADER = { zh: ['用户名', '密码'], en: ['Username', 'Password'] };

export const generateUserCalls: Implementation[] = [
  implement(generateUser, generate),

  implement(generateUserExcel, async (call, { key }) => {
    const found = await findBox(call.db, digest('find', key), call.clock.now());
    if (!found) return fail('account.sheetUnknown');
    const rows = unseal(key, found.box).map(({ username, password }) => [username, password]);
    const book = await toXlsx('users', { header: HEADER[call.lang], rows });
    return new FileAnswer(book, {
      name: 'users.xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  }),
];
