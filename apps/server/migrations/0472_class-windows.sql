-- Windows of classes of a group: a timed work and an assignment may be open to a class at times of its own.
create table timed_work_windows (
  wid bigint not null references timed_works on delete cascade,
  label text not null constraint timed_work_windows_label_check check (label <> '' and char_length(label) <= 50),
  start_time timestamptz not null,
  end_time timestamptz not null,
  primary key (wid, label),
  constraint timed_work_windows_times_check check (end_time > start_time)
);
-- The class in which somebody started: its window holds for the sitting, whatever class comes after; null where it is not known.
alter table timed_work_sittings add column label text;

create table assignment_windows (
  assignment_id bigint not null references assignments on delete cascade,
  label text not null constraint assignment_windows_label_check check (label <> '' and char_length(label) <= 50),
  opens_at timestamptz not null,
  due_at timestamptz not null,
  primary key (assignment_id, label),
  constraint assignment_windows_times_check check (due_at > opens_at)
);
