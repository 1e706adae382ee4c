alter table contest_teams
  -- who made it and may rename it; null for teams that an admin or an import made
  add column captain_uid bigint references users on delete set null,
  -- whoever knows it may join before the contest starts; empty: nobody may
  add column invite_code text not null default '',
  -- the id in the file it was imported from: a second import finds it again
  add column source_id text,
  add constraint contest_teams_of_contest unique (cid, id);
create unique index contest_teams_invite_code on contest_teams (invite_code) where invite_code <> '';
create unique index contest_teams_source on contest_teams (cid, source_id);
create unique index contest_teams_name on contest_teams (cid, lower(name));
create index contest_teams_captain on contest_teams (captain_uid);

-- The team of a contestant is one of the same contest.
alter table contest_registrations
  drop constraint contest_registrations_team_id_fkey,
  add constraint contest_registrations_team foreign key (cid, team_id) references contest_teams (cid, id)
    on delete set null (team_id);
