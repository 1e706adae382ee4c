create table groups (
  id bigint generated always as identity primary key,
  avatar text,
  name text not null check (name <> ''),
  -- stands before the display ids of its problems
  short_name text not null check (short_name <> ''),
  brief text not null,
  description text not null,
  -- null when the owner's account is gone: its roots and the super admins remain
  owner_uid bigint references users on delete set null,
  -- 1 public, 2 protected, 3 private
  auth smallint not null check (auth in (1, 2, 3)),
  -- asked of who applies to a private group; read by those who manage the group, who hand it out
  code text not null default '',
  check (auth = 1 or length(code) = 6),
  -- false: nobody but its members and super admins learns that it exists
  visible boolean not null default true,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create unique index groups_name on groups (lower(name));
create unique index groups_short_name on groups (lower(short_name));
create index groups_owner on groups (owner_uid);

-- Members and who would like to be: one row a user and group, so that two requests at once are one.
create table group_members (
  gid bigint not null references groups on delete cascade,
  uid bigint not null references users on delete cascade,
  -- 1 applying, 2 refused, 3 member, 4 admin, 5 root
  auth smallint not null check (auth between 1 and 5),
  -- why somebody applied
  reason text not null default '',
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  primary key (gid, uid)
);
create index group_members_of_user on group_members (uid);
create index group_members_listed on group_members (gid, auth desc, gmt_create, uid);

-- gid as a reference: null for a contest of the site. A group is not disbanded while contests of it are left.
alter table contests add column group_id bigint generated always as (nullif(gid, 0)) stored references groups;
create index contests_of_group on contests (group_id, start_time desc, id desc) where group_id is not null;
