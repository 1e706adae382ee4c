-- Solutions of the jury, and the verdicts that each may end with.
create table jury_solutions (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  name text not null,
  -- null when no language of the site fits
  language text,
  code text not null,
  -- words of the verdict table such as 'accepted'; empty: nothing is promised
  expected text[] not null default '{}',
  score_min numeric,
  score_max numeric,
  author text not null default '',
  -- the answers come from this one
  is_model boolean not null default false,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  unique (pid, name)
);

-- Files of a problem besides its test data: what statements show, what contestants download, what the jury keeps.
create table problem_files (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  purpose text not null check (purpose in ('statement', 'attachment', 'jury')),
  name text not null,
  hash text not null,
  bytes bigint not null,
  unique (pid, purpose, name)
);
create index problem_files_by_hash on problem_files (hash) where purpose <> 'jury';

-- What a package stated and the site does not use, written back when the problem is exported.
alter table problems add column package_facts jsonb;

-- Packages uploaded to be imported; the file lies in the content store.
create table package_uploads (
  upload_key text primary key,
  uid bigint not null references users on delete cascade,
  file_name text not null,
  hash text not null,
  bytes bigint not null,
  state text not null default 'ready' check (state in ('ready', 'importing', 'imported', 'failed')),
  -- files stored so far, and all of them
  done integer not null default 0,
  total integer not null default 0,
  -- what came of the import: the problems that were made, or why none was
  outcome jsonb,
  gmt_modified timestamptz not null default now(),
  expires_at timestamptz not null
);
