-- What the list of a group's problems shows beside each: submissions made in the group and in its trainings that were judged, and those
-- accepted. They follow the judgements like the counters of public practice do.
create table group_problem_counts (
  gid bigint not null references groups on delete cascade,
  pid bigint not null references problems on delete cascade,
  total integer not null default 0,
  ac integer not null default 0,
  primary key (gid, pid)
);
create index group_problem_counts_of_problem on group_problem_counts (pid);

insert into group_problem_counts (gid, pid, total, ac)
select coalesce(s.group_id, s.venue_id), s.pid, count(*), count(*) filter (where j.status = 0)
from submissions s
join judgements j on j.id = s.judgement_id
join groups g on g.id = coalesce(s.group_id, s.venue_id)
where s.venue_kind = 'group' or s.group_id is not null
group by 1, 2;
