-- The audit log is read by who acted, newest first.
create index audit_log_of_user on audit_log (uid, id desc);
