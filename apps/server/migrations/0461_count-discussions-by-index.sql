-- Lists count up to 10,000 discussions, and look at the problem of each: from the index alone, not from texts that are a hundred times as long.
drop index discussions_public;
create index discussions_public on discussions (top desc, id desc) include (pid) where gid is null and status = 0;
drop index discussions_of_group;
create index discussions_of_group on discussions (gid, top desc, id desc) include (pid, status) where gid is not null;
drop index discussions_in_category;
create index discussions_in_category on discussions (category_id, top desc, id desc) include (gid, pid, status);
