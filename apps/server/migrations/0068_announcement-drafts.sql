-- When an announcement was first shown: what is hidden and never was shown is a draft. Rows of before were shown when they
-- were made, as far as anybody knows, and so is what a node of the version before shows and leaves empty.
alter table announcements add column published_at timestamptz;
update announcements set published_at = gmt_create where visible;
drop index announcements_of_owner;
create index announcements_of_owner
  on announcements (owner_kind, owner_id, coalesce(published_at, gmt_create) desc, id desc);
