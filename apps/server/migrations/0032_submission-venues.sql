-- Where a submission was made is one pair: the kind of its venue and the id among those of its kind (0 for the public list, of which there
-- is one). The five columns that said it before let a row that nobody had thought of pass for public practice.
alter table submissions
  add column venue_kind text not null default 'public',
  add column venue_id bigint not null default 0,
  -- the group that a training belongs to
  add column group_id bigint;

update submissions set
  venue_kind = case
    when cid <> 0 then 'contest' when timed_work_id <> 0 then 'timedWork' when qsheet_id <> 0 then 'qsheet'
    when tid <> 0 then 'training' else 'group' end,
  venue_id = case
    when cid <> 0 then cid when timed_work_id <> 0 then timed_work_id when qsheet_id <> 0 then qsheet_id
    when tid <> 0 then tid else gid end,
  group_id = case when cid = 0 and timed_work_id = 0 and qsheet_id = 0 and tid <> 0 then nullif(gid, 0) end
where cid <> 0 or timed_work_id <> 0 or qsheet_id <> 0 or tid <> 0 or gid <> 0;

-- Nothing is in a venue by being forgotten.
alter table submissions
  alter column venue_kind drop default,
  alter column venue_id drop default,
  add column is_practice boolean not null
    generated always as (venue_kind = 'public' or (venue_kind = 'training' and group_id is null)) stored,
  add constraint submissions_venue check (
    venue_kind in ('public', 'contest', 'timedWork', 'qsheet', 'training', 'group')
    and (venue_kind = 'public') = (venue_id = 0)
    and (group_id is null or venue_kind = 'training')),
  -- with their indexes
  drop column cid, drop column timed_work_id, drop column qsheet_id, drop column tid, drop column gid;

create index submissions_of_venue on submissions (venue_kind, venue_id, id desc) where venue_kind <> 'public';
create index submissions_of_venue_problem on submissions (venue_kind, venue_id, pid, id desc) where venue_kind <> 'public';
create index submissions_of_venue_user on submissions (venue_kind, venue_id, uid, id desc) where venue_kind <> 'public';

-- Rejudge sets that were made for a contest or a timed work.
update rejudge_sets set filter = (filter - 'cid' - 'timedWorkId') || jsonb_build_object('venue',
  case when filter ? 'cid' then jsonb_build_object('kind', 'contest', 'id', filter -> 'cid')
    else jsonb_build_object('kind', 'timedWork', 'id', filter -> 'timedWorkId') end)
where filter ?| array['cid', 'timedWorkId'];
