-- A problem whose data are broken: since when, why in the judge's words, and whether judging of it waits until they are mended.
alter table problems add column broken_at timestamptz;
alter table problems add column broken_reason text;
alter table problems add column is_paused boolean not null default false;
alter table problems add constraint problems_paused check (not is_paused or broken_at is not null);
-- Rises with whatever a judging of the problem depends on, and when staff let it be tried again.
alter table problems add column data_edition integer not null default 0;
create index problems_broken on problems (id) where broken_at is not null;

-- The edition that a lease was given with; null in leases of an older server.
alter table jobs add column data_edition integer;
-- Languages of the checkers that a test run took along.
alter table jobs add column also_needs text[] not null default '{}';
-- Held: waits for its problem to be mended, out of the way of claims.
alter table jobs drop constraint jobs_state_check;
alter table jobs add constraint jobs_state_check check (state in ('waiting', 'leased', 'held'));
create index jobs_held on jobs (id) where state = 'held';

-- Judgements that ended as System Error for a reason of the problem, until it is mended and they are judged again.
create table problem_faults (
  judgement_id bigint primary key references judgements (id) on delete cascade,
  submission_id bigint not null references submissions (id) on delete cascade,
  pid bigint not null references problems (id) on delete cascade,
  edition integer not null
);
create index problem_faults_of_problem on problem_faults (pid);
create index problem_faults_of_submission on problem_faults (submission_id);
