-- Hints of a problem, opened one after the other. One that is taken out after somebody opened it stays for those, without a place.
create table hints (
  id bigint generated always as identity primary key,
  pid bigint not null references problems (id) on delete cascade,
  place integer check (place > 0),
  zh text not null,
  en text not null,
  tries integer check (tries > 0),
  minutes integer check (minutes > 0),
  coins integer check (coins > 0),
  constraint hints_texts check (zh <> '' or en <> '')
);
create index hints_of_problem on hints (pid, place);

-- How often the hints of a problem were saved: a save is made over what was seen.
create table hint_ladders (
  pid bigint primary key references problems (id) on delete cascade,
  edition integer not null
);

create table hint_openings (
  hint_id bigint not null references hints (id) on delete cascade,
  uid bigint not null references users (uid) on delete cascade,
  paid integer not null check (paid >= 0),
  opened_at timestamptz not null,
  primary key (hint_id, uid)
);
create index hint_openings_of_user on hint_openings (uid);

-- The helper proposes hints to those who may change a problem.
alter table ai_answers drop constraint ai_answers_kind_check;
alter table ai_answers add constraint ai_answers_kind_check
  check (kind in ('explain-problem', 'explain-ce', 'provide-idea', 'perfect-code', 'find-mistake', 'propose-hints'));
alter table ai_requests drop constraint ai_requests_kind_check;
alter table ai_requests add constraint ai_requests_kind_check
  check (kind in ('explain-problem', 'explain-ce', 'provide-idea', 'perfect-code', 'find-mistake', 'propose-hints'));
