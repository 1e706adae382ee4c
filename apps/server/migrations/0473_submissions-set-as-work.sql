-- What people did at the problems of a training or a sheet, in the order in which it is counted, without reading programs: progress and
-- grades of classes go through all of it.
create index submissions_counted on submissions (venue_kind, venue_id, uid, pid, received_at, id) include (status, score, length)
  where venue_kind in ('training', 'qsheet');
