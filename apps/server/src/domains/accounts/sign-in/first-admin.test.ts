import { statSync } from 'node:fs';
import { join } from 'node:path';
import { adminLogin } from '@assay/contract/accounts/sign-in.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { openTestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { createFirstAdmin, findUnshownAdmin, forgetFirstAdmin } from './first-admin.ts';

async function onSite(
  env: Record<string, string>,
  check: (site: Awaited<ReturnType<typeof openTestSite>>) => Promise<void>,
) {
  const site = await openTestSite(env);
  try {
    await check(site);
  } finally {
    await site.close();
  }
}

test('T-AUTH-10 a site without administrators gets one with a random password, once', () =>
  onSite({}, async (site) => {
    const admin = (await createFirstAdmin(site.services))!;
    expect(admin.username).toBe('root');
    expect(admin.password).toMatch(/^[\w-]{16}$/);
    const answer = await as(site)(adminLogin, { username: 'root', password: admin.password! });
    expect(answer.data.role).toBe(ROLE.root);
    expect(await createFirstAdmin(site.services)).toBeNull();
  }));

test('nodes that start at once make one administrator, and keep the password that counts', () =>
  onSite({}, async (site) => {
    const { config } = site.services;
    const elsewhere = { ...site.services, config: { ...config, dataDir: join(config.dataDir, 'elsewhere') } };
    const made = await Promise.all([site.services, elsewhere, site.services, elsewhere].map(createFirstAdmin));
    const admins = made.filter((admin) => admin !== null);
    expect(admins).toHaveLength(1);
    const kept = [await findUnshownAdmin(config), await findUnshownAdmin(elsewhere.config)];
    expect(kept.filter((admin) => admin !== null)).toEqual(admins);
    expect((await as(site)(adminLogin, { username: 'root', password: admins[0]!.password! })).status).toBe(200);
  }));

test('the random password is kept until it was shown: a start that is cut off before loses nothing', () =>
  onSite({}, async (site) => {
    const { config } = site.services;
    const admin = (await createFirstAdmin(site.services))!;
    expect(await findUnshownAdmin(config)).toEqual(admin);
    // The start that made the administrator was killed here; the next one makes none and finds this.
    expect(await createFirstAdmin(site.services)).toBeNull();
    expect(await findUnshownAdmin(config)).toEqual(admin);
    expect(statSync(join(config.dataDir, 'server/first-admin.json')).mode & 0o077).toBe(0);
    await forgetFirstAdmin(config);
    expect(await findUnshownAdmin(config)).toBeNull();
  }));

test('a start that was cut off before the administrator was made goes on with the same password', () =>
  onSite({}, async (site) => {
    const { db, config } = site.services;
    const before = (await createFirstAdmin(site.services))!;
    await db.deleteFrom('users').where('username', '=', 'root').execute();
    const admin = (await createFirstAdmin(site.services))!;
    expect(admin).toEqual(before);
    expect((await as(site)(adminLogin, { username: 'root', password: admin.password! })).status).toBe(200);
    await db.deleteFrom('users').where('username', '=', 'root').execute();
    await createFirstAdmin({ ...site.services, config: { ...config, adminPassword: 'Chosen-by-me-7' } });
    expect(await findUnshownAdmin(config)).toBeNull();
  }));

test('a password that the operator chose is used and not told', () =>
  onSite({ ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'Chosen-by-me-7' }, async (site) => {
    expect(await createFirstAdmin(site.services)).toEqual({ username: 'boss', password: null });
    expect((await as(site)(adminLogin, { username: 'boss', password: 'Chosen-by-me-7' })).status).toBe(200);
  }));

test('a name that an ordinary user has is refused', () =>
  onSite({}, async (site) => {
    await buildUser(site, { username: 'root' });
    await expect(createFirstAdmin(site.services)).rejects.toThrow('ADMIN_USERNAME');
  }));

test.each(['123456', 'admin123', 'password', 'Root123', 'aaaaaa', 'boss-boss'])(
  'T-AUTH-10 the weak password %s from the environment stops the start',
  (ADMIN_PASSWORD) => {
    const env = { DATABASE_URL: 'postgresql://x/y', JUDGE_TOKEN: 'x'.repeat(16), ADMIN_USERNAME: 'boss-boss' };
    expect(() => readConfig({ ...env, ADMIN_PASSWORD })).toThrow('ADMIN_PASSWORD');
  },
);

test('T-AUTH-10 short secrets stop the start', () => {
  const env = { DATABASE_URL: 'postgresql://x/y', JUDGE_TOKEN: 'x'.repeat(16) };
  expect(() => readConfig({ ...env, JUDGE_TOKEN: 'secret' })).toThrow('JUDGE_TOKEN');
  expect(() => readConfig({ ...env, METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN');
  expect(() => readConfig({ ...env, ADMIN_PASSWORD: 'short' })).toThrow('ADMIN_PASSWORD');
});
