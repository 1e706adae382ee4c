-- Classes within a group: which one a member is in, and for which an assistant is.
alter table group_members add column label text not null default ''
  constraint group_members_label_check check (char_length(label) <= 50);
-- null: for all of them
alter table group_assistants add column labels text[];
