import type { Queryable } from '../db/database.ts';
import type { Services } from '../services.ts';
import { answerTogether } from './together.ts';

/** Who reads: by the database of the node, or within a transaction. */
export type ReadingServices = Pick<Services, 'db' | 'ofNode'>;

/** Of one statement, so that no answer waits for very many others. */
const LOT = 100;

/**
 * Something that a class asks for within seconds, such as a timed work and how each stands in it: while one reading is under way, all who
 * ask wait for the next, which reads for all of them at once, and what several ask for once. Nothing is kept: everybody is told what the
 * database said after they asked. A reading fails only because the database does, and then for all who wait. Who asks alone is answered by
 * a statement of their own, and so is who reads within a transaction.
 * @param keyOf the same for the same question
 * @param read answers by key; what there is not is absent
 */
export function readTogether<Q, A>(
  keyOf: (question: Q) => string | number,
  read: (db: Queryable, questions: readonly Q[]) => Promise<ReadonlyMap<string | number, A>>,
): (services: ReadingServices, question: Q) => Promise<A | undefined> {
  const open = ({ db }: Pick<Services, 'db'>) => ({
    db,
    ask: answerTogether<Q, A | undefined>(
      async (asked) => {
        const each = new Map(asked.map((question) => [keyOf(question), question]));
        const found = await read(db, [...each.values()]);
        return asked.map((question) => found.get(keyOf(question)));
      },
      LOT,
      'all who wait',
    ),
  });
  return async (services, question) => {
    const node = services.ofNode(open);
    if (services.db === node.db) return node.ask(question);
    return (await read(services.db, [question])).get(keyOf(question));
  };
}
