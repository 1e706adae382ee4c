-- What a group is set as work: a training, a question sheet or a timed work, with an opening, a due date and what comes late.
create table assignments (
  id bigint generated always as identity primary key,
  gid bigint not null references groups on delete cascade,
  -- exactly one of them, with which it goes
  training_id bigint references trainings on delete cascade,
  qsheet_id bigint references qsheets on delete cascade,
  work_id bigint references timed_works on delete cascade,
  title text not null,
  opens_at timestamptz not null,
  due_at timestamptz not null,
  -- [{hours, share}]: per cent that count from so many hours after the due date on
  late jsonb not null default '[]',
  results text not null default 'atOnce' constraint assignments_results_check check (results in ('atOnce', 'afterDue', 'byHand')),
  -- results by hand: when they were shown
  released_at timestamptz,
  author_uid bigint references users on delete set null,
  version integer not null default 0,
  gmt_create timestamptz not null default now(),
  constraint assignments_target_check check (num_nonnulls(training_id, qsheet_id, work_id) = 1),
  constraint assignments_times_check check (opens_at < due_at)
);
create index assignments_of_group on assignments (gid, due_at);
create index assignments_of_training on assignments (training_id);
create index assignments_of_qsheet on assignments (qsheet_id);
create index assignments_of_work on assignments (work_id);
create index assignments_of_author on assignments (author_uid);
