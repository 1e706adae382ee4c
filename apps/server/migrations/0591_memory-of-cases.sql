-- Cases may have limits of their own: what the largest needs is looked at when a job is given to a node.
create function most_memory_mb(cases jsonb) returns integer language sql immutable parallel safe as $$
  select max((one ->> 'memoryMb')::integer) from pg_catalog.jsonb_array_elements(cases) one
$$;
alter table problem_data add column memory_most_mb integer generated always as (most_memory_mb(cases)) stored;
