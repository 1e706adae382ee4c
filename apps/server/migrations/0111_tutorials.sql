-- Explanations of how a problem is solved. Others see the text that was approved; one that was written since waits beside it.
create table tutorials (
  id bigint generated always as identity primary key,
  -- null: the problem is gone; buyers keep what they paid for
  pid bigint references problems on delete set null,
  uid bigint references users on delete set null,
  -- approved; null until then
  title text,
  content text,
  price integer not null default 0 constraint tutorials_price check (price >= 0),
  -- handed in for review, or refused by it; null while the approved text is the last one
  next_title text,
  next_content text,
  next_price integer constraint tutorials_next_price check (next_price >= 0),
  -- coins that the author was paid for the first approval
  reward integer not null default 0,
  official boolean not null default false,
  -- others see an official one from then on; null: at once
  show_at timestamptz,
  -- counts what was handed in, so that nobody approves what he did not read
  version integer not null default 1,
  gmt_approved timestamptz,
  gmt_deleted timestamptz,
  gmt_create timestamptz not null,
  gmt_modified timestamptz not null,
  constraint tutorials_approved check ((title is null) = (gmt_approved is null) and (title is null) = (content is null)),
  constraint tutorials_has_text check (title is not null or next_title is not null)
);
create index tutorials_of_problem on tutorials (pid, id desc) where gmt_approved is not null and gmt_deleted is null;
create index tutorials_of_problem_all on tutorials (pid);
create index tutorials_of_author on tutorials (uid, id desc);

create table tutorial_purchases (
  tid bigint not null references tutorials on delete cascade,
  uid bigint not null references users on delete cascade,
  price integer not null,
  gmt_create timestamptz not null,
  primary key (tid, uid)
);
create index tutorial_purchases_of_buyer on tutorial_purchases (uid, gmt_create desc);

create table tutorial_likes (
  tid bigint not null references tutorials on delete cascade,
  uid bigint not null references users on delete cascade,
  primary key (tid, uid)
);
create index tutorial_likes_of_person on tutorial_likes (uid);
