-- Prizes and certificates of people. A certificate keeps what was printed: names and results that change later do not change it.
create table prizes (
  id bigint generated always as identity primary key,
  uid bigint not null references users on delete cascade,
  name text not null,
  -- gold, silver, bronze
  level smallint not null constraint prizes_level_check check (level in (0, 1, 2)),
  gmt_create timestamptz not null default now()
);
create index prizes_of_user on prizes (uid, level, id);

create table certificates (
  id bigint generated always as identity primary key,
  uid bigint not null references users on delete cascade,
  code text not null constraint certificates_code_key unique,
  name text not null,
  title text not null,
  content text not null,
  day date not null,
  lang text not null constraint certificates_lang_check check (lang in ('zh', 'en')),
  -- address of the picture of one that was made elsewhere; empty: the site printed it
  image text not null default '',
  -- what the site printed, as a file of the content store; null for a picture, and once its person has left
  pdf_hash text,
  by_uid bigint references users on delete set null,
  revoked_at timestamptz,
  revoke_reason text not null default '',
  gmt_create timestamptz not null default now()
);
create index certificates_of_user on certificates (uid, id);
create index certificates_by on certificates (by_uid);

-- People whom the site honours, with a title.
create table honors (
  id bigint generated always as identity primary key,
  uid bigint not null constraint honors_uid_key unique references users on delete cascade,
  title text not null,
  gmt_create timestamptz not null default now()
);
