-- Reports on similar programs (SIM-7 to SIM-12): what they compare is fixed when they are started; results are stored problem by problem, so
-- that one that was interrupted goes on where it was.
create table similarity_reports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('assignment', 'contest', 'timedWork', 'problem')),
  target_id bigint not null,
  assignment_id bigint generated always as (case when kind = 'assignment' then target_id end) stored
    references assignments (id) on delete cascade,
  contest_id bigint generated always as (case when kind = 'contest' then target_id end) stored
    references contests (id) on delete cascade,
  work_id bigint generated always as (case when kind = 'timedWork' then target_id end) stored
    references timed_works (id) on delete cascade,
  problem_id bigint generated always as (case when kind = 'problem' then target_id end) stored
    references problems (id) on delete cascade,
  title text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- per cent
  progress smallint not null default 0 check (progress between 0 and 100),
  -- whoever works on it has it until then
  leased_until timestamptz not null default '-infinity',
  -- of the problem that it is at, from the last one that was done on
  attempts smallint not null default 0,
  asked_by bigint references users (uid) on delete set null,
  asked_at timestamptz not null,
  finished_at timestamptz
);
create index similarity_reports_target on similarity_reports (kind, target_id, id);
create index similarity_reports_open on similarity_reports (id) where state in ('waiting', 'running');
create index similarity_reports_assignment on similarity_reports (assignment_id) where assignment_id is not null;
create index similarity_reports_contest on similarity_reports (contest_id) where contest_id is not null;
create index similarity_reports_work on similarity_reports (work_id) where work_id is not null;
create index similarity_reports_problem on similarity_reports (problem_id) where problem_id is not null;
create index similarity_reports_asked_by on similarity_reports (asked_by) where asked_by is not null;

create table similarity_problems (
  report_id bigint not null references similarity_reports (id) on delete cascade,
  pid bigint not null references problems (id) on delete cascade,
  -- as they were called when it was started
  display_id text not null,
  title text not null,
  too_short integer not null default 0,
  earlier integer not null default 0,
  pair_count bigint not null default 0,
  -- null until it is done
  median real,
  done_at timestamptz,
  primary key (report_id, pid)
);
create index similarity_problems_pid on similarity_problems (pid);

-- One program of each person.
create table similarity_programs (
  report_id bigint not null,
  pid bigint not null,
  submission_id bigint not null references submissions (id) on delete cascade,
  -- the greatest similarity to another one; null where there is too little to compare
  best real,
  primary key (report_id, pid, submission_id),
  foreign key (report_id, pid) references similarity_problems (report_id, pid) on delete cascade
);
create index similarity_programs_submission on similarity_programs (submission_id);

create table similarity_pairs (
  id bigint generated always as identity primary key,
  report_id bigint not null,
  pid bigint not null,
  a_id bigint not null references submissions (id) on delete cascade,
  b_id bigint not null references submissions (id) on delete cascade,
  similarity real not null,
  oddness real not null,
  coverage_a real not null,
  coverage_b real not null,
  longest integer not null,
  is_earlier boolean not null,
  unique (report_id, pid, a_id, b_id),
  foreign key (report_id, pid) references similarity_problems (report_id, pid) on delete cascade
);
create index similarity_pairs_oddness on similarity_pairs (report_id, oddness desc, id);
create index similarity_pairs_a on similarity_pairs (a_id);
create index similarity_pairs_b on similarity_pairs (b_id);

-- Rare prints of programs that were compared once, by which later terms find them.
create table similarity_prints (
  pid bigint not null references problems (id) on delete cascade,
  -- of the way in which prints are made; those of different ones never meet
  scheme smallint not null,
  hash bigint not null,
  submission_id bigint not null references submissions (id) on delete cascade,
  primary key (pid, scheme, hash, submission_id)
);
create index similarity_prints_submission on similarity_prints (submission_id);
