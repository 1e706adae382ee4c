-- What of the shipped content a site took over already, and which edition of it.
create table seed_stamps (
  name text primary key,
  digest text not null,
  gmt_create timestamptz not null default now()
);
