import {
  MADE_PASSWORD_MAX,
  MADE_PASSWORD_MIN,
  ROW_FAULTS,
  type RowFault,
  USER_COLUMNS,
} from '@assay/contract/accounts/user-batches.ts';

/** A row of an import, its columns by name. Empty where it is short. */
export type UserRow = Readonly<Record<(typeof USER_COLUMNS)[number], string>>;

const GENDERS: Record<string, 'male' | 'female' | 'secrecy'> = {
  '': 'secrecy',
  male: 'male',
  '0': 'male',
  男: 'male',
  female: 'female',
  '1': 'female',
  女: 'female',
  secrecy: 'secrecy',
  保密: 'secrecy',
};

/** The gender that a column names; null for anything else. */
export const genderOf = (text: string) => GENDERS[text.trim().toLowerCase()] ?? null;

export const rowOf = (columns: readonly string[]): UserRow =>
  Object.fromEntries(USER_COLUMNS.map((name, at) => [name, (columns[at] ?? '').trim()])) as UserRow;

/** Whether a row only names the columns. */
export const isHeader = (columns: readonly string[]) => /^(user ?name|用户名)$/i.test((columns[0] ?? '').trim());

/** What is wrong with a row that needs no look at the database or the shapes of fields: number of columns, password, gender. */
export function faultsOfRow(columns: readonly string[]): RowFault[] {
  if (!hasItsColumns(columns)) return ['columns'];
  const { password, gender } = rowOf(columns);
  const isPassword = password.length >= MADE_PASSWORD_MIN && password.length <= MADE_PASSWORD_MAX;
  return [...(isPassword ? [] : (['password'] as const)), ...(genderOf(gender) === null ? (['gender'] as const) : [])];
}

/** Whether a row is long enough and not too long; the columns of any other cannot be told apart, so nothing is said of them. */
export const hasItsColumns = (columns: readonly string[]) =>
  columns.length >= 2 && columns.length <= USER_COLUMNS.length;

/** Faults in the order of the columns, each once. */
export const inColumnOrder = (faults: readonly RowFault[]): RowFault[] =>
  ROW_FAULTS.filter((fault) => faults.includes(fault));
