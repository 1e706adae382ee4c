import { Failure } from '@assay/contract/failure.ts';
import { expect, test } from 'vitest';
import { refusedAs } from './refused-as.ts';

test('a refusal says no more than what is missing says', async () => {
  const closed = Promise.reject(new Failure('access.denied')).catch(refusedAs('assignment.unknown'));
  await expect(closed).rejects.toMatchObject({ code: 'assignment.unknown' });
});

test('a fault stays a fault', async () => {
  const away = new Error('the database is away');
  await expect(Promise.reject(away).catch(refusedAs('assignment.unknown'))).rejects.toBe(away);
});
