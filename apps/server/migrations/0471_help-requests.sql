-- What students ask about a problem of an assignment, and who of those who help took it up.
create table help_requests (
  id bigint generated always as identity primary key,
  assignment_id bigint not null references assignments on delete cascade,
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  submission_id bigint references submissions on delete set null,
  -- the code around a line, as it was when it was asked
  line integer constraint help_requests_line_check check (line > 0),
  excerpt text not null default '',
  excerpt_from integer not null default 1,
  question text not null,
  gmt_create timestamptz not null,
  -- holds for a while, and is never taken out
  claimed_by bigint references users on delete set null,
  claimed_at timestamptz,
  answer text,
  answered_by bigint references users on delete set null,
  answered_at timestamptz,
  constraint help_requests_answer_check check ((answer is null) = (answered_at is null))
);
-- one at a time about a problem
create unique index help_requests_waiting on help_requests (assignment_id, uid, pid) where answered_at is null;
create index help_requests_of_user on help_requests (uid, id);
create index help_requests_of_problem on help_requests (pid);
create index help_requests_of_submission on help_requests (submission_id);
create index help_requests_claimed on help_requests (claimed_by);
create index help_requests_answered on help_requests (answered_by);
