-- What the site makes of its judge nodes: which work each is given, and why one is given none.
alter table judge_nodes
  add protocol integer not null default 1,
  -- what the machine needs for a fixed piece of work
  add speed_ms real,
  -- ahead of the database's clock
  add clock_skew_ms bigint,
  -- languages that it is given work of
  add accepted text[] not null default '{}',
  -- why it is given none at all
  add refusals jsonb not null default '[]',
  -- languages that it offers and is not given
  add withheld jsonb not null default '[]',
  -- jobs in a row that it could not do, whose problems, and how many of them another node could do
  add failures integer not null default 0,
  add failed_problems text[] not null default '{}',
  add judged_elsewhere integer not null default 0,
  add last_failure text,
  -- given nothing until then
  add resting_until timestamptz,
  add set_aside_at timestamptz,
  add drained_at timestamptz,
  add drained_by text,
  add drained_reason text;

update judge_nodes set accepted = array(
  select offer ->> 'name' from jsonb_array_elements(languages) offer where (offer ->> 'ok')::boolean
) where ready;

-- Queued while its user already had many waiting: such a job leaves a slot to others.
alter table jobs add is_backlog boolean not null default false;
