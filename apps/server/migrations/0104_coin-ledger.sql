-- The ledger of coins only grows: no entry is ever changed or deleted, and none goes with a user. A balance is the sum of its person's
-- entries; who made a correction, and what an entry was for in words, stands beside it.
alter table coin_ledger
  add column note text not null default '',
  add column by_uid bigint references users,
  add constraint coin_ledger_delta_check check (delta <> 0),
  drop constraint coin_ledger_uid_fkey,
  add constraint coin_ledger_uid_fkey foreign key (uid) references users;
alter table coin_balances
  drop constraint coin_balances_uid_fkey,
  add constraint coin_balances_uid_fkey foreign key (uid) references users;
create index coin_ledger_of_user on coin_ledger (uid, id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the coin ledger only grows' using errcode = 'restrict_violation';
end $$;
create trigger coin_ledger_grows before update or delete or truncate on coin_ledger
  for each statement execute function refuse_ledger_change();
