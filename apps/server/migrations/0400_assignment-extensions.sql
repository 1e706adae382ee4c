-- A later due date of an assignment for one person.
create table assignment_extensions (
  assignment_id bigint not null references assignments on delete cascade,
  uid bigint not null references users on delete cascade,
  -- the person's due date is not before it, and never before everybody's
  until timestamptz not null,
  reason text not null,
  by_uid bigint references users on delete set null,
  gmt_create timestamptz not null default now(),
  primary key (assignment_id, uid)
);
create index assignment_extensions_of_user on assignment_extensions (uid);
create index assignment_extensions_by on assignment_extensions (by_uid);
