-- What the judge modes beyond plain comparison need.
alter table problems
  -- runs of a program on one case, when its checker asks for another one
  add column pass_limit smallint not null default 1 check (pass_limit between 1 and 20),
  -- [{name, content}]: compiled together with the solution, not shown to those who solve
  add column grader_files jsonb not null default '[]',
  -- looks at the file that an interactor wrote, after it accepted
  add column protocol_checker_language text,
  add column protocol_checker_code text;
