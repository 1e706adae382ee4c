-- What graders choose from at a problem of an assignment: the points of the chosen items are what is given by hand, in per cent of the problem's.
create table assignment_rubrics (
  assignment_id bigint not null references assignments on delete cascade,
  pid bigint not null references problems on delete cascade,
  -- items are added to nothing, or taken from all of the points
  start text not null constraint assignment_rubrics_start_check check (start in ('nothing', 'all')),
  -- how far above all of the points one can come
  bonus integer not null default 0 constraint assignment_rubrics_bonus_check check (bonus between 0 and 100),
  version integer not null default 0,
  primary key (assignment_id, pid)
);
create index assignment_rubrics_of_problem on assignment_rubrics (pid);

create table rubric_items (
  id bigint generated always as identity primary key,
  assignment_id bigint not null,
  pid bigint not null,
  position integer not null,
  name text not null,
  description text not null default '',
  points integer not null constraint rubric_items_points_check check (points between -100 and 100),
  -- students read it once results are shown
  visible boolean not null default true,
  foreign key (assignment_id, pid) references assignment_rubrics on delete cascade
);
create index rubric_items_of_rubric on rubric_items (assignment_id, pid);

-- Whose work was graded by a rubric; its points follow from what is chosen, and are stored nowhere.
create table rubric_gradings (
  assignment_id bigint not null,
  uid bigint not null references users on delete cascade,
  pid bigint not null,
  revision integer not null default 1,
  by_uid bigint references users on delete set null,
  gmt_modified timestamptz not null,
  -- the rubric changed under it
  look_again boolean not null default false,
  primary key (assignment_id, uid, pid),
  foreign key (assignment_id, pid) references assignment_rubrics on delete cascade
);
create index rubric_gradings_of_rubric on rubric_gradings (assignment_id, pid);
create index rubric_gradings_of_user on rubric_gradings (uid);
create index rubric_gradings_by on rubric_gradings (by_uid);

create table rubric_choices (
  assignment_id bigint not null,
  uid bigint not null,
  pid bigint not null,
  item_id bigint not null references rubric_items on delete cascade,
  primary key (assignment_id, uid, pid, item_id),
  foreign key (assignment_id, uid, pid) references rubric_gradings on delete cascade
);
create index rubric_choices_of_item on rubric_choices (item_id);
