-- Students ask for another look at what they were given, for so many days after results are shown; 0: not at all.
alter table assignments add column regrade_days integer not null default 7
  constraint assignments_regrade_days_check check (regrade_days between 0 and 90);

create table regrade_requests (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignments on delete cascade,
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  reason text not null,
  gmt_create timestamptz not null default now(),
  -- null while nobody decided
  is_granted boolean,
  answer text not null default '',
  by_uid bigint references users on delete set null,
  decided_at timestamptz,
  -- once for each problem
  unique (assignment_id, uid, pid)
);
create index regrade_requests_of_user on regrade_requests (uid);
create index regrade_requests_of_problem on regrade_requests (pid);
create index regrade_requests_by on regrade_requests (by_uid);
