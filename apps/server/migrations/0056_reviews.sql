-- Applications of things of groups and persons to be published: one row each, of which one at a time waits for a decision.
create table reviews (
  id bigint generated always as identity primary key,
  kind text not null constraint reviews_kind_check check (kind in ('groupProblem', 'userProblem', 'tutorial')),
  subject_id bigint not null,
  problem_id bigint generated always as (case when kind in ('groupProblem', 'userProblem') then subject_id end) stored
    constraint reviews_problem_id_fkey references problems on delete cascade,
  -- the group or the person whose it was when it was applied for
  owner_id bigint not null,
  -- 1 applying, 2 passed, 3 refused, 4 withdrawn
  state smallint not null default 1 constraint reviews_state_check check (state between 1 and 4),
  applicant_uid bigint references users on delete set null,
  message text not null default '',
  reviewer_uid bigint references users on delete set null,
  reason text not null default '',
  -- of what was applied for, when it was decided
  subject_version integer,
  gmt_create timestamptz not null,
  gmt_decided timestamptz,
  constraint reviews_decided check ((state in (2, 3)) = (gmt_decided is not null))
);
create unique index reviews_waiting on reviews (kind, subject_id) where state = 1;
create index reviews_of_subject on reviews (kind, subject_id, id desc);
create index reviews_of_kind on reviews (kind, state, id desc);
create index reviews_of_owner on reviews (kind, owner_id, state);
create index reviews_of_problem on reviews (problem_id);
create index reviews_of_applicant on reviews (applicant_uid);
create index reviews_of_reviewer on reviews (reviewer_uid);
