-- Announcements belong to the site (id 0), a group or a contest. For each kind a generated column refers to the owners'
-- table, so that announcements go with what they belong to.
alter table contest_announcements rename to announcements;
alter table announcements rename column cid to owner_id;
alter table announcements add column owner_kind text not null default 'contest'
  constraint announcements_owner_kind_check check (owner_kind in ('site', 'group', 'contest'));
alter table announcements alter column owner_kind drop default;
alter table announcements add constraint announcements_one_site check ((owner_kind = 'site') = (owner_id = 0));
alter table announcements add column group_id bigint
  generated always as (case when owner_kind = 'group' then owner_id end) stored;
alter table announcements add column contest_id bigint
  generated always as (case when owner_kind = 'contest' then owner_id end) stored;
alter table announcements drop constraint contest_announcements_cid_fkey;
alter table announcements add constraint announcements_group_id_fkey
  foreign key (group_id) references groups on delete cascade;
alter table announcements add constraint announcements_contest_id_fkey
  foreign key (contest_id) references contests on delete cascade;
alter table announcements rename constraint contest_announcements_pkey to announcements_pkey;
alter table announcements rename constraint contest_announcements_uid_fkey to announcements_uid_fkey;

drop index contest_announcements_of_contest;
create index announcements_of_owner on announcements (owner_kind, owner_id, id desc);
create index announcements_of_group on announcements (group_id);
create index announcements_of_contest on announcements (contest_id);
alter index contest_announcements_of_user rename to announcements_of_user;

-- Nodes of the version before go on under the old name until they are upgraded, too.
create view contest_announcements as
  select id, owner_id as cid, uid, title, content, visible, gmt_create, gmt_modified, owner_kind
  from announcements where owner_kind = 'contest';
alter view contest_announcements alter column owner_kind set default 'contest';
