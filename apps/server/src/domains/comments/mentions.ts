import type { Mention } from '@assay/contract/comments/mentions.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import { findNames, MENTIONS_MAX, nameKey, namesMeant } from '@assay/rules/comments/mentions.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { listNamed } from './mentions.queries.ts';

/** Somebody who is named in a text. */
export interface NamedPerson extends Mention {
  role: RoleName;
}

/**
 * Whom texts name, in their order, the first {@link MENTIONS_MAX} (DISC-15).
 * @param texts of `plainTexts`
 */
export async function findMentioned(db: Queryable, texts: readonly string[]): Promise<NamedPerson[]> {
  const keys = namesMeant(texts);
  if (keys.size === 0) return [];
  const people = new Map((await listNamed(db, [...keys])).map((row) => [row.username_key, row]));
  const found = new Map<number, NamedPerson>();
  for (const { name } of texts.flatMap((text) => findNames(text, (key) => people.has(key)))) {
    const { uid, role } = people.get(nameKey(name))!;
    if (!found.has(uid) && found.size < MENTIONS_MAX) found.set(uid, { uid, name, role });
  }
  return [...found.values()];
}

/** What is kept of them with the text. */
export const mentionsOf = (people: readonly NamedPerson[]): Mention[] => people.map(({ uid, name }) => ({ uid, name }));

/** Those among them who may read where they are named. */
export async function whoMayRead(
  people: readonly NamedPerson[],
  mayRead: (person: NamedPerson) => Promise<boolean>,
): Promise<number[]> {
  const may = await Promise.all(people.map(mayRead));
  return people.filter((_, at) => may[at]).map(({ uid }) => uid);
}
