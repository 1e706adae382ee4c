import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../platform/db/database.ts';

/** What belongs to a problem besides its row, as the editor needs it: switched off languages and templates included. */
export const findEditedParts = (db: Queryable, pid: number) =>
  db
    .selectFrom('problems as p')
    .where('p.id', '=', pid)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('problem_texts as t')
          .select(['t.locale', 't.title', 't.description', 't.input', 't.output', 't.hint'])
          .whereRef('t.pid', '=', 'p.id'),
      ).as('texts'),
      jsonArrayFrom(
        eb.selectFrom('problem_tags as pt').select('pt.tid').whereRef('pt.pid', '=', 'p.id').orderBy('pt.tid'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('problem_languages as pl')
          .innerJoin('languages as l', 'l.id', 'pl.lid')
          .select('l.name')
          .whereRef('pl.pid', '=', 'p.id')
          .orderBy('l.seq'),
      ).as('languages'),
      jsonArrayFrom(
        eb
          .selectFrom('code_templates as c')
          .innerJoin('languages as l', 'l.id', 'c.lid')
          .select(['l.name as language', 'c.code', 'c.status'])
          .whereRef('c.pid', '=', 'p.id')
          .orderBy('l.seq'),
      ).as('templates'),
    ])
    .executeTakeFirstOrThrow();
