-- People are looked for in rankings by names alone: the index over everything that administrators search holds real names and mail
-- addresses, too, so that a word of half of all addresses would be looked up at every one of them.
create index users_names on users using gin ((username || ' ' || nickname) gin_trgm_ops);
create index users_nickname_prefix on users (lower(nickname) text_pattern_ops) where nickname <> '';
