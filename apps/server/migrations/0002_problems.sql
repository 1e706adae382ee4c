create table languages (
  id bigint generated always as identity primary key,
  name text not null,
  oj text not null default 'ME',
  content_type text not null,
  description text not null default '',
  compile_command text not null default '',
  run_command text not null default '',
  template text not null,
  code_template text not null default '',
  is_spj boolean not null default false,
  time_factor numeric not null default 1,
  memory_factor numeric not null default 1,
  enabled boolean not null default true,
  seq integer not null default 0,
  unique (oj, name)
);

create table difficulties (
  id integer primary key,
  name_zh text not null,
  name_en text not null,
  color text not null,
  ac_coin integer not null check (ac_coin >= 0)
);

create table tag_classifications (
  id bigint generated always as identity primary key,
  name_zh text not null,
  name_en text not null,
  oj text not null default 'ME',
  rank integer not null default 0,
  unique (oj, name_zh),
  unique (oj, name_en)
);

create table tags (
  id bigint generated always as identity primary key,
  name_zh text not null,
  name_en text not null,
  color text not null,
  oj text not null default 'ME',
  classification_id bigint references tag_classifications on delete set null,
  unique (oj, name_zh),
  unique (oj, name_en)
);

create table problems (
  id bigint generated always as identity (start with 1000) primary key,
  problem_id text not null unique,
  -- orders 9 before 10 and P2 before P10: length first, then value
  problem_id_length smallint generated always as (length(problem_id)) stored,
  type smallint not null check (type in (0, 1)),
  auth smallint not null check (auth in (1, 2, 3)),
  author_uid bigint references users on delete set null,
  author text not null,
  source text not null default '',
  difficulty integer not null references difficulties,
  time_limit_ms integer not null check (time_limit_ms > 0),
  memory_limit_mb integer not null check (memory_limit_mb > 0),
  stack_limit_mb integer not null check (stack_limit_mb > 0),
  examples jsonb not null default '[]',
  io_score integer not null default 100,
  judge_mode text not null default 'default',
  judge_case_mode text not null default 'default',
  checker_language text,
  checker_code text,
  is_remove_end_blank boolean not null default true,
  open_case_result boolean not null default true,
  code_share boolean not null default true,
  is_file_io boolean not null default false,
  io_read_file_name text,
  io_write_file_name text,
  user_extra_files jsonb not null default '[]',
  judge_extra_files jsonb not null default '[]',
  is_remote boolean not null default false,
  oj text not null default 'ME',
  -- the data that new judgements use; older versions stay until no submission refers to them
  data_version bigint,
  -- grows with every save; a save over a newer one is refused
  version integer not null default 0,
  total integer not null default 0,
  ac integer not null default 0,
  wa integer not null default 0,
  tle integer not null default 0,
  mle integer not null default 0,
  re integer not null default 0,
  pe integer not null default 0,
  ce integer not null default 0,
  se integer not null default 0,
  pa integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index problems_listed on problems (problem_id_length, problem_id) where auth = 1;
create index problems_recent on problems (gmt_modified desc) where auth = 1;

-- Texts per language; a problem has at least one.
create table problem_texts (
  pid bigint not null references problems on delete cascade,
  locale text not null check (locale in ('zh', 'en')),
  title text not null,
  description text not null,
  input text not null,
  output text not null,
  hint text not null,
  primary key (pid, locale)
);
create index problem_texts_title on problem_texts using gin (title gin_trgm_ops);

create table problem_tags (
  pid bigint not null references problems on delete cascade,
  tid bigint not null references tags on delete cascade,
  primary key (pid, tid)
);
create index problem_tags_of_tag on problem_tags (tid, pid);

create table problem_languages (
  pid bigint not null references problems on delete cascade,
  lid bigint not null references languages on delete cascade,
  primary key (pid, lid)
);

create table code_templates (
  pid bigint not null references problems on delete cascade,
  lid bigint not null references languages on delete cascade,
  code text not null,
  status boolean not null default true,
  primary key (pid, lid)
);

create table problem_favorites (
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  gmt_create timestamptz not null default now(),
  primary key (uid, pid)
);

-- A version of a problem's test data. Cases name files of the content store by hash, so equal files are stored once.
create table problem_data (
  id bigint generated always as identity primary key,
  pid bigint not null references problems on delete cascade,
  is_upload boolean not null,
  -- [{index, inputName, outputName, input: {hash, bytes}, output: {hash, bytes}, score, groupNum}]
  cases jsonb not null,
  gmt_create timestamptz not null default now()
);
create index problem_data_of_problem on problem_data (pid, id);
alter table problems add foreign key (data_version) references problem_data on delete set null;

-- Archives uploaded but not yet saved with a problem.
create table testdata_uploads (
  upload_key text primary key,
  uid bigint not null references users on delete cascade,
  cases jsonb not null,
  gmt_create timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Files of the content store that rows refer to; the sweep deletes files that no row names.
create table blobs (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  gmt_create timestamptz not null default now()
);
