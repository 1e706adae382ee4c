-- Graders now count in every mode that runs programs; what an editor kept from a time in the mode "grader" did nothing there.
update problems set grader_files = '[]' where judge_mode <> 'grader' and grader_files <> '[]';
-- What the machine of a node has for programs; null: a node that does not tell.
alter table judge_nodes add column memory_mb integer;
