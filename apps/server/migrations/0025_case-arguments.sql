-- Whether a case has arguments of its own for the checker: judge nodes that do not know these are given no such work.
alter table problem_data add column has_checker_arguments boolean not null
  generated always as (jsonb_path_exists(cases, '$[*].checkerArguments')) stored;
