-- Comments belong to an owner of some kind. For each kind a generated column refers to the owners' table, so that
-- comments go with what they belong to, and none belongs to nothing.
alter table contest_comments rename to comments;
alter table comments rename column cid to owner_id;
alter table comments add column owner_kind text not null default 'contest'
  constraint comments_owner_kind_check check (owner_kind in ('contest'));
alter table comments alter column owner_kind drop default;
alter table comments add column contest_id bigint
  generated always as (case when owner_kind = 'contest' then owner_id end) stored;
alter table comments drop constraint contest_comments_cid_fkey;
alter table comments add constraint comments_contest_id_fkey
  foreign key (contest_id) references contests on delete cascade;
alter table comments rename constraint contest_comments_pkey to comments_pkey;
alter table comments rename constraint contest_comments_comment_id_fkey to comments_comment_id_fkey;
alter table comments rename constraint contest_comments_to_uid_fkey to comments_to_uid_fkey;
alter table comments rename constraint contest_comments_uid_fkey to comments_uid_fkey;

drop index contest_comments_of_contest;
create index comments_of_owner on comments (owner_kind, owner_id, id desc) where comment_id is null;
create index comments_of_contest on comments (contest_id);
alter index contest_comments_replies rename to comments_replies;
alter index contest_comments_of_user rename to comments_of_user;
alter index contest_comments_to rename to comments_to;

alter table contest_comment_likes rename to comment_likes;
alter table comment_likes rename constraint contest_comment_likes_pkey to comment_likes_pkey;
alter table comment_likes rename constraint contest_comment_likes_comment_id_fkey to comment_likes_comment_id_fkey;
alter table comment_likes rename constraint contest_comment_likes_uid_fkey to comment_likes_uid_fkey;
alter index contest_comment_likes_of_user rename to comment_likes_of_user;

-- Nodes of the version before go on under the old names until they are upgraded, too.
create view contest_comments as
  select id, owner_id as cid, uid, comment_id, to_uid, content, gmt_create, owner_kind
  from comments where owner_kind = 'contest';
alter view contest_comments alter column owner_kind set default 'contest';
create view contest_comment_likes as select comment_id, uid from comment_likes;
