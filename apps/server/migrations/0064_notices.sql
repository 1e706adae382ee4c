-- What administrators tell many at once: one row however many read it, and one for each who did.
create table notices (
  id bigint primary key default nextval('message_ids'),
  title text not null,
  content text not null,
  audience text not null check (audience in ('all', 'roles', 'groups', 'person')),
  roles integer[] not null default '{}',
  gids bigint[] not null default '{}',
  uid bigint references users on delete cascade,
  publish_at timestamptz not null,
  until timestamptz,
  pushed_at timestamptz,
  author_uid bigint references users on delete set null,
  gmt_create timestamptz not null,
  gmt_modified timestamptz not null,
  check ((audience = 'person') = (uid is not null))
);
create index notices_waiting on notices (publish_at) where pushed_at is null;
create index notices_pushed on notices (pushed_at desc, id desc) where pushed_at is not null;
create index notices_of_user on notices (uid) where uid is not null;
create index notices_of_author on notices (author_uid);

create table notice_marks (
  uid bigint not null references users on delete cascade,
  notice_id bigint not null references notices on delete cascade,
  read_at timestamptz not null,
  removed_at timestamptz,
  primary key (uid, notice_id)
);
create index notice_marks_of_notice on notice_marks (notice_id);
