-- Things carry a word of their block, by which the newest are looked through first (SEARCH-5).
update search_docs set ts = ts || ('''#' || ref / 512 || '''')::tsvector;
-- What is called exactly as somebody typed comes first, however old it is.
create index search_docs_named on search_docs (kind, name) where name <> '';
