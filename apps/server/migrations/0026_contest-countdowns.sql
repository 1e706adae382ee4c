-- Days that the home page counts down to, as super administrators write them (spec 1 §3 "Contest countdown").
create table contest_countdowns (
  id bigint generated always as identity primary key,
  title text not null,
  date timestamptz not null,
  visible boolean not null default true,
  content text not null default '',
  url text not null default '',
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index contest_countdowns_date on contest_countdowns (date, id);
