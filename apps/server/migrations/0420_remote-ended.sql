-- When a submission to a remote judge ended, as a result or not: what failed since a moment is sent again, and each site has figures.
alter table remote_submissions add column ended_at timestamptz;
update remote_submissions set ended_at = queued_at where state in ('done', 'failed');
alter table remote_submissions add check ((state in ('done', 'failed')) = (ended_at is not null));
drop index remote_submissions_failed;
create index remote_submissions_ended on remote_submissions (site, ended_at) where ended_at is not null;
