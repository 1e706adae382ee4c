-- What somebody reached by submissions made in a group and in its trainings, counted anew from them whenever one changes.
create table group_results (
  gid bigint not null references groups on delete cascade,
  uid bigint not null references users on delete cascade,
  -- problems accepted, submissions that count, the best points of each problem added up
  solved integer not null default 0,
  submissions integer not null default 0,
  score bigint not null default 0,
  primary key (gid, uid)
);
create index group_results_of_user on group_results (uid);

-- Submissions made in a group or in one of its trainings, by the group.
create index submissions_in_group on submissions (coalesce(group_id, venue_id), id desc)
  where venue_kind = 'group' or group_id is not null;
create index submissions_in_group_of_user on submissions (coalesce(group_id, venue_id), uid, pid, id desc)
  where venue_kind = 'group' or group_id is not null;
create index submissions_in_group_of_problem on submissions (coalesce(group_id, venue_id), pid, id desc)
  where venue_kind = 'group' or group_id is not null;
create index submissions_in_group_status on submissions (coalesce(group_id, venue_id), status, id desc)
  where venue_kind = 'group' or group_id is not null;
