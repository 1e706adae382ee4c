-- The version of the problem's content with which a verification began, 0 where none was kept yet; null where it is not known. The version of
-- the row (`problem_version`) counts every save, also of what no verification depends on.
alter table verifications add column kept_version integer;
