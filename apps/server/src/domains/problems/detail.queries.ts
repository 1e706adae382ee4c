import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';

/** What belongs to a problem besides its row. Languages that are switched off are left out. */
export const findProblemParts = (db: Queryable, pid: number, viewerUid: number | null) =>
  db
    .selectFrom('problems as p')
    .modifyFront(PREPARED)
    .where('p.id', '=', pid)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('problem_texts as t')
          .select([
            't.locale',
            't.title',
            't.description',
            't.input',
            't.output',
            't.hint',
            't.rendered',
            't.rendered_by',
          ])
          .whereRef('t.pid', '=', 'p.id'),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('problem_tags as pt')
          .innerJoin('tags as t', 't.id', 'pt.tid')
          .select(['t.id', 't.name_zh', 't.name_en', 't.color', 't.oj', 't.classification_id'])
          .whereRef('pt.pid', '=', 'p.id')
          .orderBy('t.id'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('problem_languages as pl')
          .innerJoin('languages as l', 'l.id', 'pl.lid')
          .leftJoin('code_templates as c', (join) =>
            join.onRef('c.pid', '=', 'pl.pid').onRef('c.lid', '=', 'pl.lid').on('c.status', '=', true),
          )
          .select(['l.name', 'c.code'])
          .whereRef('pl.pid', '=', 'p.id')
          .where('l.enabled', '=', true)
          .orderBy('l.seq')
          .orderBy('l.id'),
      ).as('languages'),
      eb
        .exists(
          eb
            .selectFrom('problem_favorites as f')
            .select('f.uid')
            .whereRef('f.pid', '=', 'p.id')
            .where('f.uid', '=', viewerUid ?? 0),
        )
        .as('is_favorite'),
      eb
        .exists(
          eb.selectFrom('hints as h').select('h.id').whereRef('h.pid', '=', 'p.id').where('h.place', 'is not', null),
        )
        .as('has_hints'),
    ])
    .executeTakeFirst();
