-- Who helps with a problem beside those whose it is: curators change it, testers see and solve it before it is public.
create table problem_people (
  pid bigint not null references problems (id) on delete cascade,
  uid bigint not null references users (uid) on delete cascade,
  part text not null check (part in ('curator', 'tester')),
  named_by bigint references users (uid) on delete set null,
  gmt_create timestamptz not null,
  primary key (pid, uid)
);
create index problem_people_of_user on problem_people (uid, pid);
create index problem_people_named_by on problem_people (named_by);
