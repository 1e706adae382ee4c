import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('an unknown address answers 404 in the envelope, in the language asked for', async () => {
  const answer = await site.app.inject({ url: '/api/nowhere', query: { l: 'en' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    status: 404,
    msg: 'Query error, unable to find the resource to request',
    data: { code: 'request.notFound' },
  });
});
