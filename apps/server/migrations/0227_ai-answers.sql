-- What a language model answered, by what it was asked, so that the same question about the same text is asked once.
create table ai_answers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('explain-problem', 'explain-ce', 'provide-idea', 'perfect-code')),
  digest bytea not null unique,
  pid bigint not null references problems (id) on delete cascade,
  content text not null,
  gmt_create timestamptz not null
);
create index ai_answers_of_problem on ai_answers (pid);

-- Who asked, for budgets of a day, and what became of it.
create table ai_requests (
  id bigint generated always as identity primary key,
  uid bigint not null references users (uid) on delete cascade,
  kind text not null check (kind in ('explain-problem', 'explain-ce', 'provide-idea', 'perfect-code')),
  answer_id bigint references ai_answers (id) on delete set null,
  outcome text not null check (outcome in ('running', 'answered', 'cached', 'left', 'failed')),
  helpful boolean,
  report text,
  gmt_create timestamptz not null
);
create index ai_requests_of_user on ai_requests (uid, gmt_create);
create index ai_requests_of_day on ai_requests (gmt_create);
create index ai_requests_of_answer on ai_requests (answer_id);
create index ai_requests_reported on ai_requests (id desc) where report is not null;
