-- A ban may end by itself and says why; an account is erased at a moment that can be called off until then.
alter table users
  add column ban_until timestamptz,
  add column ban_reason text not null default '',
  add column erase_after timestamptz,
  add column erased_at timestamptz;
create index users_to_erase on users (erase_after) where erase_after is not null;
create index users_banned_until on users (ban_until) where ban_until is not null;

-- What administrators note about a person, for each other.
create table user_notes (
  id bigint generated always as identity primary key,
  uid bigint not null references users (uid) on delete cascade,
  author_uid bigint references users (uid) on delete set null,
  content text not null,
  gmt_create timestamptz not null default now()
);
create index user_notes_of_user on user_notes (uid, id desc);
