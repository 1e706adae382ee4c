import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { UNFINISHED_SQL, verdictSql } from '../../../platform/db/verdicts.ts';

/** Results beside those that count: new ones that applying a set would use, old ones that it replaced, new ones that undoing it took away. */
export type OtherResults = 'new' | 'old' | 'undone';

interface Other {
  /** The judgement `j` of it. */
  id: RawBuilder<number>;
  /** Whether the submission has it. */
  has: RawBuilder<SqlBool>;
}

/** Which results those are, of members `m` of a set and their submissions `s`. */
export const OTHER_RESULTS: Readonly<Record<OtherResults, Other>> = {
  new: {
    id: sql`m.after_id`,
    has: sql`(s.judgement_id = m.before_id and s.status not in ${UNFINISHED_SQL} and j.status <> ${verdictSql('systemError')})`,
  },
  old: { id: sql`m.before_id`, has: sql`(m.applied and s.judgement_id = m.after_id)` },
  undone: { id: sql`m.after_id`, has: sql`(m.applied and s.judgement_id = m.before_id)` },
};
