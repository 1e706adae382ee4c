-- What happened to people, noted in the transaction in which it happened and handed out in batches afterwards: whatever causes a message
-- writes one row without keys to others, and never waits for those who are told.
create table message_events (
  id bigint generated always as identity primary key,
  kind text not null,
  recipients bigint[] not null,
  actor_uid bigint,
  cause text not null,
  source_type text not null,
  source_id bigint not null,
  source_title text not null,
  source_content text not null default '',
  quote_content text not null default '',
  url text not null check (url ~ '^/[^/\\]'),
  params jsonb not null default '{}',
  gmt_create timestamptz not null
);

-- Messages to one person and notices to many stand in one list and are named by one number.
create sequence message_ids;

create table messages (
  id bigint primary key default nextval('message_ids'),
  uid bigint not null references users on delete cascade,
  tab text not null check (tab in ('comment', 'reply', 'like', 'sys', 'mine')),
  kind text not null,
  cause text not null,
  actor_uid bigint references users on delete set null,
  source_type text not null,
  source_id bigint not null,
  source_title text not null,
  source_content text not null,
  quote_content text not null,
  url text not null,
  params jsonb not null,
  gmt_create timestamptz not null,
  read_at timestamptz,
  unique (uid, cause)
);
create index messages_of_user on messages (uid, tab, gmt_create desc, id desc);
create index messages_unread on messages (uid, tab) where read_at is null;
create index messages_of_actor on messages (actor_uid);

-- From where people logged in, so that they are told of a log-in from elsewhere.
create table login_addresses (
  uid bigint not null references users on delete cascade,
  address text not null,
  last_at timestamptz not null,
  primary key (uid, address)
);
create index login_addresses_age on login_addresses (last_at);
