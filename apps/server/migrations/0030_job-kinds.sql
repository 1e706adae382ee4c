-- A job is of a kind; the one column of the four that is set says what it is about. Derived, so that nodes of the version
-- before, which know no kinds, can go on queueing jobs.
alter table jobs add column kind text not null generated always as (case
  when submission_id is not null then 'submission'
  when member_id is not null then 'member'
  when trial_id is not null then 'trial'
  else 'testRun' end) stored;
