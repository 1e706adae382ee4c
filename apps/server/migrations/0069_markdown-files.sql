-- Pictures and files that were uploaded for texts (DISC-6). A picture is addressed by its content, a file by a key that nobody guesses.
create table markdown_files (
  id bigint generated always as identity primary key,
  uid bigint references users on delete set null,
  group_id bigint references groups on delete set null,
  kind text not null constraint markdown_files_kind_check check (kind in ('image', 'file')),
  key text not null,
  name text not null,
  type text not null,
  hash text not null,
  bytes bigint not null,
  gmt_create timestamptz not null default now(),
  -- since when no text has named it; null while one does
  unused_since timestamptz default now()
);
create index markdown_files_key on markdown_files (key);
create index markdown_files_of_user on markdown_files (uid);
create index markdown_files_of_group on markdown_files (group_id);
