-- Totals over the assignments of a group: what each is worth, who is excused from one, and how many of the lowest are dropped.
alter table assignments add column worth integer not null default 100
  constraint assignments_worth_check check (worth between 0 and 10000);

create table assignment_excuses (
  assignment_id bigint not null references assignments on delete cascade,
  uid bigint not null references users on delete cascade,
  reason text not null,
  by_uid bigint references users on delete set null,
  gmt_create timestamptz not null default now(),
  primary key (assignment_id, uid)
);
create index assignment_excuses_of_user on assignment_excuses (uid);
create index assignment_excuses_by on assignment_excuses (by_uid);

-- A group without a row drops nothing.
create table group_grading (
  gid bigint primary key references groups on delete cascade,
  drop_lowest integer not null constraint group_grading_drop_lowest_check check (drop_lowest between 0 and 100)
);
