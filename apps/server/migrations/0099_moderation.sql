-- What people report of discussions and comments, what was decided about it, and earlier versions of what was written.
create table discussion_revisions (
  id bigint generated always as identity primary key,
  discussion_id bigint not null references discussions on delete cascade,
  title text not null,
  description text not null,
  content text not null,
  -- until when it stood like this
  gmt_create timestamptz not null
);
create index discussion_revisions_of on discussion_revisions (discussion_id, id);

alter table comments add column gmt_modified timestamptz;
alter table comments add column moderated_at timestamptz;
create index comments_moderated on comments (moderated_at) where moderated_at is not null;
create table comment_revisions (
  id bigint generated always as identity primary key,
  comment_id bigint not null references comments on delete cascade,
  content text not null,
  gmt_create timestamptz not null
);
create index comment_revisions_of on comment_revisions (comment_id, id);

-- who may write nothing for a time; without an end until somebody takes it back
create table user_mutes (
  uid bigint primary key references users on delete cascade,
  until timestamptz,
  gmt_create timestamptz not null default now()
);

create table moderation_cases (
  id bigint generated always as identity primary key,
  discussion_id bigint not null references discussions on delete cascade,
  comment_id bigint references comments on delete cascade,
  author_uid bigint not null references users on delete cascade,
  -- as it was when it was reported first
  title text not null,
  content text not null,
  is_open boolean not null default true,
  version integer not null default 0,
  reports integer not null default 0,
  gmt_create timestamptz not null,
  gmt_modified timestamptz not null
);
create unique index moderation_cases_open on moderation_cases (discussion_id, coalesce(comment_id, 0)) where is_open;
create index moderation_cases_listed on moderation_cases (is_open, gmt_modified desc, id desc);
create index moderation_cases_of_author on moderation_cases (author_uid);
create index moderation_cases_of_discussion on moderation_cases (discussion_id);
create index moderation_cases_of_comment on moderation_cases (comment_id) where comment_id is not null;

create table moderation_reports (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases on delete cascade,
  uid bigint not null references users on delete cascade,
  content text not null,
  is_read boolean not null default false,
  gmt_create timestamptz not null,
  unique (case_id, uid)
);
create index moderation_reports_of_user on moderation_reports (uid);

create table moderation_decisions (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases on delete cascade,
  uid bigint references users on delete set null,
  actions text[] not null,
  note text not null,
  before jsonb not null,
  after jsonb not null,
  gmt_create timestamptz not null,
  undone_at timestamptz,
  undone_by bigint references users on delete set null
);
create index moderation_decisions_of on moderation_decisions (case_id, id desc);
create index moderation_decisions_by on moderation_decisions (uid);
create index moderation_decisions_undone_by on moderation_decisions (undone_by) where undone_by is not null;
