import { type SeedTraining, TRAININGS } from '@assay/seeds/site/trainings.ts';
import type { Author } from '../domains/authoring/editor/save.ts';
import { findProblems } from '../domains/problems/find.queries.ts';
import { insertTraining } from '../domains/trainings/manage/admin.queries.ts';
import { insertCategory } from '../domains/trainings/manage/categories.queries.ts';
import { insertProblems, insertSection, updateOutline } from '../domains/trainings/manage/outline.queries.ts';
import { listSections } from '../domains/trainings/problems/problems.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { hasTrainings } from './seed.queries.ts';

async function seedTraining(tx: Queryable, author: Author, training: SeedTraining): Promise<void> {
  const { category, title, description, sections } = training;
  const { id: category_id } = await insertCategory(tx, category);
  const { id: tid } = await insertTraining(tx, {
    category_id,
    title,
    description,
    author_uid: author.uid,
    author: author.username,
  });
  const known = await findProblems(
    tx,
    sections.flatMap(({ problemIds }) => problemIds),
  );
  const [first] = await listSections(tx, tid);
  const ids: number[] = [];
  for (const at of sections.keys()) ids.push(at === 0 ? first!.id : (await insertSection(tx, tid)).id);
  const placed = sections.map(({ title: name, opensAt, problemIds }, at) => ({
    id: ids[at]!,
    title: name,
    requires: opensAt === null ? [] : [{ sectionId: ids[at - 1]!, solved: opensAt }],
    pids: problemIds.flatMap((problemId) => known.get(problemId)?.id ?? []),
  }));
  for (const { id, pids } of placed) await insertProblems(tx, tid, id, pids);
  await updateOutline(tx, tid, placed);
}

/** Creates the trainings that come with the site, unless it has any. Its problems must be there. */
export async function seedTrainings({ db }: Pick<Services, 'db'>, author: Author): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await hasTrainings(tx)) return;
    for (const training of TRAININGS) await seedTraining(tx, author, training);
  });
}
