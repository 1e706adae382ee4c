-- Ended early by its owner; null when it lasts as long as the contest.
alter table contest_virtuals add column ended_at timestamptz;
