import { rotateKeys } from '../../apps/server/src/domains/remote/keys/rotate.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { type Command, UsageError } from './command.ts';
import { withSiteParts } from './parts.ts';

/**
 * `assay remote-keys rotate`: seals the passwords of accounts at remote judges with a new key, while the site runs or not, and forgets the
 * old one (docs/remote-judges.md).
 */
export const remoteKeys: Command = {
  usage: ['remote-keys rotate'],
  async run(args) {
    if (args.length !== 1 || args[0] !== 'rotate') throw new UsageError('say rotate');
    const count = await withSiteParts(false, async ({ databaseUrl, dataDir }) => {
      const database = openDatabase(databaseUrl, 2);
      try {
        return await rotateKeys({ config: { dataDir }, db: database.db });
      } finally {
        await database.close();
      }
    });
    console.log(`${count} accounts sealed with a new key; the old one is forgotten`);
    return 0;
  },
};
