-- Points that whoever runs a group gave by hand: they count instead of what was reached, whatever is judged again.
create table assignment_points (
  assignment_id bigint not null references assignments on delete cascade,
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  -- of the points of the problem
  percent integer not null constraint assignment_points_percent_check check (percent between 0 and 100),
  reason text not null default '',
  by_uid bigint references users on delete set null,
  gmt_create timestamptz not null default now(),
  primary key (assignment_id, uid, pid)
);
create index assignment_points_of_user on assignment_points (uid);
create index assignment_points_of_problem on assignment_points (pid);
create index assignment_points_by on assignment_points (by_uid);

-- What somebody says of programs again and again.
create table canned_remarks (
  id bigint generated always as identity primary key,
  uid bigint not null references users on delete cascade,
  content text not null,
  gmt_create timestamptz not null default now()
);
create index canned_remarks_of_user on canned_remarks (uid, id);
