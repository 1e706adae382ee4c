-- Written texts as HTML, by the hash of their renderer and content; what is not read for long is dropped and made again when it is.
create table rendered_texts (
  hash text primary key,
  -- until it is rendered
  source text,
  -- null: not rendered yet; JSON null: it cannot be
  rendered jsonb,
  gmt_create timestamptz not null,
  constraint rendered_texts_one check ((source is null) = (rendered is not null))
);
create index rendered_texts_waiting on rendered_texts (gmt_create) where rendered is null;
create index rendered_texts_age on rendered_texts (gmt_create);
