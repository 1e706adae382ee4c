-- The days on which reviewers were told what waits for them; the last one is kept.
create table review_reminders (
  day date primary key
);
