-- What a problem was after each save. A version names its parts by their hash, so that one that did not change is stored once, and its test
-- data by the row that it had, whose files are in the content store.
create table problem_parts (
  pid bigint not null references problems on delete cascade,
  hash text not null,
  content jsonb not null,
  primary key (pid, hash)
);
create table problem_versions (
  pid bigint not null references problems on delete cascade,
  number integer not null check (number > 0),
  author_uid bigint references users on delete set null,
  author text not null,
  message text not null default '',
  -- the version whose content was taken up again
  restored_from integer,
  -- name of a part → hash
  parts jsonb not null,
  data_version bigint references problem_data,
  gmt_create timestamptz not null,
  primary key (pid, number)
);
create index problem_versions_of_data on problem_versions (data_version);
-- The version that is judged with; null for what was judged before there were any.
alter table jobs add column problem_version integer;
alter table judgements add column problem_version integer;
