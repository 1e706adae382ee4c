-- Works that everybody does in a time of their own, within the time that the work is open.
create table timed_works (
  id bigint generated always as identity primary key,
  -- null: of the site
  group_id bigint references groups on delete cascade,
  author_uid bigint references users on delete set null,
  author text not null,
  title text not null,
  description text not null default '',
  logo text,
  -- 0 public, 1 private: a password starts it
  auth integer not null default 0 constraint timed_works_auth_check check (auth in (0, 1)),
  pwd text not null default '',
  start_time timestamptz not null,
  end_time timestamptz not null,
  -- seconds that everybody has from the own start
  duration integer not null,
  results text not null default 'handIn' constraint timed_works_results_check check (results in ('atOnce', 'handIn', 'end', 'byHand')),
  -- by hand, where results are
  results_open boolean not null default false,
  score_type text not null default 'Highest' constraint timed_works_score_type_check check (score_type in ('Recent', 'Highest')),
  visible boolean not null default true,
  version integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  constraint timed_works_times_check check (start_time < end_time and duration > 0)
);
create index timed_works_of_site on timed_works (end_time) where group_id is null and visible;
create index timed_works_of_group on timed_works (group_id, end_time);
create index timed_works_of_author on timed_works (author_uid);

create table timed_work_problems (
  id bigint generated always as identity primary key,
  wid bigint not null references timed_works on delete cascade,
  pid bigint not null references problems on delete cascade,
  display_id text not null,
  display_title text not null,
  seq integer not null default 0,
  -- hundredths of a point
  points integer not null default 10000,
  constraint timed_work_problems_wid_display_id_key unique (wid, display_id),
  constraint timed_work_problems_wid_pid_key unique (wid, pid)
);
create index timed_work_problems_of_problem on timed_work_problems (pid);

-- One person's time at a work.
create table timed_work_sittings (
  wid bigint not null references timed_works on delete cascade,
  uid bigint not null references users on delete cascade,
  started_at timestamptz not null,
  handed_in_at timestamptz,
  -- what follows from submissions: {id of the work's problem: [status, hundredths of a point]}
  cells jsonb not null default '{}',
  points integer not null default 0,
  primary key (wid, uid)
);
create index timed_work_sittings_of_user on timed_work_sittings (uid, wid);

-- More time for one person, whether that person started or not.
create table timed_work_extensions (
  wid bigint not null references timed_works on delete cascade,
  uid bigint not null references users on delete cascade,
  -- the work ends for that person then at the earliest
  until timestamptz,
  -- seconds on top of the own duration and of the end
  extra_seconds integer not null default 0,
  reason text not null,
  by_uid bigint references users on delete set null,
  given_at timestamptz not null,
  primary key (wid, uid)
);
create index timed_work_extensions_of_user on timed_work_extensions (uid);
create index timed_work_extensions_by on timed_work_extensions (by_uid);
