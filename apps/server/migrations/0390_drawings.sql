-- What somebody drew beside a problem, or beside none (pid 0). It says nothing about the problem, so that whoever may not see one
-- learns nothing by drawing there; and it stays when the problem goes.
create table drawings (
  uid bigint not null references users (uid) on delete cascade,
  pid bigint not null check (pid >= 0),
  rev integer not null default 1 check (rev > 0),
  scene text not null check (octet_length(scene) <= 2000000),
  gmt_create timestamptz not null,
  gmt_modified timestamptz not null,
  primary key (uid, pid)
);
