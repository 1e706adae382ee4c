-- What a checker has to say of outputs that its author wrote down.
alter table test_sources add column checker_tests jsonb not null default '[]';
-- The same as they were when a verification began; null for trials of other kinds.
alter table verification_trials add column checker_tests jsonb;
alter table verification_trials drop constraint verification_trials_subject;
alter table verification_trials add constraint verification_trials_subject
  check ((solution_id is null) = (validator is not null or checks_answers or checker_tests is not null));
