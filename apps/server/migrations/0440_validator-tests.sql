-- What validators have to say of inputs that their author wrote down.
alter table test_sources add column validator_tests jsonb not null default '[]';
-- The same as they were when a verification began, with the validators; null for trials of other kinds.
alter table verification_trials add column validator_tests jsonb;
-- What a validator told of the inputs that it accepted: bounds that they meet.
alter table verification_trials add column overview jsonb;
alter table verification_trials drop constraint verification_trials_subject;
alter table verification_trials add constraint verification_trials_subject check (
  (solution_id is null) =
  (validator is not null or checks_answers or checker_tests is not null or validator_tests is not null));
