-- Ordered problem sets of the site or of a group, who takes part in them, and where everybody stands.
create table training_categories (
  id bigint generated always as identity primary key,
  name text not null unique,
  color text not null,
  seq integer not null default 0
);

create table trainings (
  id bigint generated always as identity primary key,
  -- null: of the site
  group_id bigint references groups on delete cascade,
  author_uid bigint references users on delete set null,
  author text not null,
  category_id bigint references training_categories on delete set null,
  rank integer not null default 1000,
  title text not null,
  description text not null default '',
  auth text not null default 'Public' constraint trainings_auth_check check (auth in ('Public', 'Private', 'Protected')),
  pwd text not null default '',
  visible boolean not null default true,
  version integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index trainings_in_order on trainings (rank, id) where group_id is null and visible;
create index trainings_of_group on trainings (group_id, rank, id);
create index trainings_of_category on trainings (category_id);
create index trainings_of_author on trainings (author_uid);

-- Every training has one at least; a training that is not divided has a single one without a title.
create table training_sections (
  id bigint generated always as identity primary key,
  tid bigint not null references trainings on delete cascade,
  seq integer not null default 0,
  title text not null default '',
  -- [{sectionId, solved}]: how many problems of earlier sections open it; all of them
  requires jsonb not null default '[]',
  unique (tid, id)
);

create table training_problems (
  tid bigint not null references trainings on delete cascade,
  pid bigint not null references problems on delete cascade,
  section_id bigint not null,
  -- within its section
  seq integer not null default 0,
  primary key (tid, pid),
  constraint training_problems_section_fkey foreign key (tid, section_id) references training_sections (tid, id)
);
create index training_problems_of_problem on training_problems (pid);
create index training_problems_of_section on training_problems (tid, section_id, seq);

create table training_registrations (
  tid bigint not null references trainings on delete cascade,
  uid bigint not null references users on delete cascade,
  -- gave the password; false after it was changed
  admitted boolean not null default true,
  started_at timestamptz not null default now(),
  -- what follows from submissions: {pid: [status, running time in ms of the fastest accepted one]}
  cells jsonb not null default '{}',
  solved integer not null default 0,
  run_time_ms bigint not null default 0,
  primary key (tid, uid)
);
create index training_registrations_of_user on training_registrations (uid, tid);
