-- Deleting a submission looks for rows that refer to it and to its judgements; without these it reads whole tables each time.
create index submissions_of_judgement on submissions (judgement_id);
create index solved_problems_of_submission on solved_problems (submission_id);
