-- How somebody wants to hear of what; without a row everything is as the contract says.
create table message_settings (
  uid bigint primary key references users on delete cascade,
  categories jsonb not null default '{}',
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  digest_at smallint not null default 1080 check (digest_at between 0 and 1439),
  time_zone text not null default 'Asia/Shanghai',
  chat_from text not null default 'everybody' check (chat_from in ('everybody', 'groups', 'nobody')),
  check ((quiet_from is null) = (quiet_to is null))
);

-- When somebody is mailed of a message unless it was read by then; null: not, or it was done.
alter table messages add column mail_at timestamptz;
create index messages_to_mail on messages (mail_at) where mail_at is not null;
alter table chat_sides add column mailed integer not null default 0;
create index chat_sides_to_mail on chat_sides (last_at) where received > seen and received > mailed;

-- What goes into the header of a mail, beside the fields every mail has.
alter table mails add column headers jsonb not null default '{}';
