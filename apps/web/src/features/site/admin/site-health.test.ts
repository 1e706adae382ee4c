import { expect, it } from 'vitest';
import { siteHealth } from './site-health.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const well = {
  lastBackupAt: '2026-11-25T12:00:00.000Z',
  diskFreeBytes: 15,
  diskBytes: 100,
  failingAccounts: 0,
  failingAddresses: 0,
};
it.each([
  ['less than a twentieth of the disk is free', { diskFreeBytes: 4, failingAccounts: 1 }, 'stopped', 'diskFull'],
  ['an account is guessed at', { failingAccounts: 1, lastBackupAt: null }, 'slow', 'guessing'],
  ['an address guesses', { failingAddresses: 1, diskFreeBytes: 14 }, 'slow', 'guessing'],
  ['less than 15 % of the disk is free', { diskFreeBytes: 14, lastBackupAt: null }, 'slow', 'diskLow'],
  ['there was no backup', { lastBackupAt: null }, 'slow', 'backupNever'],
  ['the newest backup is older than two days', { lastBackupAt: '2026-11-25T11:59:59.000Z' }, 'slow', 'backupOld'],
  ['nothing of these', {}, 'good', 'siteWell'],
] as const)('%s', (_case, changed, kind, text) =>
  expect(siteHealth({ ...well, ...changed }, NOW)).toMatchObject({ kind, text }),
);
