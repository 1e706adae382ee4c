import type { DataOf } from '@assay/contract/op.ts';
import type { getDashboardInfo } from '@assay/contract/site/config.ts';
import type { Health } from './health.tsx';

type Figures = Pick<
  DataOf<typeof getDashboardInfo>,
  'lastBackupAt' | 'diskFreeBytes' | 'diskBytes' | 'failingAccounts' | 'failingAddresses'
>;

/** Shares of the disk. */
const FULL = 0.05;
const LOW = 0.15;
const BACKUP_MS = 2 * 86_400_000;

/** Whether the site can go on as it is, the worst first. */
export function siteHealth(figures: Figures, now: number): Health {
  const free = figures.diskFreeBytes / figures.diskBytes;
  if (free < FULL) return { kind: 'stopped', text: 'diskFull', hint: 'diskFullHint' };
  if (figures.failingAccounts + figures.failingAddresses > 0)
    return { kind: 'slow', text: 'guessing', hint: 'guessingHint' };
  if (free < LOW) return { kind: 'slow', text: 'diskLow', hint: 'diskLowHint' };
  if (figures.lastBackupAt === null) return { kind: 'slow', text: 'backupNever', hint: 'backupHint' };
  if (now - Date.parse(figures.lastBackupAt) > BACKUP_MS)
    return { kind: 'slow', text: 'backupOld', hint: 'backupHint' };
  return { kind: 'good', text: 'siteWell', hint: null };
}
