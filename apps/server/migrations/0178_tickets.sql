-- Mistakes in problems that people report, and what is written about them.
create table tickets (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  -- the problem's display id when it was opened: what it is called later may be for fewer eyes
  problem_id text not null,
  uid bigint not null references users on delete cascade,
  title text not null,
  is_open boolean not null default true,
  assignee_uid bigint references users on delete set null,
  -- number of the version that fixed it
  fixed_in integer,
  messages integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index tickets_of_problem on tickets (pid);
create index tickets_of_user on tickets (uid, gmt_create);
create index tickets_of_assignee on tickets (assignee_uid);
create index tickets_by_change on tickets (is_open, gmt_modified desc, id desc);

create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  uid bigint not null references users on delete cascade,
  content text not null,
  gmt_create timestamptz not null default now()
);
create index ticket_messages_of_ticket on ticket_messages (ticket_id, id);
create index ticket_messages_of_user on ticket_messages (uid);
