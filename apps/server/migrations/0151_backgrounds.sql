-- A background that people chose is one of the site's pictures; when that goes, they have none.
update users set bg_id = null where bg_id is not null and bg_id not in (select id from site_pictures);
alter table users add constraint users_bg_id_fkey foreign key (bg_id) references site_pictures (id) on delete set null;
create index users_bg_id on users (bg_id) where bg_id is not null;
