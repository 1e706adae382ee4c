-- What people reached in practice, by period: a week, month or year of the site's time zone, or all time. Lines of periods that are over
-- go; nobody asks for them. Counted anew from submissions for people whose results changed (RANK-4).
create table rank_lines (
  -- 0 all, 1 week, 2 month, 3 year
  period smallint not null check (period between 0 and 3),
  -- the first day of the period
  starts date not null,
  uid bigint not null references users (uid) on delete cascade,
  -- problems whose first accepted submission is of the period
  ac integer not null check (ac >= 0),
  -- judged submissions of the period
  total integer not null check (total > 0),
  -- the best points of each problem among the submissions of the period
  score bigint not null check (score >= 0),
  primary key (period, starts, uid)
);
create index rank_lines_acm on rank_lines (period, starts, ac desc, total, uid);
create index rank_lines_oi on rank_lines (period, starts, score desc, ac desc, uid);
create index rank_lines_of_user on rank_lines (uid);

-- How many lines have each value by which a board is ordered first: a place, and a page however deep, are found without counting lines.
create table rank_buckets (
  board text not null check (board in ('ACM', 'OI')),
  period smallint not null,
  starts date not null,
  value bigint not null,
  people integer not null check (people >= 0),
  primary key (board, period, starts, value)
);

-- In step with the lines whatever changes those, also the deletion of an account.
create function count_rank_lines() returns trigger language plpgsql as $$
begin
  insert into rank_buckets as b (board, period, starts, value, people)
  select board, period, starts, value, case tg_op when 'INSERT' then count(*) else 0 end
  from (
    select 'ACM' as board, period, starts, ac as value from changed
    union all select 'OI', period, starts, score from changed) each
  group by board, period, starts, value order by board, period, starts, value
  on conflict (board, period, starts, value) do update set people = b.people + excluded.people;
  if tg_op = 'DELETE' then
    update rank_buckets b set people = b.people - gone.people
    from (
      select board, period, starts, value, count(*) as people
      from (
        select 'ACM' as board, period, starts, ac as value from changed
        union all select 'OI', period, starts, score from changed) each
      group by board, period, starts, value) gone
    where (b.board, b.period, b.starts, b.value) = (gone.board, gone.period, gone.starts, gone.value);
  end if;
  return null;
end $$;
create trigger rank_lines_added after insert on rank_lines
  referencing new table as changed for each statement execute function count_rank_lines();
create trigger rank_lines_removed after delete on rank_lines
  referencing old table as changed for each statement execute function count_rank_lines();

-- People whose results changed since their lines were counted; somebody may stand here many times.
create table rank_changes (
  id bigint generated always as identity primary key,
  uid bigint not null references users (uid) on delete cascade
);
create index rank_changes_of_user on rank_changes (uid);

-- Who is barred stands in no rank, and stands there again afterwards.
create function note_rank_change() returns trigger language plpgsql as $$
begin
  insert into rank_changes (uid) values (new.uid);
  return null;
end $$;
create trigger users_shown_in_ranks after update of status on users
  for each row when (old.status is distinct from new.status) execute function note_rank_change();

insert into rank_changes (uid) select distinct uid from submissions where is_practice;
