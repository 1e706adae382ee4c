import type { Queryable } from '../db/database.ts';
import type { Services } from '../services.ts';
import { answerTogether } from './together.ts';

/** Who reads: by the connections of the node, ordinary or prompt ones, or within a transaction. */
export type ReadingServices = Pick<Services, 'db' | 'ofNode'>;

/** Of one statement, so that no answer waits for very many others. */
const LOT = 100;

/**
 * Something that a class asks for within seconds, such as a timed work and how each stands in it: all who ask in one turn of the loop, or
 * while a reading is under way, are read for at once, and what several ask for once. Nothing is kept: everybody is told what the
 * database said after they asked. A reading fails only because the database does, and then for all who wait. Who asks alone is answered by
 * a statement of their own, and so is who reads within a transaction.
 * @param keyOf the same for the same question
 * @param read answers by key; what there is not is absent
 */
export function readTogether<Q, A>(
  keyOf: (question: Q) => string | number,
  read: (db: Queryable, questions: readonly Q[]) => Promise<ReadonlyMap<string | number, A>>,
): (services: ReadingServices, question: Q) => Promise<A | undefined> {
  const askOf = (db: Queryable) =>
    answerTogether<Q, A | undefined>(
      async (asked) => {
        const each = new Map(asked.map((question) => [keyOf(question), question]));
        const found = await read(db, [...each.values()]);
        return asked.map((question) => found.get(keyOf(question)));
      },
      LOT,
      'all who wait',
    );
  const open = ({ db, hotDb }: Pick<Services, 'db' | 'hotDb'>) =>
    new Map<Queryable, ReturnType<typeof askOf>>([
      [db, askOf(db)],
      [hotDb, askOf(hotDb)],
    ]);
  return async (services, question) => {
    const ask = services.ofNode(open).get(services.db);
    return ask ? ask(question) : (await read(services.db, [question])).get(keyOf(question));
  };
}
