-- User names of accounts that were erased: nobody else gets them.
create table former_names (
  name_key text primary key,
  gmt_create timestamptz not null default now()
);

-- What is stored of a person, as an archive that is fetched by its link until it ends.
create table data_archives (
  id bigint generated always as identity primary key,
  uid bigint not null references users (uid) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  key_hash bytea not null,
  hash text,
  bytes bigint,
  gmt_create timestamptz not null,
  expires_at timestamptz not null
);
create index data_archives_of_user on data_archives (uid, id desc);
create index data_archives_waiting on data_archives (id) where state = 'waiting';
