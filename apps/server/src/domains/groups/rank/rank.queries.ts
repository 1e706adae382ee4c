import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { GROUP_RANK } from '@assay/contract/groups/rank.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';

interface RankLine {
  rank: number;
  uid: number;
  username: string;
  nickname: string;
  avatar: string | null;
  title_name: string | null;
  title_color: string | null;
  has_left: boolean;
  solved: number;
  submissions: number;
  score: number;
}

const ORDERS = {
  [GROUP_RANK.acm]: sql`solved desc, submissions`,
  [GROUP_RANK.oi]: sql`score desc`,
};

interface RankFilter {
  gid: number;
  type: number;
  keyword: string | undefined;
}

/**
 * One page of a group's rank with the number of all lines: its members, and whoever was one and left results. Places are
 * those among all, whatever is looked for; accounts that are out of use have none.
 */
export async function listRank(db: Queryable, { gid, type, keyword }: RankFilter, paging: Paging) {
  const order = ORDERS[type as keyof typeof ORDERS];
  const pattern = keyword ? containing(keyword) : null;
  const isFound = pattern === null ? sql`true` : sql`(username ilike ${pattern} or nickname ilike ${pattern})`;
  const lines = sql`
    select u.uid, u.username, u.nickname, u.avatar, u.title_name, u.title_color, m.uid is null as has_left,
      coalesce(r.solved, 0) as solved, coalesce(r.submissions, 0) as submissions, coalesce(r.score, 0) as score
    from (select uid from group_members where gid = ${gid} and auth >= ${GROUP_LEVEL.member}) m
    full join (select uid, solved, submissions, score from group_results where gid = ${gid} and submissions > 0) r using (uid)
    join users u using (uid)
    where u.status = 0`;
  const [page, all] = await Promise.all([
    sql<RankLine>`
      select * from (select *, rank() over (order by ${order}) as rank from (${lines}) lines) placed where ${isFound}
      order by ${order}, uid limit ${paging.limit} offset ${offsetOf(paging)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${lines}) lines where ${isFound}`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]!.total };
}
