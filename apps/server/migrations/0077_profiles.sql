-- Who sees which part of a profile, by part; what is missing is as the rules have it. The number of a mobile telephone.
alter table users
  add column privacy jsonb not null default '{}',
  add column mobile text not null default '';

-- Log-ins that succeeded.
create table logins (
  id bigint generated always as identity primary key,
  uid bigint not null references users (uid) on delete cascade,
  ip text not null default '',
  user_agent text not null default '',
  gmt_create timestamptz not null default now()
);
create index logins_of_user on logins (uid, id desc);
create index logins_by_time on logins (gmt_create);

-- Judged practice of a person by calendar day of the site: what the calendar of a profile shows.
create table daily_practice (
  uid bigint not null references users (uid) on delete cascade,
  day date not null,
  submitted integer not null,
  accepted integer not null,
  primary key (uid, day)
);
-- Finds the submissions of one person on one day without looking at any other.
create index submissions_practice_of_user on submissions (uid, received_at) include (status, pid) where is_practice;

-- Days before this table, in the zone that sites have unless they choose another.
insert into daily_practice (uid, day, submitted, accepted)
select uid, (received_at at time zone 'Asia/Shanghai')::date, count(*), count(*) filter (where status = 0)
from submissions where is_practice and judgement_id is not null
group by 1, 2;
