-- Medals of a contest, of a training, or given by hand. Who has one keeps it: when results change, when its contest or training is deleted.
create table medals (
  id bigint generated always as identity primary key,
  name text not null,
  image text not null default '',
  description text not null default '',
  owner_kind text constraint medals_owner_kind_check check (owner_kind in ('contest', 'training')),
  owner_id bigint,
  -- points of a contest's board or solved problems of a training at which it is gained; null: by hand alone
  threshold integer constraint medals_threshold_check check (threshold > 0),
  gmt_create timestamptz not null default now(),
  constraint medals_owner_check check (num_nulls(owner_kind, owner_id) <> 1),
  constraint medals_gain_check check (threshold is null or owner_kind is not null)
);
create index medals_of_owner on medals (owner_kind, owner_id);

create table user_medals (
  medal_id bigint not null references medals on delete cascade,
  uid bigint not null references users on delete cascade,
  is_show boolean not null default true,
  seq integer not null default 0,
  -- who gave it; null: it was gained
  by_uid bigint references users on delete set null,
  -- gained once, and by now the results are below the threshold
  below boolean not null default false,
  gmt_create timestamptz not null default now(),
  primary key (medal_id, uid)
);
create index user_medals_of_user on user_medals (uid, seq, medal_id);

-- Contests that are over and open, and whether what follows from their results has been given since these last changed.
create table contest_settlements (
  cid bigint primary key references contests on delete cascade,
  settled_at timestamptz
);
create index contest_settlements_due on contest_settlements (cid) where settled_at is null;

alter table contest_problems
  add column ac_coin integer not null default 0 constraint contest_problems_ac_coin_check check (ac_coin >= 0);
