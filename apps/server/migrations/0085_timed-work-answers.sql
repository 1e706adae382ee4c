-- What somebody answers to the questions of an objective problem while a work runs, saved as it is typed.
create table timed_work_answers (
  wid bigint not null,
  uid bigint not null,
  pid bigint not null references problems on delete cascade,
  -- by the id of the question
  answers jsonb not null,
  -- counts saves; a save over a newer one is refused
  version integer not null,
  saved_at timestamptz not null,
  primary key (wid, uid, pid),
  constraint timed_work_answers_sitting_fkey foreign key (wid, uid) references timed_work_sittings on delete cascade
) with (fillfactor = 70);
create index timed_work_answers_of_problem on timed_work_answers (pid);

-- With which revision of the work's questions answers were graded: null before the sitting has ended.
alter table timed_work_sittings add column graded_revision integer;
