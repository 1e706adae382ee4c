create table contests (
  -- larger numbers mean timed works on the wire
  id bigint generated always as identity primary key check (id <= 50000),
  author_uid bigint references users on delete set null,
  author text not null,
  -- the group that owns it, 0 for a contest of the site
  gid bigint not null default 0,
  title text not null,
  description text not null,
  -- the rule: 0 ACM, 1 OI, 3 IOI, 4 AtCoder
  type smallint not null check (type in (0, 1, 3, 4)),
  -- 0 public, 1 private, 2 protected
  auth smallint not null check (auth in (0, 1, 2)),
  -- read by the organisers, who hand it out
  pwd text not null default '',
  start_time timestamptz not null,
  -- contest time from start to end
  duration_ms bigint not null check (duration_ms > 0),
  -- [{fromMs, toMs}] since the start by the wall clock: stretches that do not count
  removed jsonb not null default '[]',
  -- start_time + duration_ms + what was removed: kept beside them so that lists can be sorted and filtered by it
  end_time timestamptz not null,
  check (end_time > start_time),
  seal_rank boolean not null default false,
  -- contest time from which results are hidden
  seal_ms bigint check (seal_ms >= 0),
  check (not seal_rank or seal_ms is not null),
  auto_real_rank boolean not null default true,
  visible boolean not null default true,
  open_rank boolean not null default false,
  open_print boolean not null default false,
  allow_end_submit boolean not null default false,
  rank_show_name text not null default 'username' check (rank_show_name in ('username', 'nickname', 'realname')),
  oi_rank_score_type text not null default 'Recent' check (oi_rank_score_type in ('Recent', 'Highest')),
  -- penalty of ACM rules: {penaltyS, unit, lastAcceptedBreaksTies}; null for the usual one
  acm_settings jsonb,
  -- the account rule as tagged text; null when every account may enter
  account_limit_rule text,
  -- user names whose rows stand on the board without a place
  star_accounts text[] not null default '{}',
  award_type smallint not null default 0 check (award_type in (0, 1, 2)),
  -- [{priority, name, background, color, num}]
  award_configs jsonb not null default '[]',
  -- most members of a team; 1: everybody for oneself
  team_size smallint not null default 1 check (team_size between 1 and 10),
  logo text,
  -- the contest it was cloned from
  source bigint references contests on delete set null,
  version integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index contests_listed on contests (start_time desc, id desc) where visible and gid = 0;
create index contests_of_author on contests (author_uid);
create index contests_source on contests (source);
create index contests_end on contests (end_time);

create table contest_problems (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  pid bigint not null references problems on delete cascade,
  -- the address inside the contest, upper case
  display_id text not null,
  display_title text not null,
  -- of the balloon, '#rrggbb'; empty for none
  color text not null default '',
  seq integer not null default 0,
  unique (cid, display_id),
  unique (cid, pid)
);
create index contest_problems_of_problem on contest_problems (pid);

create table contest_teams (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  name text not null,
  school text not null default '',
  photo text,
  gmt_create timestamptz not null default now(),
  unique (cid, name)
);

-- Who takes part: registered, added by an admin, or just began to submit in a public contest.
create table contest_registrations (
  cid bigint not null references contests on delete cascade,
  uid bigint not null references users on delete cascade,
  -- gave the password or was added; false after the password was changed
  admitted boolean not null default true,
  -- added by an admin of the contest: stays admitted when the password changes
  by_admin boolean not null default false,
  disqualified boolean not null default false,
  -- marked by an admin, besides the contest's list of star accounts
  star boolean not null default false,
  -- shown on the board instead of the name of the account
  rank_name text,
  team_id bigint references contest_teams on delete set null,
  gmt_create timestamptz not null default now(),
  primary key (cid, uid)
);
create index contest_registrations_of_user on contest_registrations (uid);
create index contest_registrations_of_team on contest_registrations (team_id);

-- Taking part later as if the contest ran again, alone against the ghosts of those who were there.
create table contest_virtuals (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  uid bigint not null references users on delete cascade,
  started_at timestamptz not null,
  unique (cid, uid)
);
create index contest_virtuals_of_user on contest_virtuals (uid);

create table contest_announcements (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  uid bigint references users on delete set null,
  title text not null,
  content text not null,
  visible boolean not null default true,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index contest_announcements_of_contest on contest_announcements (cid, id desc);
create index contest_announcements_of_user on contest_announcements (uid);

-- Private questions to the jury.
create table contest_clarifications (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  uid bigint not null references users on delete cascade,
  -- the problem it is about, null for none
  pid bigint references problems on delete set null,
  question text not null,
  answer text,
  answered_by bigint references users on delete set null,
  to_all boolean not null default false,
  gmt_create timestamptz not null default now(),
  gmt_answered timestamptz
);
create index contest_clarifications_of_contest on contest_clarifications (cid, id desc);
create index contest_clarifications_of_user on contest_clarifications (uid);
create index contest_clarifications_answered_by on contest_clarifications (answered_by);
create index contest_clarifications_of_problem on contest_clarifications (pid);

-- The open questions and answers of a contest.
create table contest_comments (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  uid bigint not null references users on delete cascade,
  -- the comment this one answers, null for a comment of its own
  comment_id bigint references contest_comments on delete cascade,
  -- whom a reply is addressed to
  to_uid bigint references users on delete set null,
  content text not null,
  gmt_create timestamptz not null default now()
);
create index contest_comments_of_contest on contest_comments (cid, id desc) where comment_id is null;
create index contest_comments_replies on contest_comments (comment_id, id);
create index contest_comments_of_user on contest_comments (uid);
create index contest_comments_to on contest_comments (to_uid);

create table contest_comment_likes (
  comment_id bigint not null references contest_comments on delete cascade,
  uid bigint not null references users on delete cascade,
  primary key (comment_id, uid)
);
create index contest_comment_likes_of_user on contest_comment_likes (uid);

create table contest_prints (
  id bigint generated always as identity primary key,
  cid bigint not null references contests on delete cascade,
  uid bigint not null references users on delete cascade,
  content text not null,
  -- 0 not printed, 1 printed
  status smallint not null default 0 check (status in (0, 1)),
  gmt_create timestamptz not null default now(),
  gmt_printed timestamptz
);
create index contest_prints_of_contest on contest_prints (cid, status, id);
create index contest_prints_of_user on contest_prints (uid, id desc);

-- Balloons that were brought: of each contestant's first accepted submission of a problem.
create table contest_ac_checks (
  cid bigint not null references contests on delete cascade,
  uid bigint not null references users on delete cascade,
  pid bigint not null references problems on delete cascade,
  checked_by bigint references users on delete set null,
  gmt_checked timestamptz not null default now(),
  primary key (cid, uid, pid)
);
create index contest_ac_checks_of_user on contest_ac_checks (uid);
create index contest_ac_checks_of_problem on contest_ac_checks (pid);
create index contest_ac_checks_by on contest_ac_checks (checked_by);

-- Made in a virtual participation: not on the board of the contest.
alter table submissions add column virtual_id bigint references contest_virtuals on delete set null;
create index submissions_of_virtual on submissions (virtual_id) where virtual_id is not null;
create index submissions_of_contest on submissions (cid, id desc) where cid <> 0;
create index submissions_of_contest_user on submissions (cid, uid, id desc) where cid <> 0;
create index submissions_of_contest_problem on submissions (cid, pid, id desc) where cid <> 0;
