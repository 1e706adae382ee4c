-- A verification also holds the checker against the jury's answers: a row of its own beside solutions and validators.
alter table verification_trials add column checks_answers boolean not null default false;
alter table verification_trials drop constraint verification_trials_subject;
alter table verification_trials add constraint verification_trials_subject
  check ((solution_id is null) = (validator is not null or checks_answers));
