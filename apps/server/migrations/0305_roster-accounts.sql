-- accounts that somebody made from the roster of a group: who made one takes it into further groups without asking (GRP-20)
create table roster_accounts (
  uid bigint primary key references users on delete cascade,
  maker_uid bigint not null references users on delete cascade
);
create index roster_accounts_maker on roster_accounts (maker_uid);
