-- Those who stand on no list of ratings are few: lists leave them out without reading everybody.
create index users_unranked on users (uid) where status <> 0 or erase_after is not null or erased_at is not null;
