import { CALLS } from '@assay/contract/calls.ts';
import type { Access } from '@assay/contract/op.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The addresses of the back office that clients know of old, each with who is let in: written by hand, not read from the calls. */
const CATALOGUE: Record<string, Exclude<Access, 'judge' | 'submitter'>> = {
  'POST /api/admin/login': 'anyone',
  'GET /api/admin/logout': 'user',
  'GET /api/admin/dashboard/get-dashboard-info': 'admin',
  'POST /api/admin/dashboard/get-sessions': 'admin',
  'GET /api/admin/config/get-service-info': 'admin',
  'GET /api/admin/config/get-judge-service-info': 'admin',
  'GET /api/admin/config/get-email-config': 'root',
  'PUT /api/admin/config/set-email-config': 'root',
  'POST /api/admin/config/test-email': 'root',
  'GET /api/admin/config/get-web-config': 'root',
  'PUT /api/admin/config/set-web-config': 'root',
  'GET /api/admin/config/get-db-and-redis-config': 'root',
  'PUT /api/admin/config/set-db-and-redis-config': 'root',
  'DELETE /api/admin/config/home-carousel': 'root',
  'GET /api/admin/switch/info': 'root',
  'PUT /api/admin/switch/update': 'root',
  'GET /api/admin/switch/diy-card': 'root',
  'PUT /api/admin/switch/diy-card': 'root',
  'GET /api/admin/user/get-user-list': 'root',
  'PUT /api/admin/user/edit-user': 'root',
  'DELETE /api/admin/user/delete-user': 'root',
  'POST /api/admin/user/insert-batch-user': 'root',
  'POST /api/admin/user/generate-user': 'root',
  'GET /api/file/generate-user-excel': 'root',
  'GET /api/admin/announcement': 'root',
  'POST /api/admin/announcement': 'root',
  'PUT /api/admin/announcement': 'root',
  'DELETE /api/admin/announcement': 'root',
  'GET /api/admin/msg/notice': 'root',
  'POST /api/admin/msg/notice': 'root',
  'PUT /api/admin/msg/notice': 'root',
  'DELETE /api/admin/msg/notice': 'root',
  'GET /api/admin/recent_contest': 'root',
  'POST /api/admin/recent_contest': 'root',
  'PUT /api/admin/recent_contest': 'root',
  'DELETE /api/admin/recent_contest': 'root',
  'PUT /api/admin/recent_contest/visible': 'root',
  'GET /api/admin/homework': 'user',
  'POST /api/admin/homework': 'admin',
  'PUT /api/admin/homework': 'user',
  'DELETE /api/admin/homework': 'user',
  'GET /api/admin/problem/get-problem-list': 'admin',
  'GET /api/admin/problem': 'user',
  'POST /api/admin/problem': 'admin',
  'PUT /api/admin/problem': 'user',
  'DELETE /api/admin/problem': 'user',
  'PUT /api/admin/problem/quick-edit': 'admin',
  'PUT /api/admin/problem/change-problem-auth': 'user',
  'GET /api/admin/problem/import-remote-oj-problem': 'admin',
  'GET /api/admin/problem/get-problem-cases': 'user',
  'POST /api/admin/problem/compile-spj': 'user',
  'POST /api/admin/problem/compile-interactive': 'user',
  'POST /api/admin/tag': 'problemAdmin',
  'PUT /api/admin/tag': 'problemAdmin',
  'DELETE /api/admin/tag': 'problemAdmin',
  'GET /api/admin/tag/classification': 'admin',
  'POST /api/admin/tag/classification': 'problemAdmin',
  'PUT /api/admin/tag/classification': 'problemAdmin',
  'DELETE /api/admin/tag/classification': 'problemAdmin',
  'GET /api/admin/training/get-training-list': 'admin',
  'GET /api/admin/training': 'user',
  'POST /api/admin/training': 'admin',
  'PUT /api/admin/training': 'user',
  'DELETE /api/admin/training': 'user',
  'PUT /api/admin/training/change-training-status': 'user',
  'GET /api/admin/training/get-problem-list': 'user',
  'PUT /api/admin/training/problem': 'user',
  'DELETE /api/admin/training/problem': 'user',
  'POST /api/admin/training/add-problem-from-public': 'user',
  'POST /api/admin/training/category': 'problemAdmin',
  'PUT /api/admin/training/category': 'problemAdmin',
  'DELETE /api/admin/training/category': 'problemAdmin',
  'GET /api/admin/contest/get-contest-list': 'admin',
  'GET /api/admin/contest': 'user',
  'POST /api/admin/contest': 'admin',
  'PUT /api/admin/contest': 'user',
  'DELETE /api/admin/contest': 'user',
  'PUT /api/admin/contest/change-contest-visible': 'user',
  'POST /api/admin/contest/add-problem-from-public': 'user',
  'GET /api/admin/contest/announcement': 'user',
  'POST /api/admin/contest/announcement': 'user',
  'GET /api/admin/contest/problem': 'user',
  'POST /api/admin/contest/problem': 'user',
  'PUT /api/admin/contest/problem': 'user',
  'DELETE /api/admin/contest/problem': 'user',
  'GET /api/admin/qsheet': 'root',
  'POST /api/admin/qsheet': 'root',
  'PUT /api/admin/qsheet': 'root',
  'DELETE /api/admin/qsheet': 'root',
  'GET /api/admin/qsheet/group': 'root',
  'GET /api/admin/difficulty': 'anyone',
  'POST /api/admin/difficulty': 'problemAdmin',
  'PUT /api/admin/difficulty': 'problemAdmin',
  'DELETE /api/admin/difficulty': 'problemAdmin',
  'GET /api/admin/reward': 'user',
  'POST /api/admin/reward': 'root',
  'PUT /api/admin/reward': 'root',
  'DELETE /api/admin/reward': 'root',
  'GET /api/admin/reward/get-ac-coin': 'user',
  'POST /api/admin/reward/exchange-reward': 'user',
  'GET /api/admin/reward/user-reward': 'root',
  'PUT /api/admin/reward/change-user-reward-status': 'root',
  'GET /api/admin/medal': 'root',
  'POST /api/admin/medal': 'root',
  'PUT /api/admin/medal': 'root',
  'DELETE /api/admin/medal': 'root',
  'GET /api/admin/medal/user-medal': 'root',
  'POST /api/admin/medal/user-medal': 'root',
  'DELETE /api/admin/medal/user-medal': 'root',
  'PUT /api/admin/discussion': 'user',
  'DELETE /api/admin/discussion': 'admin',
  'GET /api/admin/discussion-report': 'admin',
  'PUT /api/admin/discussion-report': 'admin',
  'GET /api/admin/group-problem/list': 'problemAdmin',
  'PUT /api/admin/group-problem/change-progress': 'problemAdmin',
  'GET /api/admin/user-tutorial/list': 'problemAdmin',
  'PUT /api/admin/user-tutorial/change-progress': 'problemAdmin',
  'POST /api/admin/judge/rejudge': 'root',
  'POST /api/admin/judge/rejudge-contest-problem': 'root',
  'POST /api/admin/judge/clear': 'root',
  'POST /api/admin/judge/manual-judge': 'root',
  'POST /api/admin/judge/cancel-judge': 'root',
};

let site: TestSite;
let root: BuiltUser;
let user: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
  user = await buildUser(site);
});
afterAll(() => site.close());

test.each(Object.entries(CATALOGUE))(
  'ADM-14 %s is there, answers, and refuses whom it must (%s)',
  async (address, access) => {
    const call = CALLS.find(({ method, path }) => `${method} ${path}` === address);
    expect(call).toBeDefined();
    const statusFor = async (who?: BuiltUser) => (await as(site, who ?? {}).refused(call!, {})).status;
    if (access !== 'anyone') expect(await statusFor()).toBe(401);
    if (access !== 'anyone' && access !== 'user') expect(await statusFor(user)).toBe(403);
    // what needs an input says so; nothing breaks, and nobody who may is kept out
    if (!address.endsWith('logout')) expect([200, 400, 404, 409]).toContain(await statusFor(root));
  },
);
