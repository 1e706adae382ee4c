import type { TrainingFields } from '@assay/contract/trainings/training.ts';
import { insertTraining } from '../../../../apps/server/src/domains/trainings/manage/admin.queries.ts';
import { insertCategory } from '../../../../apps/server/src/domains/trainings/manage/categories.queries.ts';
import {
  insertProblems,
  insertSection,
  updateOutline,
} from '../../../../apps/server/src/domains/trainings/manage/outline.queries.ts';
import { listSections } from '../../../../apps/server/src/domains/trainings/problems/problems.queries.ts';
import type { TestSite } from '../app.ts';
import { type BuiltProblem, buildProblem, type ProblemOptions } from './problem.ts';

export interface TrainingOptions extends Partial<TrainingFields> {
  author?: { uid: number; username: string };
  /** The group that it belongs to; a training of the site unless given. */
  gid?: number | undefined;
  /** In order; `opensAt` problems solved of the section before open one. One section of two additions unless given. */
  sections?: { title?: string; opensAt?: number; problems: (ProblemOptions | BuiltProblem)[] }[];
}

export interface BuiltTraining {
  tid: number;
  /** In order. */
  problems: BuiltProblem[];
}

let count = 0;

/** The form of a public training without a category, unless wished otherwise; `Training 1`, `Training 2`, … unless named. */
export function trainingForm(options: Partial<TrainingFields> = {}): TrainingFields {
  count += 1;
  return {
    title: `Training ${count}`,
    description: 'Solve them in order.',
    rank: 1000,
    auth: 'Public',
    privatePwd: '',
    categoryId: undefined,
    status: true,
    ...options,
  };
}

export const buildTrainingCategory = ({ services }: TestSite, name: string, color = '#409eff') =>
  insertCategory(services.db, { name, color });

/** A training with public problems. */
export async function buildTraining(site: TestSite, options: TrainingOptions = {}): Promise<BuiltTraining> {
  const { author, gid, sections = [{ problems: [{}, {}] }], ...fields } = options;
  const { db } = site.services;
  const form = trainingForm(fields);
  const { id: tid } = await insertTraining(db, {
    title: form.title,
    description: form.description,
    rank: form.rank,
    auth: form.auth,
    pwd: form.privatePwd,
    category_id: form.categoryId ?? null,
    visible: form.status,
    group_id: gid ?? null,
    author_uid: author?.uid ?? null,
    author: author?.username ?? 'root',
  });
  const ids = (await listSections(db, tid)).map(({ id }) => id);
  const written = [];
  const problems: BuiltProblem[] = [];
  for (const [at, { title = '', opensAt, problems: wished }] of sections.entries()) {
    const id = ids[at] ?? (await insertSection(db, tid)).id;
    ids[at] = id;
    const own: BuiltProblem[] = [];
    for (const wish of wished) own.push('pid' in wish ? wish : await buildProblem(site, wish));
    const pids = own.map(({ pid }) => pid);
    await insertProblems(db, tid, id, pids);
    problems.push(...own);
    const requires = opensAt === undefined ? [] : [{ sectionId: ids[at - 1]!, solved: opensAt }];
    written.push({ id, title, requires, pids });
  }
  await updateOutline(db, tid, written);
  return { tid, problems };
}
