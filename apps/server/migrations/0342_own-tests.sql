-- A helper is shown what somebody tried with a problem in the last minutes.
create index test_runs_of_user on test_runs (uid, pid, gmt_create desc);
