-- User names of people at remote judges that let nobody but people submit. Codeforces and its Gym share theirs. One that is not proved
-- yet counts for nothing, so anybody may name it.
create table remote_handles (
  uid bigint not null references users (uid) on delete cascade,
  site text not null references remote_sites (site),
  handle text not null,
  word text not null,
  proved_at timestamptz,
  primary key (uid, site)
);
create unique index remote_handles_proved on remote_handles (site, lower(handle)) where proved_at is not null;
create index remote_handles_site on remote_handles (site);

-- What a person's own browser submits by: one of a submission, of which the hash alone is kept.
create table remote_tickets (
  submission_id bigint primary key references submissions on delete cascade,
  hash bytea not null unique,
  expires_at timestamptz not null,
  taken_at timestamptz
);
