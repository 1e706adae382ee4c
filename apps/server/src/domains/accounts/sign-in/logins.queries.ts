import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

interface NewLogin {
  uid: number;
  ip: string;
  user_agent: string;
  gmt_create: Date;
}

export const insertLogin = (db: Queryable, login: NewLogin) => db.insertInto('logins').values(login).execute();

/** Deletes log-ins from before a moment; the last one of each person stays. */
export const deleteLoginsBefore = (db: Queryable, before: Date) =>
  sql`
    delete from logins old
    where gmt_create < ${before} and exists (select 1 from logins newer where newer.uid = old.uid and newer.id > old.id)`.execute(
    db,
  );
