-- How a checker or an interactor is called and how its end is read; it has limits of its own.
alter table problems
  add column checker_convention text not null default 'assay' check (checker_convention in ('assay', 'testlib', 'icpc')),
  add column checker_arguments text[] not null default '{}',
  -- what a number means that a checker gives: part of the points in percent, as a fraction, or points of the case
  add column checker_points text not null default 'percent' check (checker_points in ('percent', 'fraction', 'points')),
  add column checker_time_ms integer check (checker_time_ms > 0),
  add column checker_memory_mb integer check (checker_memory_mb > 0);

-- A checker can be tried before its problem is stored.
alter table test_runs alter column pid drop not null;
