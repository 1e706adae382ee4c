-- Pictures of the home page's carousel and those that people choose as a background (HOME-1, HOME-8).
create table site_pictures (
  id bigint generated always as identity primary key,
  kind text not null constraint site_pictures_kind_check check (kind in ('carousel', 'background')),
  url text not null,
  name text not null default '',
  link text not null default '',
  visible boolean not null default true,
  seq integer not null default 0,
  gmt_create timestamptz not null default now()
);
create index site_pictures_of_kind on site_pictures (kind, seq, id);

-- The side cards of the home page in their order, once super administrators have chosen them (HOME-9).
create table home_cards (
  only_row boolean primary key default true constraint home_cards_only_row check (only_row),
  cards jsonb not null,
  gmt_modified timestamptz not null default now()
);
