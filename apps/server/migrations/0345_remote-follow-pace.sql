-- Before then no submission of a site is asked about: however many are open, it is asked once in two seconds.
alter table remote_sites add column follow_after timestamptz;
