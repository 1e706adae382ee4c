import { expect, it } from 'vitest';
import { listSettings } from './settings.ts';

const GB = 1024 ** 3;

it('never gives up durability except for tests', () => {
  expect(listSettings('/run', true, GB)).toMatchObject({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  });
  expect(listSettings('/run', false, GB)).toMatchObject({ fsync: 'off', synchronous_commit: 'off' });
});

it('listens on the socket alone, which only its user can open', () => {
  expect(listSettings('/run/x', true, GB)).toMatchObject({
    listen_addresses: '',
    unix_socket_directories: '/run/x',
    unix_socket_permissions: '0700',
  });
});

it.each([
  [GB / 4, '64MB'],
  [2 * GB, '256MB'],
  [64 * GB, '1024MB'],
])('takes a modest part of %i bytes of memory', (memoryBytes, expected) => {
  expect(listSettings('/run', true, memoryBytes).shared_buffers).toBe(expected);
});
