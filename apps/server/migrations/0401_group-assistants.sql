-- Members who help those who run a group, each with rights of their own; they go with the membership.
create table group_assistants (
  gid bigint not null,
  uid bigint not null,
  -- what the person may do: see ASSISTANT_RIGHTS of the contract
  rights text[] not null constraint group_assistants_rights_check check (cardinality(rights) > 0),
  by_uid bigint references users on delete set null,
  gmt_create timestamptz not null default now(),
  primary key (gid, uid),
  foreign key (gid, uid) references group_members on delete cascade
);
create index group_assistants_by on group_assistants (by_uid);
