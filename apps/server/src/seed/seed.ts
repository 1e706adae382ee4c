import { createHash } from 'node:crypto';
import { ROLE } from '@assay/contract/roles.ts';
import type { Services } from '../platform/services.ts';
import { languageRows, seedCatalogue } from './catalogue.ts';
import { seedContests } from './contests.ts';
import { seedDiscussions } from './discussions.ts';
import { seedExternal } from './external.ts';
import { seedGroups } from './groups.ts';
import { seedHome } from './home.ts';
import { seedKnowledge } from './knowledge.ts';
import { seedNotices } from './notices.ts';
import { seedProblems } from './problems.ts';
import { seedQSheets } from './qsheets.ts';
import { seedRewards } from './rewards.ts';
import { findFirstUser, findStamps, stamp, upsertLanguages, whileLocked } from './seed.queries.ts';
import { seedTrainings } from './trainings.ts';
import { seedWorks } from './works.ts';

type SeedServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'signals' | 'config' | 'readers' | 'log'>;

/**
 * Brings the content that ships with the product into the database. The languages follow every upgrade; difficulties,
 * tags and problems come at the first start only, and what the first start left out (`SEED=none`) never comes by itself
 * later. A start that finds everything done costs one query.
 */
export async function seedSite(services: SeedServices): Promise<void> {
  const languages = languageRows();
  const edition = createHash('sha256').update(JSON.stringify(languages)).digest('hex');
  const isDone = (stamps: Map<string, string>) => stamps.get('languages') === edition && stamps.has('content');
  if (isDone(await findStamps(services.db))) return;
  await whileLocked(services.db, async () => {
    const stamps = await findStamps(services.db);
    if (stamps.get('languages') !== edition) {
      await services.db.transaction().execute(async (tx) => {
        await upsertLanguages(tx, languages);
        await stamp(tx, 'languages', edition);
      });
    }
    if (!stamps.has('catalogue')) {
      await services.db.transaction().execute(async (tx) => {
        await seedCatalogue(tx);
        await stamp(tx, 'catalogue', 'first');
      });
    }
    if (!stamps.has('content')) await seedContent(services);
  });
}

async function seedContent(services: SeedServices): Promise<void> {
  const { seed, adminUsername } = services.config;
  if (seed === 'demo') {
    const started = performance.now();
    const root = await findFirstUser(services.db, ROLE.root);
    const author = root ?? { uid: null, username: adminUsername };
    const problems = await seedProblems(services, author);
    await seedTrainings(services, author);
    await seedRewards(services);
    await seedExternal(services);
    await seedQSheets(services);
    await seedWorks(services, author);
    if (root) await seedHome(services, root.uid);
    await seedNotices(services.db, author.uid, services.clock.now());
    if (root) await seedKnowledge(services, root.uid);
    if (root) await seedGroups(services, root);
    if (root) await seedDiscussions(services, root.uid);
    if (root) await seedContests(services, root);
    services.log.info({ problems, ms: Math.round(performance.now() - started) }, 'demo problems created');
  }
  await stamp(services.db, 'content', seed);
}
