-- Names and passwords of accounts that were made at once, enciphered with a key that whoever made them holds, until they are fetched in vain.
create table generated_accounts (
  key_hash bytea primary key,
  box bytea not null,
  expires_at timestamptz not null
);
