-- Links to other sites with a category each and the contests that they are about, and contests of other sites (EXT-1 to EXT-4). Pictures
-- are stored here: no page fetches anything from a site that it links to.
-- A category that links stand in, or a contest that they are about.
create table external_labels (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('category', 'contest')),
  name text not null check (length(name) between 1 and 40),
  -- of categories
  color text not null default '' check (color ~* '^(#[0-9a-f]{6})?$'),
  seq integer not null default 0,
  unique (kind, name)
);

create table external_links (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 100),
  url text not null check (url ~* '^https?://'),
  logo text not null default '',
  description text not null default '',
  category_id bigint references external_labels (id),
  seq integer not null default 0,
  visible boolean not null default true,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index external_links_category on external_links (category_id);

create table external_link_contests (
  link_id bigint not null references external_links (id) on delete cascade,
  label_id bigint not null references external_labels (id),
  primary key (link_id, label_id)
);
create index external_link_contests_label on external_link_contests (label_id);

create table external_contests (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  logo text not null default '',
  url text not null unique check (url ~* '^https?://'),
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  visible boolean not null default true,
  -- how often it was changed: calendars take the higher one
  revision integer not null default 0,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);
create index external_contests_end on external_contests (end_time);
