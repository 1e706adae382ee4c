import { insertTag } from '../../../../apps/server/src/domains/catalog/tags.queries.ts';
import { seedSite } from '../../../../apps/server/src/seed/seed.ts';
import type { TestSite } from '../app.ts';

const ready = new WeakMap<TestSite, Promise<void>>();

/** The lists of a new site, without problems: all languages, difficulties 0 to 2, tags with classifications. */
export function buildCatalogue(site: TestSite): Promise<void> {
  const { services } = site;
  let done = ready.get(site);
  if (!done) {
    done = seedSite({ ...services, config: { ...services.config, seed: 'none' } });
    ready.set(site, done);
  }
  return done;
}

let count = 0;

/** A tag, `tag1` and `标签1`, … unless named. */
export async function buildTag({ services }: TestSite, { nameEn, nameZh }: { nameEn?: string; nameZh?: string } = {}) {
  count += 1;
  return insertTag(services.db, {
    name_en: nameEn ?? `tag${count}`,
    name_zh: nameZh ?? `标签${count}`,
    color: '#336699',
    classification_id: null,
  });
}
