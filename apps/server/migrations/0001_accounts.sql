create extension if not exists pg_trgm;

create table users (
  uid bigint generated always as identity primary key,
  username text not null,
  -- comparisons ignore case, so that "Ann" and "ann" are one name
  username_key text generated always as (lower(username)) stored not null unique,
  password_hash text not null,
  email text not null,
  email_key text generated always as (lower(email)) stored not null unique,
  role smallint not null default 1002,
  status smallint not null default 0 check (status in (0, 1)),
  nickname text not null default '',
  realname text not null default '',
  gender text not null default 'secrecy' check (gender in ('male', 'female', 'secrecy')),
  school text not null default '',
  course text not null default '',
  number text not null default '',
  signature text not null default '',
  github text not null default '',
  blog text not null default '',
  cf_username text not null default '',
  avatar text,
  title_name text,
  title_color text,
  theme_color text,
  bg_id bigint,
  card_style text,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index users_search on users using gin ((username || ' ' || nickname || ' ' || realname || ' ' || email) gin_trgm_ops);

-- A session is known by the hash of its token only. Its row is never touched by ordinary requests.
create table sessions (
  id bigint generated always as identity primary key,
  uid bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip text not null default '',
  gmt_create timestamptz not null default now(),
  renew_at timestamptz not null,
  expires_at timestamptz not null,
  -- the token before the last renewal: works a little longer, for requests already on their way
  previous_hash bytea,
  previous_until timestamptz
);
create unique index sessions_previous on sessions (previous_hash) where previous_hash is not null;
create index sessions_of_user on sessions (uid);
create index sessions_expiry on sessions (expires_at);

-- Short-lived secrets: mailed codes, captchas, puzzles. One row a purpose and subject.
create table challenges (
  purpose text not null,
  subject text not null,
  secret_hash bytea,
  detail jsonb not null default '{}',
  failures smallint not null default 0,
  gmt_create timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (purpose, subject)
);
create index challenges_expiry on challenges (expires_at);

-- Counters of attempts in a window: failed log-ins, mails an address asked for, …
create unlogged table attempt_counters (
  name text not null,
  subject text not null,
  count integer not null,
  resets_at timestamptz not null,
  primary key (name, subject)
);
create index attempt_counters_expiry on attempt_counters (resets_at);

create table check_ins (
  uid bigint not null references users on delete cascade,
  day date not null,
  streak integer not null check (streak > 0),
  remark text not null default '',
  acoin integer not null,
  gmt_create timestamptz not null default now(),
  primary key (uid, day)
);

-- Coins are a ledger; the balance is a sum kept in step by the same transaction. `reason` + `subject` pay once.
create table coin_ledger (
  id bigint generated always as identity primary key,
  uid bigint not null references users on delete cascade,
  delta integer not null,
  reason text not null,
  subject text not null,
  gmt_create timestamptz not null default now(),
  unique (uid, reason, subject)
);
create table coin_balances (
  uid bigint primary key references users on delete cascade,
  balance bigint not null default 0 check (balance >= 0)
);

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
  error text,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default now(),
  gmt_create timestamptz not null default now()
);
create index mails_waiting on mails (next_try_at) where state = 'waiting';

-- One row: names, links and switches of the site as an object.
create table site_settings (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null,
  gmt_modified timestamptz not null default now()
);

-- Who changed what, before and after; for every act of staff that others would ask about.
create table audit_log (
  id bigint generated always as identity primary key,
  uid bigint,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  ip text not null default '',
  gmt_create timestamptz not null default now()
);
create index audit_log_subject on audit_log (subject, id);
