import { Failure } from '@assay/contract/failure.ts';
import type { Services } from '../../../platform/services.ts';
import { listTextsBehind, updateRendered } from './rendered.queries.ts';
import { plainStatement, renderedColumns, rendererKey } from './rendered.ts';

const PAGE = 50;

/** Renders the texts that another version of the renderer rendered, or nobody. One that cannot be stays as it stands. */
export async function renderAgain({ db, readers, stopping }: Pick<Services, 'db' | 'readers' | 'stopping'>) {
  for (let behind = { pid: 0, locale: '' }; !stopping.signal.aborted; ) {
    const page = await listTextsBehind(db, behind, PAGE);
    const last = page.at(-1);
    if (!last) return;
    behind = { pid: last.pid, locale: last.locale };
    for (const text of page) {
      const key = rendererKey(text);
      if (text.rendered_by === key || stopping.signal.aborted) continue;
      try {
        const [columns] = await renderedColumns(readers, [text], null);
        await updateRendered(db, text, columns!);
      } catch (error) {
        if (!(error instanceof Failure) || !error.code.startsWith('reader.too')) throw error;
        await updateRendered(db, text, { rendered: JSON.stringify(plainStatement(text)), rendered_by: key });
      }
    }
  }
}
