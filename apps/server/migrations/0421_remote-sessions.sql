-- A person's own session at a site that shows results to who is logged in there: kept sealed, only if the person wishes.
alter table remote_handles add column sealed_session text, add column session_at timestamptz;
alter table remote_handles add check ((sealed_session is null) = (session_at is null));
