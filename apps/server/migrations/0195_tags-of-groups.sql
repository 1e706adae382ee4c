-- Tags of a group's problems: they go with the group.
alter table tags add column gid bigint references groups (id) on delete cascade;
alter table tags drop constraint tags_oj_name_en_key;
alter table tags drop constraint tags_oj_name_zh_key;
alter table tags add constraint tags_name_en_key unique nulls not distinct (oj, gid, name_en);
alter table tags add constraint tags_name_zh_key unique nulls not distinct (oj, gid, name_zh);
create index tags_of_group on tags (gid) where gid is not null;
