-- Subtasks of the case mode `subtasks`: [{num, score, rule, dependsOn}]
alter table problem_data add column subtasks jsonb not null default '[]';

-- Scoring the same case results anew is a judgement too.
alter table judgements drop constraint judgements_source_check;
alter table judgements add constraint judgements_source_check check (source in ('judge', 'manual', 'cancel', 'rescore'));

-- Submissions judged again beside their results, to be looked at first and applied or dropped as a whole.
create table rejudge_sets (
  id bigint generated always as identity primary key,
  -- 'run' runs the programs again, 'rescore' scores what they did
  kind text not null check (kind in ('run', 'rescore')),
  -- what was asked for: {submitIds, pid, cid, status, languages}
  filter jsonb not null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'applied', 'cancelled', 'undone')),
  by_uid bigint not null,
  gmt_create timestamptz not null default now(),
  gmt_applied timestamptz,
  gmt_ended timestamptz
);

create table rejudge_members (
  id bigint generated always as identity primary key,
  -- no reference: sets are never deleted, and thousands of members are added at once
  set_id bigint not null,
  submission_id bigint not null references submissions on delete cascade,
  -- the result that stood when the set was made; only over this one is the new one applied
  before_id bigint not null,
  -- the new result, null until there is one
  after_id bigint,
  -- waits to be scored anew, which the server does by itself
  to_rescore boolean not null default false,
  applied boolean not null default false,
  unique (set_id, submission_id)
);
create index rejudge_members_of_submission on rejudge_members (submission_id);
create index rejudge_members_to_rescore on rejudge_members (set_id, id) where to_rescore;

-- A job of a set stands for a member and never for the submission, whose own job may wait at the same time.
alter table jobs add column member_id bigint unique references rejudge_members on delete cascade;
alter table jobs drop constraint jobs_check;
alter table jobs add constraint jobs_check check (num_nonnulls(submission_id, test_key, member_id) = 1);
