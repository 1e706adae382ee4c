-- Contest rating: which contests are rated and for whom, who came where, and what follows from that, contest after contest.
alter table contests
  add column rated boolean not null default false,
  -- whose shown rating before the contest lies outside takes part without being rated
  add column rating_floor integer,
  add column rating_ceiling integer,
  add constraint contests_rating_check check (rating_floor is null or rating_ceiling is null or rating_floor <= rating_ceiling);

-- Places of rated contests as they were when the contest was settled last; judging anew makes a new revision.
create table rated_contests (
  cid bigint primary key references contests on delete cascade,
  -- [uid, place] of everybody who took part with a place
  places jsonb not null,
  revision bigint generated always as identity,
  gmt_modified timestamptz not null default now()
);

-- What was computed last: which contests in which revision, in order.
create table rating_chain (
  at integer primary key,
  cid bigint not null,
  -- whatever the computation of this contest went by
  basis text not null
);

create table contest_ratings (
  uid bigint not null references users on delete cascade,
  at integer not null,
  cid bigint not null,
  place integer not null,
  performance double precision not null,
  -- shown before, null for the first rated contest of somebody; and after
  before integer,
  after integer not null,
  -- what is known after the contest
  skill jsonb not null,
  primary key (uid, at)
);
create index contest_ratings_of_contest on contest_ratings (cid, uid);
create index contest_ratings_at on contest_ratings (at);

-- The last rating of each person.
create table user_ratings (
  uid bigint primary key references users on delete cascade,
  rating integer not null,
  highest integer not null,
  contests integer not null
);
create index user_ratings_ranked on user_ratings (rating desc, uid);
