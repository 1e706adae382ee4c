-- What those who run a group and its members write about work that was set: about a line of the code, or all of it.
create table submission_remarks (
  id bigint generated always as identity primary key,
  submission_id bigint not null references submissions on delete cascade,
  -- null: about all of it
  line integer constraint submission_remarks_line_check check (line > 0),
  uid bigint not null references users on delete cascade,
  content text not null,
  gmt_create timestamptz not null default now()
);
create index submission_remarks_of_submission on submission_remarks (submission_id, id);
create index submission_remarks_of_user on submission_remarks (uid);

-- Whether work is good or needs more of it, as who runs the group says.
create table submission_marks (
  submission_id bigint primary key references submissions on delete cascade,
  mark text not null constraint submission_marks_mark_check check (mark in ('good', 'needsWork')),
  uid bigint not null references users on delete cascade,
  gmt_create timestamptz not null default now()
);
create index submission_marks_of_user on submission_marks (uid);
