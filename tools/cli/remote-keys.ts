import { rotateKeys } from '../../apps/server/src/domains/remote/keys/rotate.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { type Command, UsageError } from './command.ts';
import { withSiteParts } from './parts.ts';

/**
 * `assay remote-keys rotate`: seals the passwords of accounts and the sessions of people at remote judges with a new key, while the site runs or not, and forgets the
 * old one (docs/remote-judges.md).
 */
export const remoteKeys: Command = {
  usage: ['remote-keys rotate'],
  async run(args) {
    if (args.length !== 1 || args[0] !== 'rotate') throw new UsageError('say rotate');
    const count = await withSiteParts(false, async ({ databaseUrl, dataDir }) => {
      const database = openDatabase(databaseUrl, 2);
      try {
        return await rotateKeys({ config: { dataDir }, db: database.db, clock: systemClock });
      } finally {
        await database.close();
      }
    });
    console.log(`${count} accounts and sessions sealed with a new key; the old one is forgotten`);
    return 0;
  },
};
