-- Question sheets: problems in groups that open one after another, and how far everybody is in them.
create table qsheets (
  id bigint generated always as identity primary key,
  rank integer not null default 1000,
  title text not null,
  description text not null default '',
  image text,
  visible boolean not null default true,
  version integer not null default 0,
  -- kept by what follows submissions: how many rows of qsheet_participants there are, and how many of them finished
  participants integer not null default 0,
  finishers integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index qsheets_in_order on qsheets (rank, id);

create table qsheet_groups (
  id bigint generated always as identity primary key,
  qid bigint not null references qsheets on delete cascade,
  seq integer not null default 0,
  title text not null,
  -- {by: always} | {by: solved, groupId, solved} | {by: date, at} | {by: hand, isOpen}
  opens jsonb not null default '{"by": "always"}',
  unique (qid, id)
);

create table qsheet_problems (
  id bigint generated always as identity primary key,
  qid bigint not null,
  group_id bigint not null,
  pid bigint not null references problems on delete cascade,
  -- within its group
  seq integer not null default 0,
  -- submissions of the sheet that were judged, and those of them that were accepted
  submitted integer not null default 0,
  accepted integer not null default 0,
  unique (group_id, pid),
  constraint qsheet_problems_group_fkey foreign key (qid, group_id) references qsheet_groups (qid, id) on delete cascade
);
create index qsheet_problems_of_problem on qsheet_problems (pid);
create index qsheet_problems_of_sheet on qsheet_problems (qid, group_id, seq);

create table qsheet_participants (
  id bigint generated always as identity unique,
  qid bigint not null references qsheets on delete cascade,
  uid bigint not null references users on delete cascade,
  joined_at timestamptz not null default now(),
  -- what follows from submissions: problems accepted in the sheet, those of them that it shows, and when the last of these was sent
  accepted bigint[] not null default '{}',
  solved integer not null default 0,
  reached_at timestamptz,
  finished_at timestamptz,
  -- groups that solved problems opened to the person
  opened bigint[] not null default '{}',
  primary key (qid, uid)
);
create index qsheet_participants_of_user on qsheet_participants (uid);
