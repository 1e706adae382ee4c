-- A problem belongs to the site (id 0), a group or a person. For each kind of owner a generated column refers to the owners'
-- table, so that problems go with what they belong to.
alter table problems add column owner_kind text not null default 'site'
  constraint problems_owner_kind_check check (owner_kind in ('site', 'group', 'person'));
alter table problems add column owner_id bigint not null default 0;
alter table problems add constraint problems_one_site check ((owner_kind = 'site') = (owner_id = 0));
alter table problems add column group_id bigint
  generated always as (case when owner_kind = 'group' then owner_id end) stored
  constraint problems_group_id_fkey references groups on delete cascade;
alter table problems add column person_uid bigint
  generated always as (case when owner_kind = 'person' then owner_id end) stored
  constraint problems_person_uid_fkey references users on delete cascade;
create index problems_of_group on problems (group_id, problem_id_length, problem_id) where group_id is not null;
create index problems_of_person on problems (person_uid, id) where person_uid is not null;

-- Public (1) are problems of the site alone, and 4 is what is open to all of a group: whatever asks for public problems
-- finds none of an owner's, without asking who owns them.
alter table problems drop constraint problems_auth_check;
alter table problems add constraint problems_auth_check check (auth in (1, 2, 3, 4));
alter table problems add constraint problems_public_of_site check (auth <> 1 or owner_kind = 'site');
alter table problems add constraint problems_open_to_group check (auth <> 4 or owner_kind = 'group');
