-- Two people who write to each other. Whoever writes holds the row of the pair until the commit, so that the numbers of its messages are
-- the order in which they were stored, without gaps.
create table chat_pairs (
  id bigint generated always as identity primary key,
  lo bigint not null references users on delete cascade,
  hi bigint not null references users on delete cascade,
  seq integer not null default 0,
  unique (lo, hi),
  check (lo < hi)
) with (fillfactor = 70);
create index chat_pairs_of_hi on chat_pairs (hi);

create table chat_messages (
  pair_id bigint not null references chat_pairs on delete cascade,
  seq integer not null,
  from_uid bigint not null,
  -- the number of the message among those of its writer in this pair
  nth integer not null,
  -- made by the client for each message, so that a repeated request writes nothing twice
  key text not null,
  content text not null,
  gid bigint,
  gmt_create timestamptz not null,
  primary key (pair_id, seq),
  unique (from_uid, key)
);

-- A conversation as one of both has it. What is unread is the difference of two numbers that only grow.
create table chat_sides (
  uid bigint not null references users on delete cascade,
  pair_id bigint not null references chat_pairs on delete cascade,
  peer_uid bigint not null references users on delete cascade,
  sent integer not null default 0,
  received integer not null default 0,
  seen integer not null default 0,
  cleared_seq integer not null default 0,
  last_seq integer not null default 0,
  last_at timestamptz not null,
  blocked_at timestamptz,
  primary key (uid, pair_id)
) with (fillfactor = 70);
create index chat_sides_latest on chat_sides (uid, last_at desc, pair_id desc);
create index chat_sides_unread on chat_sides (uid) where received > seen;
create index chat_sides_of_pair on chat_sides (pair_id);
create index chat_sides_of_peer on chat_sides (peer_uid);

-- What somebody reported, with the last messages as they were.
create table chat_reports (
  id bigint generated always as identity primary key,
  reporter_uid bigint references users on delete set null,
  reported_uid bigint references users on delete set null,
  reason text not null,
  messages jsonb not null,
  gmt_create timestamptz not null,
  closed_at timestamptz,
  closed_by bigint references users on delete set null
);
create index chat_reports_open on chat_reports (id) where closed_at is null;
create index chat_reports_of_reporter on chat_reports (reporter_uid);
create index chat_reports_of_reported on chat_reports (reported_uid);
create index chat_reports_of_closer on chat_reports (closed_by);
