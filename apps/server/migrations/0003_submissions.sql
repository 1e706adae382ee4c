create table submissions (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  uid bigint not null references users on delete cascade,
  username text not null,
  -- the venue: 0 means none
  cid bigint not null default 0,
  timed_work_id bigint not null default 0,
  qsheet_id bigint not null default 0,
  gid bigint not null default 0,
  tid bigint not null default 0,
  -- stands in the public list: practice on a public problem; kept in step when the problem's visibility changes
  listed boolean not null default false,
  display_id text not null,
  display_pid text not null,
  language text not null,
  code text not null,
  length integer not null,
  ip text not null default '',
  share boolean not null default false,
  -- the client's idempotency key and a digest of what it stood for
  submit_key text,
  submit_digest bytea,
  -- decided by the server's clock at receipt: the order of contests
  received_at timestamptz not null default clock_timestamp(),
  -- the current judgement, copied here so that lists need one table
  judgement_id bigint,
  status smallint not null default 5,
  score integer,
  oi_rank_score integer,
  time_ms integer,
  memory_kb integer,
  judger text,
  is_manual boolean not null default false
);
create unique index submissions_key on submissions (uid, submit_key) where submit_key is not null;
create index submissions_listed on submissions (id desc) where listed;
create index submissions_listed_status on submissions (status, id desc) where listed;
create index submissions_listed_of_user on submissions (uid, id desc) where listed;
create index submissions_listed_of_problem on submissions (pid, id desc) where listed;
create index submissions_listed_of_problem_status on submissions (pid, status, id desc) where listed;
create index submissions_of_user on submissions (uid, id desc);
create index submissions_of_user_problem on submissions (uid, pid, id desc);
create index submissions_of_problem on submissions (pid, id desc);
create index submissions_received on submissions (received_at);
create index submissions_unfinished on submissions (id) where status in (5, 6, 7, 9);

-- Every result a submission ever had. One of them is current; rejudging adds one, so each change can be undone.
create table judgements (
  id bigint generated always as identity primary key,
  submission_id bigint not null references submissions on delete cascade,
  source text not null check (source in ('judge', 'manual', 'cancel')),
  status smallint not null,
  score integer,
  oi_rank_score integer,
  time_ms integer,
  memory_kb integer,
  error_message text,
  -- [{index, status, timeMs, memoryKb, score, groupNum, message, userOutput}]
  cases jsonb not null default '[]',
  judge_case_mode text not null default 'default',
  data_version bigint,
  language_version text not null default '',
  judger text,
  by_uid bigint,
  reason text,
  gmt_create timestamptz not null default now()
);
create index judgements_of_submission on judgements (submission_id, id);
alter table submissions add foreign key (judgement_id) references judgements on delete set null deferrable initially deferred;

-- The queue. A job is never popped: it is leased, and a lease that runs out makes it wait again. Its row goes in the
-- transaction that stores the result. The partial index holds waiting rows only, so claiming never scans past leased ones.
create table jobs (
  id bigint generated always as identity primary key,
  submission_id bigint unique references submissions on delete cascade,
  test_key text unique,
  uid bigint not null,
  -- 0 contest and timed work, 1 practice, 2 test run, 3 rejudge
  priority smallint not null,
  -- place in the fair order among jobs of one priority: a user's n-th waiting job stands behind everyone's earlier ones
  turn bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'leased')),
  language text not null,
  attempt integer not null default 0,
  -- known to the node that holds the lease; results come with it
  token text,
  node_id bigint,
  lease_until timestamptz,
  -- the node that failed last, which leaves the job to others for a while
  failed_node bigint,
  failed_at timestamptz,
  failure text,
  gmt_create timestamptz not null default clock_timestamp(),
  gmt_claimed timestamptz,
  -- the version of the test data that this lease judges with
  data_version bigint,
  check ((submission_id is null) <> (test_key is null))
);
create index jobs_waiting on jobs (priority, turn, id) where state = 'waiting';
create index jobs_waiting_of_user on jobs (uid, priority, turn) where state = 'waiting';
create index jobs_leased on jobs (lease_until) where state = 'leased';

-- What a test run needs and yields; kept a few minutes.
create unlogged table test_runs (
  test_key text primary key,
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  work jsonb not null,
  status smallint not null default 5,
  result jsonb,
  gmt_create timestamptz not null default now(),
  expires_at timestamptz not null
);
create index test_runs_expiry on test_runs (expires_at);

create table judge_nodes (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- which start of the node announced itself last
  instance text,
  version text not null,
  slots integer not null,
  busy_slots integer not null default 0,
  load real not null default 0,
  ready boolean not null,
  sandbox jsonb not null default '{}',
  languages jsonb not null default '[]',
  problems jsonb not null default '[]',
  judged bigint not null default 0,
  last_seen timestamptz not null default now(),
  gmt_create timestamptz not null default now()
);

-- First accepted submission of a user and problem outside contests: the solved list, and what coins are paid on.
create table solved_problems (
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  submission_id bigint not null references submissions on delete cascade,
  gmt_create timestamptz not null default now(),
  primary key (uid, pid)
);
create index solved_problems_recent on solved_problems (gmt_create);
