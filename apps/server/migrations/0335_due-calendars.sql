-- The secret by which somebody's calendar of due dates is read; shown to that person again, so kept as it is.
create table due_calendar_keys (
  uid bigint primary key references users on delete cascade,
  key text not null unique,
  gmt_create timestamptz not null default now()
);
