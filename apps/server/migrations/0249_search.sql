-- What the search knows of a text (SEARCH-1). Who may see it is asked of the thing itself, whenever somebody searches.
create table search_docs (
  kind text not null check (kind in ('problem', 'discussion', 'contest', 'group', 'person')),
  ref bigint not null,
  -- what people call it exactly: a display id, a user name, a short name
  name text not null,
  ts tsvector not null,
  primary key (kind, ref)
);
create index search_docs_problem on search_docs using gin (ts) where kind = 'problem';
create index search_docs_discussion on search_docs using gin (ts) where kind = 'discussion';
create index search_docs_contest on search_docs using gin (ts) where kind = 'contest';
create index search_docs_group on search_docs using gin (ts) where kind = 'group';
create index search_docs_person on search_docs using gin (ts) where kind = 'person';

-- What was changed since it was read; one thing may stand here many times.
create table search_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  ref bigint not null
);

-- Whoever changes a text, the search hears of it: by the transaction of the change, so that none is forgotten.
create function note_search_change() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(coalesce(new, old));
begin
  insert into search_changes (kind, ref) values (tg_argv[0], (row ->> tg_argv[1])::bigint);
  return null;
end $$;

create trigger problems_searched after insert or delete or update of problem_id on problems
  for each row execute function note_search_change('problem', 'id');
create trigger problem_texts_searched after insert or delete or update of title, description, input, output, hint on problem_texts
  for each row execute function note_search_change('problem', 'pid');
create trigger discussions_searched after insert or delete or update of title, description, content on discussions
  for each row execute function note_search_change('discussion', 'id');
create trigger contests_searched after insert or delete or update of title, description on contests
  for each row execute function note_search_change('contest', 'id');
create trigger groups_searched after insert or delete or update of name, short_name, brief on groups
  for each row execute function note_search_change('group', 'id');
create trigger users_searched after insert or delete or update of username, nickname on users
  for each row execute function note_search_change('person', 'uid');

insert into search_changes (kind, ref) select 'problem', id from problems order by id;
insert into search_changes (kind, ref) select 'discussion', id from discussions order by id;
insert into search_changes (kind, ref) select 'contest', id from contests order by id;
insert into search_changes (kind, ref) select 'group', id from groups order by id;
insert into search_changes (kind, ref) select 'person', uid from users order by uid;
