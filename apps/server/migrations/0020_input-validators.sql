-- A trial may also be one of the problem's input validators, asked about each input: {convention, arguments, files}.
alter table verification_trials add column validator jsonb;
alter table verification_trials alter column solution_id drop not null;
alter table verification_trials add constraint verification_trials_subject check ((solution_id is null) = (validator is not null));
