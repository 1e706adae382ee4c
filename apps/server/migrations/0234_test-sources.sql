-- What the tests of a problem are made of. Until it is saved the validators are those that its package brought.
create table test_sources (
  pid bigint primary key references problems on delete cascade,
  -- rises with every save, so that nobody saves over what they have not seen
  edition integer not null,
  generators jsonb not null,
  script text not null,
  hand_made jsonb not null,
  validators jsonb not null
);

-- Runs of the workshop on judge nodes: making tests, looking for a difference between solutions.
create table workshop_runs (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  kind text not null,
  by_uid bigint references users on delete set null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  -- the work of a node as it was when the run began, and what the pages show of it
  plan jsonb not null,
  -- tests with their files, as far as they are made
  tests jsonb not null default '[]',
  -- what else came of it
  result jsonb,
  gmt_create timestamptz not null,
  gmt_ended timestamptz
);
create index workshop_runs_of_problem on workshop_runs (pid, kind, id);
create index workshop_runs_by on workshop_runs (by_uid);
create unique index workshop_runs_running on workshop_runs (pid, kind) where state = 'running';

-- Files that programs of a problem made, by the hash of program and arguments.
create table made_files (
  pid bigint not null references problems on delete cascade,
  key text not null,
  hash text not null,
  bytes bigint not null,
  gmt_used timestamptz not null,
  primary key (pid, key)
);

alter table jobs add column run_id bigint unique references workshop_runs on delete cascade;
alter table jobs drop constraint jobs_check;
alter table jobs add constraint jobs_check check (num_nonnulls(submission_id, test_key, member_id, trial_id, run_id) = 1);
alter table jobs drop column kind;
alter table jobs add column kind text not null generated always as (case
  when submission_id is not null then 'submission'
  when member_id is not null then 'member'
  when trial_id is not null then 'trial'
  when run_id is not null then 'workshop'
  else 'testRun' end) stored;
