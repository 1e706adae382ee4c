-- Answers of a timed work that do not count: they arrived after the end, were saved over a newer version, or another page's stand in their place.
create table timed_work_answer_drafts (
  id bigint generated always as identity primary key,
  wid bigint not null,
  uid bigint not null,
  pid bigint not null references problems on delete cascade,
  answers jsonb not null,
  why text not null constraint timed_work_answer_drafts_why_check check (why in ('late', 'stale', 'replaced')),
  arrived_at timestamptz not null,
  constraint timed_work_answer_drafts_sitting_fkey foreign key (wid, uid) references timed_work_sittings on delete cascade
);
create index timed_work_answer_drafts_of_sitting on timed_work_answer_drafts (wid, uid, id);
create index timed_work_answer_drafts_of_problem on timed_work_answer_drafts (pid);
