-- Whoever holds a link of a mail proves it by a signature with the key of that person; the link ends mails of one category and does nothing else.
alter table message_settings add column mail_key text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
-- In which language somebody is written to.
alter table message_settings add column lang text not null default 'zh' check (lang in ('zh', 'en'));
