-- What the back office tells of backups: each is noted when it is whole. One that is restored does not know of itself.
create table backups (
  moment timestamptz primary key,
  finished_at timestamptz not null default now(),
  files bigint not null
);
