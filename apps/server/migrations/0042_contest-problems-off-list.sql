-- Whether the contest took a problem that was public off the public list, so that it returns there when it leaves the contest.
alter table contest_problems add column off_list boolean not null default false;
