-- Questions of objective problems, with what is right; answers are kept where they are given. The key goes into the orders that people
-- get, so that nobody can work out the author's from their own.
create table problem_questions (
  pid bigint primary key references problems on delete cascade,
  questions jsonb not null,
  shuffle_questions boolean not null,
  shuffle_options boolean not null,
  shuffle_key text not null,
  revision integer not null default 1,
  gmt_modified timestamptz not null
);
