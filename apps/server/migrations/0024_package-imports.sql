-- Who runs the import of an upload now. Only that run may tell its progress and end it, in the transaction that stores its problems; one that
-- has not moved gmt_modified for long died with its server.
alter table package_uploads add column run text;
create index package_uploads_uid on package_uploads (uid);
