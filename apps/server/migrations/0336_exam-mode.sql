-- Exam mode of a timed work: only the exam is open on the site to whoever sits it, in one session, from some networks.
alter table timed_works
  add column exam boolean not null default false,
  -- what the page notices is written down
  add column exam_notes boolean not null default false,
  -- one a line; empty: anywhere
  add column exam_networks text not null default '';

-- The session that sits the exam. It may end and be gone.
alter table timed_work_sittings add column session_id bigint;

-- What was noticed of somebody who sits an exam; never what was pasted or looked at.
create table timed_work_exam_notes (
  id bigint generated always as identity primary key,
  wid bigint not null,
  uid bigint not null,
  kind text not null constraint timed_work_exam_notes_kind_check check (kind in ('hidden', 'blur', 'fullScreen', 'paste', 'session')),
  at timestamptz not null,
  -- seconds; of a paste, characters
  amount integer not null default 0,
  foreign key (wid, uid) references timed_work_sittings on delete cascade
);
create index timed_work_exam_notes_of_sitting on timed_work_exam_notes (wid, uid, at);
