-- Links that let people into a group, with an end and a limit of uses.
create table group_join_links (
  id bigint generated always as identity primary key,
  gid bigint not null references groups on delete cascade,
  -- 128 bits that stand in the address; shown again to the group's admins, so kept as it is
  token text not null unique,
  -- the same in eight characters, for a blackboard
  code text not null unique,
  by_uid bigint references users on delete set null,
  -- who comes by it applies, and an admin decides
  needs_approval boolean not null,
  ends_at timestamptz not null,
  -- null: as many as like
  uses_max integer check (uses_max > 0),
  uses integer not null default 0,
  check (uses_max is null or uses <= uses_max),
  revoked_at timestamptz,
  gmt_create timestamptz not null default now()
);
create index group_join_links_of_group on group_join_links (gid, id desc);
create index group_join_links_by on group_join_links (by_uid);

-- Who came by which link: a person counts once.
create table group_join_uses (
  link_id bigint not null references group_join_links on delete cascade,
  uid bigint not null references users on delete cascade,
  gmt_create timestamptz not null default now(),
  primary key (link_id, uid)
);
create index group_join_uses_of_user on group_join_uses (uid);
