-- Remote judges. A site is off until an administrator switches it on; what is wrong with it is kept by what was tried. The lease says
-- which web node speaks with it: one at a time, so that its pace is kept and nothing is sent twice.
create table remote_sites (
  site text primary key check (site in ('HDU', 'POJ', 'LIBRE', 'SPOJ', 'CF', 'GYM', 'AC')),
  enabled boolean not null default false,
  terms_by bigint references users (uid) on delete set null,
  terms_at timestamptz,
  -- milliseconds; the usual of the site where null
  gap_ms integer check (gap_ms >= 0),
  submit_gap_ms integer check (submit_gap_ms >= 0),
  troubles jsonb not null default '{}',
  last_ok_at timestamptz,
  check_asked_at timestamptz,
  checked_at timestamptz,
  check_result jsonb,
  lease_token text,
  lease_until timestamptz
);
create index remote_sites_terms_by on remote_sites (terms_by);
insert into remote_sites (site)
select unnest(array['HDU', 'POJ', 'LIBRE', 'SPOJ', 'CF', 'GYM', 'AC']);

-- Accounts of this site at others. Password and cookies are sealed with a key that is not in the database.
create table remote_accounts (
  id bigint generated always as identity primary key,
  site text not null references remote_sites (site),
  handle text not null,
  sealed_secret text not null,
  sealed_cookies text,
  enabled boolean not null default true,
  state text not null default 'new' check (state in ('new', 'ok', 'badCredentials', 'blocked')),
  state_words text not null default '',
  state_since timestamptz not null,
  last_ok_at timestamptz,
  last_submit_at timestamptz,
  gmt_create timestamptz not null default now(),
  unique (site, handle)
);

-- What a problem of a remote judge is there; `imported` holds the fields as they were read, to tell what was edited here since.
create table remote_problems (
  pid bigint primary key references problems on delete cascade,
  site text not null references remote_sites (site),
  key text not null,
  submit_key text not null,
  languages text[],
  imported jsonb not null,
  fetched_at timestamptz not null,
  missing_since timestamptz,
  unique (site, key)
);

-- The way of a submission to a remote judge and back. Each step is stored before it is taken, so that whoever goes on after a crash
-- knows what may have been sent.
create table remote_submissions (
  submission_id bigint primary key references submissions on delete cascade,
  uid bigint not null,
  site text not null references remote_sites (site),
  key text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'leased', 'submitting', 'unsure', 'submitted', 'judging', 'done', 'failed')),
  priority smallint not null,
  marker text not null,
  attempt integer not null default 0,
  account_id bigint references remote_accounts on delete set null,
  handle text,
  -- before anything was sent: newest submission of the account to the problem; and that it may have been sent from now on
  baseline_id text,
  intent_at timestamptz,
  -- the site said that it took it
  is_taken boolean not null default false,
  looks integer not null default 0,
  remote_id text,
  raw text not null default '',
  test integer,
  polls integer not null default 0,
  followed_since timestamptz,
  unknown_since timestamptz,
  next_at timestamptz not null default '-infinity',
  queued_at timestamptz not null default clock_timestamp(),
  failure text,
  failure_words text not null default '',
  check ((state = 'failed') = (failure is not null)),
  check (state not in ('submitted', 'judging', 'done') or remote_id is not null),
  check (state not in ('submitting', 'unsure') or intent_at is not null),
  unique (site, remote_id)
);
create index remote_submissions_open on remote_submissions (site, state, next_at) where state not in ('done', 'failed');
create index remote_submissions_failed on remote_submissions (site, queued_at) where state = 'failed';
create index remote_submissions_account on remote_submissions (account_id) where account_id is not null;

-- Pages that were not understood, for those who mend the parsers; without secrets, for a week.
create table remote_pages (
  id bigint generated always as identity primary key,
  site text not null references remote_sites (site),
  url text not null,
  status integer not null,
  missed text not null,
  body text not null,
  gmt_create timestamptz not null
);
create index remote_pages_of_site on remote_pages (site, id desc);
