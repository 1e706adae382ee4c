-- Runs of a problem's jury solutions against its test data. Nothing of them is a submission.
create table verifications (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  -- of the problem when it began: what changed since is told
  problem_version integer not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  by_uid bigint not null,
  gmt_create timestamptz not null default now(),
  gmt_ended timestamptz
);
create unique index verifications_running on verifications (pid) where state = 'running';
create index verifications_of_problem on verifications (pid, id);

-- One solution of a verification, as it was when that began, and what it got.
create table verification_trials (
  id bigint generated always as identity primary key,
  verification_id bigint not null references verifications on delete cascade,
  solution_id bigint not null,
  name text not null,
  language text,
  code text not null,
  expected text[] not null,
  score_min numeric,
  score_max numeric,
  is_model boolean not null,
  -- null while it is not judged
  status smallint,
  score integer,
  time_ms integer,
  memory_kb integer,
  error_message text,
  -- [{index, status, timeMs, memoryKb, score, groupNum, message, note, userOutput, beyond}]
  cases jsonb not null default '[]',
  data_version bigint,
  language_version text not null default '',
  judger text,
  unique (verification_id, solution_id)
);

-- A job of a verification stands for a trial.
alter table jobs add column trial_id bigint unique references verification_trials on delete cascade;
alter table jobs drop constraint jobs_check;
alter table jobs add constraint jobs_check check (num_nonnulls(submission_id, test_key, member_id, trial_id) = 1);
