-- What the latest submissions of a problem in practice came to, kept for a while: a page reads this row, never the submissions.
create table problem_statistics (
  pid bigint primary key references problems (id) on delete cascade,
  made_at timestamptz not null,
  counted integer not null,
  snapshot jsonb not null
);
