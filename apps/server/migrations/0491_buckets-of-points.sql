-- A board of points has as many values as people have sums: its buckets are a hundred points wide, so that a page adds up hundreds of them
-- and not tens of thousands.
create or replace function count_rank_lines() returns trigger language plpgsql as $$
begin
  insert into rank_buckets as b (board, period, starts, value, people)
  select board, period, starts, value, case tg_op when 'INSERT' then count(*) else 0 end
  from (
    select 'ACM' as board, period, starts, ac as value from changed
    union all select 'OI', period, starts, score - score % 100 from changed) each
  group by board, period, starts, value order by board, period, starts, value
  on conflict (board, period, starts, value) do update set people = b.people + excluded.people;
  if tg_op = 'DELETE' then
    update rank_buckets b set people = b.people - gone.people
    from (
      select board, period, starts, value, count(*) as people
      from (
        select 'ACM' as board, period, starts, ac as value from changed
        union all select 'OI', period, starts, score - score % 100 from changed) each
      group by board, period, starts, value) gone
    where (b.board, b.period, b.starts, b.value) = (gone.board, gone.period, gone.starts, gone.value);
  end if;
  return null;
end $$;

-- Who counts meanwhile waits, so that no line is counted in the old way after the new one has begun.
lock table rank_lines in share row exclusive mode;
delete from rank_buckets where board = 'OI';
insert into rank_buckets (board, period, starts, value, people)
select 'OI', period, starts, score - score % 100, count(*) from rank_lines group by period, starts, score - score % 100;
