-- A group that was disbanded is hidden from everybody and kept for a while, so that it can be brought back.
alter table groups
  add column disbanded_at timestamptz,
  add column disbanded_by bigint references users on delete set null;
create index groups_disbanded on groups (disbanded_at) where disbanded_at is not null;

-- Who was taken out of a group by somebody else: a join link does not let them in again by itself.
create table group_removals (
  gid bigint not null references groups on delete cascade,
  uid bigint not null references users on delete cascade,
  gmt_create timestamptz not null default now(),
  primary key (gid, uid)
);
create index group_removals_of_user on group_removals (uid);

-- The owner offers a group to a member, who accepts. One offer a group.
create table group_offers (
  gid bigint primary key references groups on delete cascade,
  to_uid bigint not null references users on delete cascade,
  by_uid bigint not null references users on delete cascade,
  gmt_create timestamptz not null default now(),
  ends_at timestamptz not null
);
create index group_offers_to on group_offers (to_uid);
create index group_offers_by on group_offers (by_uid);
