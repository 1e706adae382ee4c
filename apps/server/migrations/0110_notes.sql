-- What people write down for themselves, about a problem or not; the categories are the site's.
create table note_categories (
  id bigint generated always as identity primary key,
  name text not null constraint note_categories_name unique,
  seq integer not null default 0
);

create table notes (
  id bigint generated always as identity primary key,
  uid bigint not null references users on delete cascade,
  -- null: about no problem, or one that is gone
  pid bigint references problems on delete set null,
  category_id bigint references note_categories on delete set null,
  title text not null,
  content text not null,
  -- counts saves, so that two open editors do not overwrite each other
  version integer not null default 1,
  gmt_create timestamptz not null,
  gmt_modified timestamptz not null
);
create index notes_of_person on notes (uid, id desc);
create index notes_of_problem on notes (pid);
create index notes_of_category on notes (category_id);
