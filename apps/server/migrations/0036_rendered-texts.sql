-- The texts of a problem as HTML with their formulas, made when they are saved; null until somebody has made it.
-- `rendered_by` names what made it and from what: one that another version made, or from other texts, is made anew.
alter table problem_texts
  add column rendered jsonb,
  add column rendered_by text;
