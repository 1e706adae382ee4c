-- An archive is fetched by its owner's session, which needs no key, and there is one at a time.
alter table data_archives drop column key_hash;
create unique index data_archives_one on data_archives (uid);
drop index data_archives_of_user;
