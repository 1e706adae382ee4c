-- Photos of the lines of a board, for the scroll board and readers of the Contest API, with their sizes in pixels.
alter table contest_teams
  add column photo_width smallint,
  add column photo_height smallint,
  add constraint contest_teams_photo check (num_nulls(photo, photo_width, photo_height) in (0, 3));
alter table contest_registrations
  add column photo text,
  add column photo_width smallint,
  add column photo_height smallint,
  add constraint contest_registrations_photo check (num_nulls(photo, photo_width, photo_height) in (0, 3));
