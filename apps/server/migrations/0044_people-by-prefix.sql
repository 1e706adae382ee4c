-- The beginning of a user name finds people in whatever order the database's language sorts letters.
create index users_username_prefix on users (username_key text_pattern_ops);
