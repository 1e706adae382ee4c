-- Who is named in a text (DISC-15): [{"uid": 3, "name": "anna"}], as they were called when it was written.
alter table comments add column mentions jsonb;
alter table discussions add column mentions jsonb;

-- Which reply a reply answers (DISC-16); refers to nothing, so that it is known to have been there when that is deleted.
alter table comments add column quote_id bigint;
-- When it was changed last (DISC-17), what it said before stands in comment_revisions.
alter table comments add column edited_at timestamptz;
