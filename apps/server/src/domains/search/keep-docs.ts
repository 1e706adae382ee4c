import { SEARCH_KINDS } from '@assay/contract/search/search.ts';
import { blockWord } from '@assay/rules/search/blocks.ts';
import { vectorOf } from '@assay/rules/search/tokens.ts';
import type { Services } from '../../platform/services.ts';
import { deleteDocs, hasChanges, READ_TEXTS, storeDocs, takeChanges, takeReading } from './docs.queries.ts';

/** Things that are read together. */
const TOGETHER = 100;
/** Characters of one thing that are read; what stands behind is not found. */
const BODY_MAX = 20_000;

/** Reads anew what was changed (SEARCH-3). */
export async function keepDocs({ db, stopping }: Pick<Services, 'db' | 'stopping'>): Promise<void> {
  while (!stopping.signal.aborted && (await hasChanges(db))) {
    const isTaken = await db.transaction().execute(async (tx) => {
      if (!(await takeReading(tx))) return false;
      const changes = await takeChanges(tx, TOGETHER);
      for (const kind of SEARCH_KINDS) {
        const refs = changes.filter((change) => change.kind === kind).map(({ ref }) => ref);
        if (refs.length === 0) continue;
        const texts = await READ_TEXTS[kind](tx, refs);
        const there = new Set(texts.map(({ id }) => id));
        const gone = refs.filter((ref) => !there.has(ref));
        await storeDocs(
          tx,
          kind,
          texts.map(({ id, name, title, body }) => {
            const ts = `${vectorOf(title, body.slice(0, BODY_MAX))} ${blockWord(id)}`;
            return { ref: id, name, ts };
          }),
        );
        if (gone.length > 0) await deleteDocs(tx, kind, gone);
      }
      return true;
    });
    if (!isTaken) return;
  }
}
