-- What was decided about, part by part ([{"part": …, "text": …}]): so that the next reviewer sees what changed since. Null: not kept.
alter table reviews add column snapshot jsonb;
