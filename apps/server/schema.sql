-- Written by `npm run db:dump` from the migrations; do not edit.

create table ai_answers (
  id bigint not null generated always as identity,
  kind text not null,
  digest bytea not null,
  pid bigint not null,
  content text not null,
  gmt_create timestamp with time zone not null,
  constraint ai_answers_digest_key UNIQUE (digest),
  constraint ai_answers_pkey PRIMARY KEY (id),
  constraint ai_answers_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint ai_answers_kind_check CHECK ((kind = ANY (ARRAY['explain-problem'::text, 'explain-ce'::text, 'provide-idea'::text, 'perfect-code'::text, 'find-mistake'::text, 'propose-hints'::text])))
);
CREATE INDEX ai_answers_of_problem ON public.ai_answers USING btree (pid);

create table ai_requests (
  id bigint not null generated always as identity,
  uid bigint not null,
  kind text not null,
  answer_id bigint,
  outcome text not null,
  helpful boolean,
  report text,
  gmt_create timestamp with time zone not null,
  constraint ai_requests_pkey PRIMARY KEY (id),
  constraint ai_requests_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES ai_answers(id) ON DELETE SET NULL,
  constraint ai_requests_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint ai_requests_kind_check CHECK ((kind = ANY (ARRAY['explain-problem'::text, 'explain-ce'::text, 'provide-idea'::text, 'perfect-code'::text, 'find-mistake'::text, 'propose-hints'::text]))),
  constraint ai_requests_outcome_check CHECK ((outcome = ANY (ARRAY['running'::text, 'answered'::text, 'cached'::text, 'left'::text, 'failed'::text])))
);
CREATE INDEX ai_requests_of_answer ON public.ai_requests USING btree (answer_id);
CREATE INDEX ai_requests_of_day ON public.ai_requests USING btree (gmt_create);
CREATE INDEX ai_requests_of_user ON public.ai_requests USING btree (uid, gmt_create);
CREATE INDEX ai_requests_reported ON public.ai_requests USING btree (id DESC) WHERE (report IS NOT NULL);

create table announcements (
  id bigint not null generated always as identity,
  owner_id bigint not null,
  uid bigint,
  title text not null,
  content text not null,
  visible boolean not null default true,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  owner_kind text not null,
  group_id bigint generated always as (
CASE
    WHEN (owner_kind = 'group'::text) THEN owner_id
    ELSE NULL::bigint
END) stored,
  contest_id bigint generated always as (
CASE
    WHEN (owner_kind = 'contest'::text) THEN owner_id
    ELSE NULL::bigint
END) stored,
  published_at timestamp with time zone,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES contests(id) ON DELETE CASCADE,
  constraint announcements_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint announcements_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint announcements_one_site CHECK (((owner_kind = 'site'::text) = (owner_id = 0))),
  constraint announcements_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['site'::text, 'group'::text, 'contest'::text])))
);
CREATE INDEX announcements_of_contest ON public.announcements USING btree (contest_id);
CREATE INDEX announcements_of_group ON public.announcements USING btree (group_id);
CREATE INDEX announcements_of_owner ON public.announcements USING btree (owner_kind, owner_id, COALESCE(published_at, gmt_create) DESC, id DESC);
CREATE INDEX announcements_of_user ON public.announcements USING btree (uid);

create table assignment_excuses (
  assignment_id bigint not null,
  uid bigint not null,
  reason text not null,
  by_uid bigint,
  gmt_create timestamp with time zone not null default now(),
  constraint assignment_excuses_pkey PRIMARY KEY (assignment_id, uid),
  constraint assignment_excuses_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assignment_excuses_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint assignment_excuses_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX assignment_excuses_by ON public.assignment_excuses USING btree (by_uid);
CREATE INDEX assignment_excuses_of_user ON public.assignment_excuses USING btree (uid);

create table assignment_extensions (
  assignment_id bigint not null,
  uid bigint not null,
  until timestamp with time zone not null,
  reason text not null,
  by_uid bigint,
  gmt_create timestamp with time zone not null default now(),
  constraint assignment_extensions_pkey PRIMARY KEY (assignment_id, uid),
  constraint assignment_extensions_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assignment_extensions_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint assignment_extensions_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX assignment_extensions_by ON public.assignment_extensions USING btree (by_uid);
CREATE INDEX assignment_extensions_of_user ON public.assignment_extensions USING btree (uid);

create table assignment_points (
  assignment_id bigint not null,
  uid bigint not null,
  pid bigint not null,
  percent integer not null,
  reason text not null default ''::text,
  by_uid bigint,
  gmt_create timestamp with time zone not null default now(),
  constraint assignment_points_pkey PRIMARY KEY (assignment_id, uid, pid),
  constraint assignment_points_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assignment_points_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint assignment_points_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint assignment_points_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint assignment_points_percent_check CHECK (((percent >= 0) AND (percent <= 100)))
);
CREATE INDEX assignment_points_by ON public.assignment_points USING btree (by_uid);
CREATE INDEX assignment_points_of_problem ON public.assignment_points USING btree (pid);
CREATE INDEX assignment_points_of_user ON public.assignment_points USING btree (uid);

create table assignment_rubrics (
  assignment_id bigint not null,
  pid bigint not null,
  start text not null,
  bonus integer not null default 0,
  version integer not null default 0,
  constraint assignment_rubrics_pkey PRIMARY KEY (assignment_id, pid),
  constraint assignment_rubrics_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assignment_rubrics_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint assignment_rubrics_bonus_check CHECK (((bonus >= 0) AND (bonus <= 100))),
  constraint assignment_rubrics_start_check CHECK ((start = ANY (ARRAY['nothing'::text, 'all'::text])))
);
CREATE INDEX assignment_rubrics_of_problem ON public.assignment_rubrics USING btree (pid);

create table assignment_windows (
  assignment_id bigint not null,
  label text not null,
  opens_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint assignment_windows_pkey PRIMARY KEY (assignment_id, label),
  constraint assignment_windows_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint assignment_windows_label_check CHECK (((label <> ''::text) AND (char_length(label) <= 50))),
  constraint assignment_windows_times_check CHECK ((due_at > opens_at))
);

create table assignments (
  id bigint not null generated always as identity,
  gid bigint not null,
  training_id bigint,
  qsheet_id bigint,
  work_id bigint,
  title text not null,
  opens_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  late jsonb not null default '[]'::jsonb,
  results text not null default 'atOnce'::text,
  released_at timestamp with time zone,
  author_uid bigint,
  version integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  worth integer not null default 100,
  regrade_days integer not null default 7,
  constraint assignments_pkey PRIMARY KEY (id),
  constraint assignments_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint assignments_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint assignments_qsheet_id_fkey FOREIGN KEY (qsheet_id) REFERENCES qsheets(id) ON DELETE CASCADE,
  constraint assignments_training_id_fkey FOREIGN KEY (training_id) REFERENCES trainings(id) ON DELETE CASCADE,
  constraint assignments_work_id_fkey FOREIGN KEY (work_id) REFERENCES timed_works(id) ON DELETE CASCADE,
  constraint assignments_regrade_days_check CHECK (((regrade_days >= 0) AND (regrade_days <= 90))),
  constraint assignments_results_check CHECK ((results = ANY (ARRAY['atOnce'::text, 'afterDue'::text, 'byHand'::text]))),
  constraint assignments_target_check CHECK ((num_nonnulls(training_id, qsheet_id, work_id) = 1)),
  constraint assignments_times_check CHECK ((opens_at < due_at)),
  constraint assignments_worth_check CHECK (((worth >= 0) AND (worth <= 10000)))
);
CREATE INDEX assignments_of_author ON public.assignments USING btree (author_uid);
CREATE INDEX assignments_of_group ON public.assignments USING btree (gid, due_at);
CREATE INDEX assignments_of_qsheet ON public.assignments USING btree (qsheet_id);
CREATE INDEX assignments_of_training ON public.assignments USING btree (training_id);
CREATE INDEX assignments_of_work ON public.assignments USING btree (work_id);

create table attempt_counters (
  name text not null,
  subject text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  constraint attempt_counters_pkey PRIMARY KEY (name, subject)
);
CREATE INDEX attempt_counters_expiry ON public.attempt_counters USING btree (resets_at);

create table audit_log (
  id bigint not null generated always as identity,
  uid bigint,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  ip text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_of_user ON public.audit_log USING btree (uid, id DESC);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, id);

create table backups (
  moment timestamp with time zone not null,
  finished_at timestamp with time zone not null default now(),
  files bigint not null,
  constraint backups_pkey PRIMARY KEY (moment)
);

create table blobs (
  hash text not null,
  bytes bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint blobs_pkey PRIMARY KEY (hash),
  constraint blobs_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);

create table canned_remarks (
  id bigint not null generated always as identity,
  uid bigint not null,
  content text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint canned_remarks_pkey PRIMARY KEY (id),
  constraint canned_remarks_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX canned_remarks_of_user ON public.canned_remarks USING btree (uid, id);

create table certificates (
  id bigint not null generated always as identity,
  uid bigint not null,
  code text not null,
  name text not null,
  title text not null,
  content text not null,
  day date not null,
  lang text not null,
  image text not null default ''::text,
  pdf_hash text,
  by_uid bigint,
  revoked_at timestamp with time zone,
  revoke_reason text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  constraint certificates_code_key UNIQUE (code),
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint certificates_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint certificates_lang_check CHECK ((lang = ANY (ARRAY['zh'::text, 'en'::text])))
);
CREATE INDEX certificates_by ON public.certificates USING btree (by_uid);
CREATE INDEX certificates_of_user ON public.certificates USING btree (uid, id);

create table challenges (
  purpose text not null,
  subject text not null,
  secret_hash bytea,
  detail jsonb not null default '{}'::jsonb,
  failures smallint not null default 0,
  gmt_create timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint challenges_pkey PRIMARY KEY (purpose, subject)
);
CREATE INDEX challenges_expiry ON public.challenges USING btree (expires_at);

create table chat_messages (
  pair_id bigint not null,
  seq integer not null,
  from_uid bigint not null,
  nth integer not null,
  key text not null,
  content text not null,
  gid bigint,
  gmt_create timestamp with time zone not null,
  constraint chat_messages_from_uid_key_key UNIQUE (from_uid, key),
  constraint chat_messages_pkey PRIMARY KEY (pair_id, seq),
  constraint chat_messages_pair_id_fkey FOREIGN KEY (pair_id) REFERENCES chat_pairs(id) ON DELETE CASCADE
);

create table chat_pairs (
  id bigint not null generated always as identity,
  lo bigint not null,
  hi bigint not null,
  seq integer not null default 0,
  constraint chat_pairs_lo_hi_key UNIQUE (lo, hi),
  constraint chat_pairs_pkey PRIMARY KEY (id),
  constraint chat_pairs_hi_fkey FOREIGN KEY (hi) REFERENCES users(uid) ON DELETE CASCADE,
  constraint chat_pairs_lo_fkey FOREIGN KEY (lo) REFERENCES users(uid) ON DELETE CASCADE,
  constraint chat_pairs_check CHECK ((lo < hi))
);
CREATE INDEX chat_pairs_of_hi ON public.chat_pairs USING btree (hi);

create table chat_reports (
  id bigint not null generated always as identity,
  reporter_uid bigint,
  reported_uid bigint,
  reason text not null,
  messages jsonb not null,
  gmt_create timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by bigint,
  constraint chat_reports_pkey PRIMARY KEY (id),
  constraint chat_reports_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint chat_reports_reported_uid_fkey FOREIGN KEY (reported_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint chat_reports_reporter_uid_fkey FOREIGN KEY (reporter_uid) REFERENCES users(uid) ON DELETE SET NULL
);
CREATE INDEX chat_reports_of_closer ON public.chat_reports USING btree (closed_by);
CREATE INDEX chat_reports_of_reported ON public.chat_reports USING btree (reported_uid);
CREATE INDEX chat_reports_of_reporter ON public.chat_reports USING btree (reporter_uid);
CREATE INDEX chat_reports_open ON public.chat_reports USING btree (id) WHERE (closed_at IS NULL);

create table chat_sides (
  uid bigint not null,
  pair_id bigint not null,
  peer_uid bigint not null,
  sent integer not null default 0,
  received integer not null default 0,
  seen integer not null default 0,
  cleared_seq integer not null default 0,
  last_seq integer not null default 0,
  last_at timestamp with time zone not null,
  blocked_at timestamp with time zone,
  mailed integer not null default 0,
  constraint chat_sides_pkey PRIMARY KEY (uid, pair_id),
  constraint chat_sides_pair_id_fkey FOREIGN KEY (pair_id) REFERENCES chat_pairs(id) ON DELETE CASCADE,
  constraint chat_sides_peer_uid_fkey FOREIGN KEY (peer_uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint chat_sides_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX chat_sides_latest ON public.chat_sides USING btree (uid, last_at DESC, pair_id DESC);
CREATE INDEX chat_sides_of_pair ON public.chat_sides USING btree (pair_id);
CREATE INDEX chat_sides_of_peer ON public.chat_sides USING btree (peer_uid);
CREATE INDEX chat_sides_to_mail ON public.chat_sides USING btree (last_at) WHERE ((received > seen) AND (received > mailed));
CREATE INDEX chat_sides_unread ON public.chat_sides USING btree (uid) WHERE (received > seen);

create table check_ins (
  uid bigint not null,
  day date not null,
  streak integer not null,
  remark text not null default ''::text,
  acoin integer not null,
  gmt_create timestamp with time zone not null default now(),
  constraint check_ins_pkey PRIMARY KEY (uid, day),
  constraint check_ins_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint check_ins_streak_check CHECK ((streak > 0))
);

create table code_templates (
  pid bigint not null,
  lid bigint not null,
  code text not null,
  status boolean not null default true,
  constraint code_templates_pkey PRIMARY KEY (pid, lid),
  constraint code_templates_lid_fkey FOREIGN KEY (lid) REFERENCES languages(id) ON DELETE CASCADE,
  constraint code_templates_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table coin_balances (
  uid bigint not null,
  balance bigint not null default 0,
  constraint coin_balances_pkey PRIMARY KEY (uid),
  constraint coin_balances_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid),
  constraint coin_balances_balance_check CHECK ((balance >= 0))
);

create table coin_ledger (
  id bigint not null generated always as identity,
  uid bigint not null,
  delta integer not null,
  reason text not null,
  subject text not null,
  gmt_create timestamp with time zone not null default now(),
  note text not null default ''::text,
  by_uid bigint,
  constraint coin_ledger_uid_reason_subject_key UNIQUE (uid, reason, subject),
  constraint coin_ledger_pkey PRIMARY KEY (id),
  constraint coin_ledger_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid),
  constraint coin_ledger_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid),
  constraint coin_ledger_delta_check CHECK ((delta <> 0))
);
CREATE INDEX coin_ledger_of_user ON public.coin_ledger USING btree (uid, id);

create table comment_likes (
  comment_id bigint not null,
  uid bigint not null,
  constraint comment_likes_pkey PRIMARY KEY (comment_id, uid),
  constraint comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint comment_likes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX comment_likes_of_user ON public.comment_likes USING btree (uid);

create table comment_revisions (
  id bigint not null generated always as identity,
  comment_id bigint not null,
  content text not null,
  gmt_create timestamp with time zone not null,
  constraint comment_revisions_pkey PRIMARY KEY (id),
  constraint comment_revisions_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE
);
CREATE INDEX comment_revisions_of ON public.comment_revisions USING btree (comment_id, id);

create table comments (
  id bigint not null generated always as identity,
  owner_id bigint not null,
  uid bigint not null,
  comment_id bigint,
  to_uid bigint,
  content text not null,
  gmt_create timestamp with time zone not null default now(),
  owner_kind text not null,
  contest_id bigint generated always as (
CASE
    WHEN (owner_kind = 'contest'::text) THEN owner_id
    ELSE NULL::bigint
END) stored,
  discussion_id bigint generated always as (
CASE
    WHEN (owner_kind = 'discussion'::text) THEN owner_id
    ELSE NULL::bigint
END) stored,
  status smallint not null default 0,
  like_num integer not null default 0,
  gmt_modified timestamp with time zone,
  moderated_at timestamp with time zone,
  mentions jsonb,
  quote_id bigint,
  edited_at timestamp with time zone,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint comments_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES contests(id) ON DELETE CASCADE,
  constraint comments_discussion_id_fkey FOREIGN KEY (discussion_id) REFERENCES discussions(id) ON DELETE CASCADE,
  constraint comments_to_uid_fkey FOREIGN KEY (to_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint comments_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint comments_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['contest'::text, 'discussion'::text]))),
  constraint comments_status_check CHECK ((status = ANY (ARRAY[0, 1, 2, 3])))
);
CREATE INDEX comments_by_likes ON public.comments USING btree (owner_kind, owner_id, like_num DESC, id DESC) WHERE ((comment_id IS NULL) AND (status = 0));
CREATE INDEX comments_moderated ON public.comments USING btree (moderated_at) WHERE (moderated_at IS NOT NULL);
CREATE INDEX comments_of_contest ON public.comments USING btree (contest_id);
CREATE INDEX comments_of_discussion ON public.comments USING btree (discussion_id);
CREATE INDEX comments_of_owner ON public.comments USING btree (owner_kind, owner_id, id DESC) WHERE (comment_id IS NULL);
CREATE INDEX comments_of_user ON public.comments USING btree (uid);
CREATE INDEX comments_replies ON public.comments USING btree (comment_id, id);
CREATE INDEX comments_to ON public.comments USING btree (to_uid);

create table contest_ac_checks (
  cid bigint not null,
  uid bigint not null,
  pid bigint not null,
  checked_by bigint,
  gmt_checked timestamp with time zone not null default now(),
  constraint contest_ac_checks_pkey PRIMARY KEY (cid, uid, pid),
  constraint contest_ac_checks_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint contest_ac_checks_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_ac_checks_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint contest_ac_checks_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX contest_ac_checks_by ON public.contest_ac_checks USING btree (checked_by);
CREATE INDEX contest_ac_checks_of_problem ON public.contest_ac_checks USING btree (pid);
CREATE INDEX contest_ac_checks_of_user ON public.contest_ac_checks USING btree (uid);

create table contest_clarifications (
  id bigint not null generated always as identity,
  cid bigint not null,
  uid bigint not null,
  pid bigint,
  question text not null,
  answer text,
  answered_by bigint,
  to_all boolean not null default false,
  gmt_create timestamp with time zone not null default now(),
  gmt_answered timestamp with time zone,
  constraint contest_clarifications_pkey PRIMARY KEY (id),
  constraint contest_clarifications_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint contest_clarifications_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_clarifications_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE SET NULL,
  constraint contest_clarifications_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX contest_clarifications_answered_by ON public.contest_clarifications USING btree (answered_by);
CREATE INDEX contest_clarifications_of_contest ON public.contest_clarifications USING btree (cid, id DESC);
CREATE INDEX contest_clarifications_of_problem ON public.contest_clarifications USING btree (pid);
CREATE INDEX contest_clarifications_of_user ON public.contest_clarifications USING btree (uid);

create table contest_countdowns (
  id bigint not null generated always as identity,
  title text not null,
  date timestamp with time zone not null,
  visible boolean not null default true,
  content text not null default ''::text,
  url text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint contest_countdowns_pkey PRIMARY KEY (id)
);
CREATE INDEX contest_countdowns_date ON public.contest_countdowns USING btree (date, id);

create table contest_prints (
  id bigint not null generated always as identity,
  cid bigint not null,
  uid bigint not null,
  content text not null,
  status smallint not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_printed timestamp with time zone,
  constraint contest_prints_pkey PRIMARY KEY (id),
  constraint contest_prints_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_prints_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint contest_prints_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE INDEX contest_prints_of_contest ON public.contest_prints USING btree (cid, status, id);
CREATE INDEX contest_prints_of_user ON public.contest_prints USING btree (uid, id DESC);

create table contest_problems (
  id bigint not null generated always as identity,
  cid bigint not null,
  pid bigint not null,
  display_id text not null,
  display_title text not null,
  color text not null default ''::text,
  seq integer not null default 0,
  off_list boolean not null default false,
  ac_coin integer not null default 0,
  constraint contest_problems_cid_display_id_key UNIQUE (cid, display_id),
  constraint contest_problems_cid_pid_key UNIQUE (cid, pid),
  constraint contest_problems_pkey PRIMARY KEY (id),
  constraint contest_problems_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint contest_problems_ac_coin_check CHECK ((ac_coin >= 0))
);
CREATE INDEX contest_problems_of_problem ON public.contest_problems USING btree (pid);

create table contest_ratings (
  uid bigint not null,
  at integer not null,
  cid bigint not null,
  place integer not null,
  performance double precision not null,
  before integer,
  after integer not null,
  skill jsonb not null,
  constraint contest_ratings_pkey PRIMARY KEY (uid, at),
  constraint contest_ratings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX contest_ratings_at ON public.contest_ratings USING btree (at);
CREATE INDEX contest_ratings_of_contest ON public.contest_ratings USING btree (cid, uid);

create table contest_registrations (
  cid bigint not null,
  uid bigint not null,
  admitted boolean not null default true,
  by_admin boolean not null default false,
  disqualified boolean not null default false,
  star boolean not null default false,
  rank_name text,
  team_id bigint,
  gmt_create timestamp with time zone not null default now(),
  photo text,
  photo_width smallint,
  photo_height smallint,
  constraint contest_registrations_pkey PRIMARY KEY (cid, uid),
  constraint contest_registrations_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_registrations_team FOREIGN KEY (cid, team_id) REFERENCES contest_teams(cid, id) ON DELETE SET NULL (team_id),
  constraint contest_registrations_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint contest_registrations_photo CHECK ((num_nulls(photo, photo_width, photo_height) = ANY (ARRAY[0, 3])))
);
CREATE INDEX contest_registrations_of_team ON public.contest_registrations USING btree (team_id);
CREATE INDEX contest_registrations_of_user ON public.contest_registrations USING btree (uid);

create table contest_settlements (
  cid bigint not null,
  settled_at timestamp with time zone,
  constraint contest_settlements_pkey PRIMARY KEY (cid),
  constraint contest_settlements_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE
);
CREATE INDEX contest_settlements_due ON public.contest_settlements USING btree (cid) WHERE (settled_at IS NULL);

create table contest_teams (
  id bigint not null generated always as identity,
  cid bigint not null,
  name text not null,
  school text not null default ''::text,
  photo text,
  gmt_create timestamp with time zone not null default now(),
  captain_uid bigint,
  invite_code text not null default ''::text,
  source_id text,
  photo_width smallint,
  photo_height smallint,
  constraint contest_teams_cid_name_key UNIQUE (cid, name),
  constraint contest_teams_of_contest UNIQUE (cid, id),
  constraint contest_teams_pkey PRIMARY KEY (id),
  constraint contest_teams_captain_uid_fkey FOREIGN KEY (captain_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint contest_teams_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_teams_photo CHECK ((num_nulls(photo, photo_width, photo_height) = ANY (ARRAY[0, 3])))
);
CREATE INDEX contest_teams_captain ON public.contest_teams USING btree (captain_uid);
CREATE UNIQUE INDEX contest_teams_invite_code ON public.contest_teams USING btree (invite_code) WHERE (invite_code <> ''::text);
CREATE UNIQUE INDEX contest_teams_name ON public.contest_teams USING btree (cid, lower(name));
CREATE UNIQUE INDEX contest_teams_source ON public.contest_teams USING btree (cid, source_id);

create table contest_virtuals (
  id bigint not null generated always as identity,
  cid bigint not null,
  uid bigint not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint contest_virtuals_cid_uid_key UNIQUE (cid, uid),
  constraint contest_virtuals_pkey PRIMARY KEY (id),
  constraint contest_virtuals_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE,
  constraint contest_virtuals_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX contest_virtuals_of_user ON public.contest_virtuals USING btree (uid);

create table contests (
  id bigint not null generated always as identity,
  author_uid bigint,
  author text not null,
  gid bigint not null default 0,
  title text not null,
  description text not null,
  type smallint not null,
  auth smallint not null,
  pwd text not null default ''::text,
  start_time timestamp with time zone not null,
  duration_ms bigint not null,
  removed jsonb not null default '[]'::jsonb,
  end_time timestamp with time zone not null,
  seal_rank boolean not null default false,
  seal_ms bigint,
  auto_real_rank boolean not null default true,
  visible boolean not null default true,
  open_rank boolean not null default false,
  open_print boolean not null default false,
  allow_end_submit boolean not null default false,
  rank_show_name text not null default 'username'::text,
  oi_rank_score_type text not null default 'Recent'::text,
  acm_settings jsonb,
  account_limit_rule text,
  star_accounts text[] not null default '{}'::text[],
  award_type smallint not null default 0,
  award_configs jsonb not null default '[]'::jsonb,
  team_size smallint not null default 1,
  logo text,
  source bigint,
  version integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  group_id bigint generated always as (NULLIF(gid, 0)) stored,
  rated boolean not null default false,
  rating_floor integer,
  rating_ceiling integer,
  open_code boolean not null default false,
  constraint contests_pkey PRIMARY KEY (id),
  constraint contests_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint contests_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id),
  constraint contests_source_fkey FOREIGN KEY (source) REFERENCES contests(id) ON DELETE SET NULL,
  constraint contests_auth_check CHECK ((auth = ANY (ARRAY[0, 1, 2]))),
  constraint contests_award_type_check CHECK ((award_type = ANY (ARRAY[0, 1, 2]))),
  constraint contests_check CHECK ((end_time > start_time)),
  constraint contests_check1 CHECK (((NOT seal_rank) OR (seal_ms IS NOT NULL))),
  constraint contests_duration_ms_check CHECK ((duration_ms > 0)),
  constraint contests_id_check CHECK ((id <= 50000)),
  constraint contests_oi_rank_score_type_check CHECK ((oi_rank_score_type = ANY (ARRAY['Recent'::text, 'Highest'::text]))),
  constraint contests_rank_show_name_check CHECK ((rank_show_name = ANY (ARRAY['username'::text, 'nickname'::text, 'realname'::text]))),
  constraint contests_rating_check CHECK (((rating_floor IS NULL) OR (rating_ceiling IS NULL) OR (rating_floor <= rating_ceiling))),
  constraint contests_seal_ms_check CHECK ((seal_ms >= 0)),
  constraint contests_team_size_check CHECK (((team_size >= 1) AND (team_size <= 10))),
  constraint contests_type_check CHECK ((type = ANY (ARRAY[0, 1, 3, 4])))
);
CREATE INDEX contests_end ON public.contests USING btree (end_time);
CREATE INDEX contests_listed ON public.contests USING btree (start_time DESC, id DESC) WHERE (visible AND (gid = 0));
CREATE INDEX contests_of_author ON public.contests USING btree (author_uid);
CREATE INDEX contests_of_group ON public.contests USING btree (group_id, start_time DESC, id DESC) WHERE (group_id IS NOT NULL);
CREATE INDEX contests_source ON public.contests USING btree (source);

create table daily_practice (
  uid bigint not null,
  day date not null,
  submitted integer not null,
  accepted integer not null,
  constraint daily_practice_pkey PRIMARY KEY (uid, day),
  constraint daily_practice_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);

create table data_archives (
  id bigint not null generated always as identity,
  uid bigint not null,
  state text not null default 'waiting'::text,
  hash text,
  bytes bigint,
  gmt_create timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint data_archives_pkey PRIMARY KEY (id),
  constraint data_archives_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint data_archives_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX data_archives_one ON public.data_archives USING btree (uid);
CREATE INDEX data_archives_waiting ON public.data_archives USING btree (id) WHERE (state = 'waiting'::text);

create table difficulties (
  id integer not null,
  name_zh text not null,
  name_en text not null,
  color text not null,
  ac_coin integer not null,
  constraint difficulties_pkey PRIMARY KEY (id),
  constraint difficulties_ac_coin_check CHECK ((ac_coin >= 0))
);

create table discussion_categories (
  id bigint not null generated always as identity,
  name text not null,
  is_notebook boolean not null default false,
  seq integer not null default 0,
  constraint discussion_categories_pkey PRIMARY KEY (id)
);

create table discussion_likes (
  discussion_id bigint not null,
  uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint discussion_likes_pkey PRIMARY KEY (discussion_id, uid),
  constraint discussion_likes_discussion_id_fkey FOREIGN KEY (discussion_id) REFERENCES discussions(id) ON DELETE CASCADE,
  constraint discussion_likes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX discussion_likes_of_user ON public.discussion_likes USING btree (uid);

create table discussion_revisions (
  id bigint not null generated always as identity,
  discussion_id bigint not null,
  title text not null,
  description text not null,
  content text not null,
  gmt_create timestamp with time zone not null,
  constraint discussion_revisions_pkey PRIMARY KEY (id),
  constraint discussion_revisions_discussion_id_fkey FOREIGN KEY (discussion_id) REFERENCES discussions(id) ON DELETE CASCADE
);
CREATE INDEX discussion_revisions_of ON public.discussion_revisions USING btree (discussion_id, id);

create table discussions (
  id bigint not null generated always as identity,
  gid bigint,
  pid bigint,
  category_id bigint,
  uid bigint not null,
  title text not null,
  description text not null,
  content text not null,
  rendered jsonb,
  rendered_by text,
  top boolean not null default false,
  status smallint not null default 0,
  deleted_at timestamp with time zone,
  deleted_by bigint,
  revisions integer not null default 0,
  comment_num integer not null default 0,
  thread_num integer not null default 0,
  like_num integer not null default 0,
  view_num integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  mentions jsonb,
  constraint discussions_pkey PRIMARY KEY (id),
  constraint discussions_category_id_fkey FOREIGN KEY (category_id) REFERENCES discussion_categories(id) ON DELETE SET NULL,
  constraint discussions_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint discussions_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint discussions_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint discussions_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint discussions_check CHECK (((status = 2) = (deleted_at IS NOT NULL))),
  constraint discussions_status_check CHECK ((status = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX discussions_deleted ON public.discussions USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX discussions_deleted_by ON public.discussions USING btree (deleted_by) WHERE (deleted_by IS NOT NULL);
CREATE INDEX discussions_in_category ON public.discussions USING btree (category_id, top DESC, id DESC) INCLUDE (gid, pid, status);
CREATE INDEX discussions_of_group ON public.discussions USING btree (gid, top DESC, id DESC) INCLUDE (pid, status) WHERE (gid IS NOT NULL);
CREATE INDEX discussions_of_problem ON public.discussions USING btree (pid, top DESC, id DESC) WHERE (pid IS NOT NULL);
CREATE INDEX discussions_of_user ON public.discussions USING btree (uid, id DESC);
CREATE INDEX discussions_public ON public.discussions USING btree (top DESC, id DESC) INCLUDE (pid) WHERE ((gid IS NULL) AND (status = 0));

create table drawings (
  uid bigint not null,
  pid bigint not null,
  rev integer not null default 1,
  scene text not null,
  gmt_create timestamp with time zone not null,
  gmt_modified timestamp with time zone not null,
  constraint drawings_pkey PRIMARY KEY (uid, pid),
  constraint drawings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint drawings_pid_check CHECK ((pid >= 0)),
  constraint drawings_rev_check CHECK ((rev > 0)),
  constraint drawings_scene_check CHECK ((octet_length(scene) <= 2000000))
);

create table due_calendar_keys (
  uid bigint not null,
  key text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint due_calendar_keys_key_key UNIQUE (key),
  constraint due_calendar_keys_pkey PRIMARY KEY (uid),
  constraint due_calendar_keys_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);

create table external_contests (
  id bigint not null generated always as identity,
  title text not null,
  logo text not null default ''::text,
  url text not null,
  start_time timestamp with time zone not null,
  end_time timestamp with time zone not null,
  visible boolean not null default true,
  revision integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint external_contests_url_key UNIQUE (url),
  constraint external_contests_pkey PRIMARY KEY (id),
  constraint external_contests_check CHECK ((end_time > start_time)),
  constraint external_contests_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint external_contests_url_check CHECK ((url ~* '^https?://'::text))
);
CREATE INDEX external_contests_end ON public.external_contests USING btree (end_time);

create table external_labels (
  id bigint not null generated always as identity,
  kind text not null,
  name text not null,
  color text not null default ''::text,
  seq integer not null default 0,
  constraint external_labels_kind_name_key UNIQUE (kind, name),
  constraint external_labels_pkey PRIMARY KEY (id),
  constraint external_labels_color_check CHECK ((color ~* '^(#[0-9a-f]{6})?$'::text)),
  constraint external_labels_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'contest'::text]))),
  constraint external_labels_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)))
);

create table external_link_contests (
  link_id bigint not null,
  label_id bigint not null,
  constraint external_link_contests_pkey PRIMARY KEY (link_id, label_id),
  constraint external_link_contests_label_id_fkey FOREIGN KEY (label_id) REFERENCES external_labels(id),
  constraint external_link_contests_link_id_fkey FOREIGN KEY (link_id) REFERENCES external_links(id) ON DELETE CASCADE
);
CREATE INDEX external_link_contests_label ON public.external_link_contests USING btree (label_id);

create table external_links (
  id bigint not null generated always as identity,
  title text not null,
  url text not null,
  logo text not null default ''::text,
  description text not null default ''::text,
  category_id bigint,
  seq integer not null default 0,
  visible boolean not null default true,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint external_links_pkey PRIMARY KEY (id),
  constraint external_links_category_id_fkey FOREIGN KEY (category_id) REFERENCES external_labels(id),
  constraint external_links_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100))),
  constraint external_links_url_check CHECK ((url ~* '^https?://'::text))
);
CREATE INDEX external_links_category ON public.external_links USING btree (category_id);

create table former_names (
  name_key text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint former_names_pkey PRIMARY KEY (name_key)
);

create table generated_accounts (
  key_hash bytea not null,
  box bytea not null,
  expires_at timestamp with time zone not null,
  constraint generated_accounts_pkey PRIMARY KEY (key_hash)
);

create table group_assistants (
  gid bigint not null,
  uid bigint not null,
  rights text[] not null,
  by_uid bigint,
  gmt_create timestamp with time zone not null default now(),
  labels text[],
  constraint group_assistants_pkey PRIMARY KEY (gid, uid),
  constraint group_assistants_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint group_assistants_gid_uid_fkey FOREIGN KEY (gid, uid) REFERENCES group_members(gid, uid) ON DELETE CASCADE,
  constraint group_assistants_rights_check CHECK ((cardinality(rights) > 0))
);
CREATE INDEX group_assistants_by ON public.group_assistants USING btree (by_uid);

create table group_grading (
  gid bigint not null,
  drop_lowest integer not null,
  constraint group_grading_pkey PRIMARY KEY (gid),
  constraint group_grading_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_grading_drop_lowest_check CHECK (((drop_lowest >= 0) AND (drop_lowest <= 100)))
);

create table group_join_links (
  id bigint not null generated always as identity,
  gid bigint not null,
  token text not null,
  code text not null,
  by_uid bigint,
  needs_approval boolean not null,
  ends_at timestamp with time zone not null,
  uses_max integer,
  uses integer not null default 0,
  revoked_at timestamp with time zone,
  gmt_create timestamp with time zone not null default now(),
  constraint group_join_links_code_key UNIQUE (code),
  constraint group_join_links_token_key UNIQUE (token),
  constraint group_join_links_pkey PRIMARY KEY (id),
  constraint group_join_links_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint group_join_links_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_join_links_check CHECK (((uses_max IS NULL) OR (uses <= uses_max))),
  constraint group_join_links_uses_max_check CHECK ((uses_max > 0))
);
CREATE INDEX group_join_links_by ON public.group_join_links USING btree (by_uid);
CREATE INDEX group_join_links_of_group ON public.group_join_links USING btree (gid, id DESC);

create table group_join_uses (
  link_id bigint not null,
  uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint group_join_uses_pkey PRIMARY KEY (link_id, uid),
  constraint group_join_uses_link_id_fkey FOREIGN KEY (link_id) REFERENCES group_join_links(id) ON DELETE CASCADE,
  constraint group_join_uses_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX group_join_uses_of_user ON public.group_join_uses USING btree (uid);

create table group_members (
  gid bigint not null,
  uid bigint not null,
  auth smallint not null,
  reason text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  label text not null default ''::text,
  constraint group_members_pkey PRIMARY KEY (gid, uid),
  constraint group_members_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_members_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint group_members_auth_check CHECK (((auth >= 1) AND (auth <= 5))),
  constraint group_members_label_check CHECK ((char_length(label) <= 50))
);
CREATE INDEX group_members_listed ON public.group_members USING btree (gid, auth DESC, gmt_create, uid);
CREATE INDEX group_members_of_user ON public.group_members USING btree (uid);

create table group_offers (
  gid bigint not null,
  to_uid bigint not null,
  by_uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  constraint group_offers_pkey PRIMARY KEY (gid),
  constraint group_offers_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint group_offers_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_offers_to_uid_fkey FOREIGN KEY (to_uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX group_offers_by ON public.group_offers USING btree (by_uid);
CREATE INDEX group_offers_to ON public.group_offers USING btree (to_uid);

create table group_problem_counts (
  gid bigint not null,
  pid bigint not null,
  total integer not null default 0,
  ac integer not null default 0,
  constraint group_problem_counts_pkey PRIMARY KEY (gid, pid),
  constraint group_problem_counts_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_problem_counts_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);
CREATE INDEX group_problem_counts_of_problem ON public.group_problem_counts USING btree (pid);

create table group_removals (
  gid bigint not null,
  uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint group_removals_pkey PRIMARY KEY (gid, uid),
  constraint group_removals_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_removals_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX group_removals_of_user ON public.group_removals USING btree (uid);

create table group_results (
  gid bigint not null,
  uid bigint not null,
  solved integer not null default 0,
  submissions integer not null default 0,
  score bigint not null default 0,
  constraint group_results_pkey PRIMARY KEY (gid, uid),
  constraint group_results_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_results_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX group_results_of_user ON public.group_results USING btree (uid);

create table groups (
  id bigint not null generated always as identity,
  avatar text,
  name text not null,
  short_name text not null,
  brief text not null,
  description text not null,
  owner_uid bigint,
  auth smallint not null,
  code text not null default ''::text,
  visible boolean not null default true,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  disbanded_at timestamp with time zone,
  disbanded_by bigint,
  constraint groups_pkey PRIMARY KEY (id),
  constraint groups_disbanded_by_fkey FOREIGN KEY (disbanded_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint groups_owner_uid_fkey FOREIGN KEY (owner_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint groups_auth_check CHECK ((auth = ANY (ARRAY[1, 2, 3]))),
  constraint groups_check CHECK (((auth = 1) OR (length(code) = 6))),
  constraint groups_name_check CHECK ((name <> ''::text)),
  constraint groups_short_name_check CHECK ((short_name <> ''::text))
);
CREATE INDEX groups_disbanded ON public.groups USING btree (disbanded_at) WHERE (disbanded_at IS NOT NULL);
CREATE UNIQUE INDEX groups_name ON public.groups USING btree (lower(name));
CREATE INDEX groups_owner ON public.groups USING btree (owner_uid);
CREATE UNIQUE INDEX groups_short_name ON public.groups USING btree (lower(short_name));

create table help_requests (
  id bigint not null generated always as identity,
  assignment_id bigint not null,
  uid bigint not null,
  pid bigint not null,
  submission_id bigint,
  line integer,
  excerpt text not null default ''::text,
  excerpt_from integer not null default 1,
  question text not null,
  gmt_create timestamp with time zone not null,
  claimed_by bigint,
  claimed_at timestamp with time zone,
  answer text,
  answered_by bigint,
  answered_at timestamp with time zone,
  constraint help_requests_pkey PRIMARY KEY (id),
  constraint help_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint help_requests_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint help_requests_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint help_requests_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint help_requests_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE SET NULL,
  constraint help_requests_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint help_requests_answer_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint help_requests_line_check CHECK ((line > 0))
);
CREATE INDEX help_requests_answered ON public.help_requests USING btree (answered_by);
CREATE INDEX help_requests_claimed ON public.help_requests USING btree (claimed_by);
CREATE INDEX help_requests_of_problem ON public.help_requests USING btree (pid);
CREATE INDEX help_requests_of_submission ON public.help_requests USING btree (submission_id);
CREATE INDEX help_requests_of_user ON public.help_requests USING btree (uid, id);
CREATE UNIQUE INDEX help_requests_waiting ON public.help_requests USING btree (assignment_id, uid, pid) WHERE (answered_at IS NULL);

create table hint_ladders (
  pid bigint not null,
  edition integer not null,
  constraint hint_ladders_pkey PRIMARY KEY (pid),
  constraint hint_ladders_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table hint_openings (
  hint_id bigint not null,
  uid bigint not null,
  paid integer not null,
  opened_at timestamp with time zone not null,
  constraint hint_openings_pkey PRIMARY KEY (hint_id, uid),
  constraint hint_openings_hint_id_fkey FOREIGN KEY (hint_id) REFERENCES hints(id) ON DELETE CASCADE,
  constraint hint_openings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint hint_openings_paid_check CHECK ((paid >= 0))
);
CREATE INDEX hint_openings_of_user ON public.hint_openings USING btree (uid);

create table hints (
  id bigint not null generated always as identity,
  pid bigint not null,
  place integer,
  zh text not null,
  en text not null,
  tries integer,
  minutes integer,
  coins integer,
  constraint hints_pkey PRIMARY KEY (id),
  constraint hints_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint hints_coins_check CHECK ((coins > 0)),
  constraint hints_minutes_check CHECK ((minutes > 0)),
  constraint hints_place_check CHECK ((place > 0)),
  constraint hints_texts CHECK (((zh <> ''::text) OR (en <> ''::text))),
  constraint hints_tries_check CHECK ((tries > 0))
);
CREATE INDEX hints_of_problem ON public.hints USING btree (pid, place);

create table home_cards (
  only_row boolean not null default true,
  cards jsonb not null,
  gmt_modified timestamp with time zone not null default now(),
  constraint home_cards_pkey PRIMARY KEY (only_row),
  constraint home_cards_only_row CHECK (only_row)
);

create table honors (
  id bigint not null generated always as identity,
  uid bigint not null,
  title text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint honors_uid_key UNIQUE (uid),
  constraint honors_pkey PRIMARY KEY (id),
  constraint honors_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);

create table jobs (
  id bigint not null generated always as identity,
  submission_id bigint,
  test_key text,
  uid bigint not null,
  priority smallint not null,
  turn bigint not null,
  state text not null default 'waiting'::text,
  language text not null,
  attempt integer not null default 0,
  token text,
  node_id bigint,
  lease_until timestamp with time zone,
  failed_node bigint,
  failed_at timestamp with time zone,
  failure text,
  gmt_create timestamp with time zone not null default clock_timestamp(),
  gmt_claimed timestamp with time zone,
  data_version bigint,
  member_id bigint,
  is_backlog boolean not null default false,
  trial_id bigint,
  data_edition integer,
  also_needs text[] not null default '{}'::text[],
  problem_version integer,
  run_id bigint,
  kind text not null generated always as (
CASE
    WHEN (submission_id IS NOT NULL) THEN 'submission'::text
    WHEN (member_id IS NOT NULL) THEN 'member'::text
    WHEN (trial_id IS NOT NULL) THEN 'trial'::text
    WHEN (run_id IS NOT NULL) THEN 'workshop'::text
    ELSE 'testRun'::text
END) stored,
  constraint jobs_member_id_key UNIQUE (member_id),
  constraint jobs_run_id_key UNIQUE (run_id),
  constraint jobs_submission_id_key UNIQUE (submission_id),
  constraint jobs_test_key_key UNIQUE (test_key),
  constraint jobs_trial_id_key UNIQUE (trial_id),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_member_id_fkey FOREIGN KEY (member_id) REFERENCES rejudge_members(id) ON DELETE CASCADE,
  constraint jobs_run_id_fkey FOREIGN KEY (run_id) REFERENCES workshop_runs(id) ON DELETE CASCADE,
  constraint jobs_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint jobs_trial_id_fkey FOREIGN KEY (trial_id) REFERENCES verification_trials(id) ON DELETE CASCADE,
  constraint jobs_check CHECK ((num_nonnulls(submission_id, test_key, member_id, trial_id, run_id) = 1)),
  constraint jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'leased'::text, 'held'::text])))
);
CREATE INDEX jobs_held ON public.jobs USING btree (id) WHERE (state = 'held'::text);
CREATE INDEX jobs_leased ON public.jobs USING btree (lease_until) WHERE (state = 'leased'::text);
CREATE INDEX jobs_waiting ON public.jobs USING btree (priority, turn, id) WHERE (state = 'waiting'::text);
CREATE INDEX jobs_waiting_of_user ON public.jobs USING btree (uid, priority, turn) WHERE (state = 'waiting'::text);

create table judge_nodes (
  id bigint not null generated always as identity,
  name text not null,
  instance text,
  version text not null,
  slots integer not null,
  busy_slots integer not null default 0,
  load real not null default 0,
  ready boolean not null,
  sandbox jsonb not null default '{}'::jsonb,
  languages jsonb not null default '[]'::jsonb,
  problems jsonb not null default '[]'::jsonb,
  judged bigint not null default 0,
  last_seen timestamp with time zone not null default now(),
  gmt_create timestamp with time zone not null default now(),
  protocol integer not null default 1,
  speed_ms real,
  clock_skew_ms bigint,
  accepted text[] not null default '{}'::text[],
  refusals jsonb not null default '[]'::jsonb,
  withheld jsonb not null default '[]'::jsonb,
  failures integer not null default 0,
  failed_problems text[] not null default '{}'::text[],
  judged_elsewhere integer not null default 0,
  last_failure text,
  resting_until timestamp with time zone,
  set_aside_at timestamp with time zone,
  drained_at timestamp with time zone,
  drained_by text,
  drained_reason text,
  memory_mb integer,
  constraint judge_nodes_name_key UNIQUE (name),
  constraint judge_nodes_pkey PRIMARY KEY (id)
);

create table judgements (
  id bigint not null generated always as identity,
  submission_id bigint not null,
  source text not null,
  status smallint not null,
  score integer,
  oi_rank_score integer,
  time_ms integer,
  memory_kb integer,
  error_message text,
  cases jsonb not null default '[]'::jsonb,
  judge_case_mode text not null default 'default'::text,
  data_version bigint,
  language_version text not null default ''::text,
  judger text,
  by_uid bigint,
  reason text,
  gmt_create timestamp with time zone not null default now(),
  problem_version integer,
  constraint judgements_pkey PRIMARY KEY (id),
  constraint judgements_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint judgements_source_check CHECK ((source = ANY (ARRAY['judge'::text, 'manual'::text, 'cancel'::text, 'rescore'::text])))
);
CREATE INDEX judgements_of_submission ON public.judgements USING btree (submission_id, id);

create table jury_solutions (
  id bigint not null generated always as identity,
  pid bigint not null,
  name text not null,
  language text,
  code text not null,
  expected text[] not null default '{}'::text[],
  score_min numeric,
  score_max numeric,
  author text not null default ''::text,
  is_model boolean not null default false,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint jury_solutions_pid_name_key UNIQUE (pid, name),
  constraint jury_solutions_pkey PRIMARY KEY (id),
  constraint jury_solutions_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table languages (
  id bigint not null generated always as identity,
  name text not null,
  oj text not null default 'ME'::text,
  content_type text not null,
  description text not null default ''::text,
  compile_command text not null default ''::text,
  run_command text not null default ''::text,
  template text not null,
  code_template text not null default ''::text,
  is_spj boolean not null default false,
  time_factor numeric not null default 1,
  memory_factor numeric not null default 1,
  enabled boolean not null default true,
  seq integer not null default 0,
  data jsonb,
  constraint languages_oj_name_key UNIQUE (oj, name),
  constraint languages_pkey PRIMARY KEY (id)
);

create table login_addresses (
  uid bigint not null,
  address text not null,
  last_at timestamp with time zone not null,
  constraint login_addresses_pkey PRIMARY KEY (uid, address),
  constraint login_addresses_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX login_addresses_age ON public.login_addresses USING btree (last_at);

create table logins (
  id bigint not null generated always as identity,
  uid bigint not null,
  ip text not null default ''::text,
  user_agent text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  constraint logins_pkey PRIMARY KEY (id),
  constraint logins_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX logins_by_time ON public.logins USING btree (gmt_create);
CREATE INDEX logins_of_user ON public.logins USING btree (uid, id DESC);

create table made_files (
  pid bigint not null,
  key text not null,
  hash text not null,
  bytes bigint not null,
  gmt_used timestamp with time zone not null,
  constraint made_files_pkey PRIMARY KEY (pid, key),
  constraint made_files_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table mails (
  id bigint not null generated always as identity,
  recipient text not null,
  subject text not null,
  body text,
  state text not null default 'waiting'::text,
  error text,
  attempts smallint not null default 0,
  next_try_at timestamp with time zone not null default now(),
  gmt_create timestamp with time zone not null default now(),
  headers jsonb not null default '{}'::jsonb,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'sent'::text, 'failed'::text])))
);
CREATE INDEX mails_waiting ON public.mails USING btree (next_try_at) WHERE (state = 'waiting'::text);

create table markdown_files (
  id bigint not null generated always as identity,
  uid bigint,
  group_id bigint,
  kind text not null,
  key text not null,
  name text not null,
  type text not null,
  hash text not null,
  bytes bigint not null,
  gmt_create timestamp with time zone not null default now(),
  unused_since timestamp with time zone default now(),
  constraint markdown_files_pkey PRIMARY KEY (id),
  constraint markdown_files_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL,
  constraint markdown_files_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint markdown_files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'file'::text])))
);
CREATE INDEX markdown_files_key ON public.markdown_files USING btree (key);
CREATE INDEX markdown_files_of_group ON public.markdown_files USING btree (group_id);
CREATE INDEX markdown_files_of_user ON public.markdown_files USING btree (uid);

create table medals (
  id bigint not null generated always as identity,
  name text not null,
  image text not null default ''::text,
  description text not null default ''::text,
  owner_kind text,
  owner_id bigint,
  threshold integer,
  gmt_create timestamp with time zone not null default now(),
  constraint medals_pkey PRIMARY KEY (id),
  constraint medals_gain_check CHECK (((threshold IS NULL) OR (owner_kind IS NOT NULL))),
  constraint medals_owner_check CHECK ((num_nulls(owner_kind, owner_id) <> 1)),
  constraint medals_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['contest'::text, 'training'::text]))),
  constraint medals_threshold_check CHECK ((threshold > 0))
);
CREATE INDEX medals_of_owner ON public.medals USING btree (owner_kind, owner_id);

create table message_events (
  id bigint not null generated always as identity,
  kind text not null,
  recipients bigint[] not null,
  actor_uid bigint,
  cause text not null,
  source_type text not null,
  source_id bigint not null,
  source_title text not null,
  source_content text not null default ''::text,
  quote_content text not null default ''::text,
  url text not null,
  params jsonb not null default '{}'::jsonb,
  gmt_create timestamp with time zone not null,
  constraint message_events_pkey PRIMARY KEY (id),
  constraint message_events_url_check CHECK ((url ~ '^/[^/\\]'::text))
);

create table message_settings (
  uid bigint not null,
  categories jsonb not null default '{}'::jsonb,
  quiet_from smallint,
  quiet_to smallint,
  digest_at smallint not null default 1080,
  time_zone text not null default 'Asia/Shanghai'::text,
  chat_from text not null default 'everybody'::text,
  mail_key text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  lang text not null default 'zh'::text,
  constraint message_settings_pkey PRIMARY KEY (uid),
  constraint message_settings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint message_settings_chat_from_check CHECK ((chat_from = ANY (ARRAY['everybody'::text, 'groups'::text, 'nobody'::text]))),
  constraint message_settings_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  constraint message_settings_digest_at_check CHECK (((digest_at >= 0) AND (digest_at <= 1439))),
  constraint message_settings_lang_check CHECK ((lang = ANY (ARRAY['zh'::text, 'en'::text]))),
  constraint message_settings_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  constraint message_settings_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 1439)))
);

create table messages (
  id bigint not null default nextval('message_ids'::regclass),
  uid bigint not null,
  tab text not null,
  kind text not null,
  cause text not null,
  actor_uid bigint,
  source_type text not null,
  source_id bigint not null,
  source_title text not null,
  source_content text not null,
  quote_content text not null,
  url text not null,
  params jsonb not null,
  gmt_create timestamp with time zone not null,
  read_at timestamp with time zone,
  mail_at timestamp with time zone,
  constraint messages_uid_cause_key UNIQUE (uid, cause),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_actor_uid_fkey FOREIGN KEY (actor_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint messages_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint messages_tab_check CHECK ((tab = ANY (ARRAY['comment'::text, 'reply'::text, 'like'::text, 'sys'::text, 'mine'::text])))
);
CREATE INDEX messages_of_actor ON public.messages USING btree (actor_uid);
CREATE INDEX messages_of_user ON public.messages USING btree (uid, tab, gmt_create DESC, id DESC);
CREATE INDEX messages_to_mail ON public.messages USING btree (mail_at) WHERE (mail_at IS NOT NULL);
CREATE INDEX messages_unread ON public.messages USING btree (uid, tab) WHERE (read_at IS NULL);

create table migrations (
  name text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table moderation_cases (
  id bigint not null generated always as identity,
  discussion_id bigint not null,
  comment_id bigint,
  author_uid bigint not null,
  title text not null,
  content text not null,
  is_open boolean not null default true,
  version integer not null default 0,
  reports integer not null default 0,
  gmt_create timestamp with time zone not null,
  gmt_modified timestamp with time zone not null,
  constraint moderation_cases_pkey PRIMARY KEY (id),
  constraint moderation_cases_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint moderation_cases_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint moderation_cases_discussion_id_fkey FOREIGN KEY (discussion_id) REFERENCES discussions(id) ON DELETE CASCADE
);
CREATE INDEX moderation_cases_listed ON public.moderation_cases USING btree (is_open, gmt_modified DESC, id DESC);
CREATE INDEX moderation_cases_of_author ON public.moderation_cases USING btree (author_uid);
CREATE INDEX moderation_cases_of_comment ON public.moderation_cases USING btree (comment_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX moderation_cases_of_discussion ON public.moderation_cases USING btree (discussion_id);
CREATE UNIQUE INDEX moderation_cases_open ON public.moderation_cases USING btree (discussion_id, COALESCE(comment_id, (0)::bigint)) WHERE is_open;

create table moderation_decisions (
  id bigint not null generated always as identity,
  case_id bigint not null,
  uid bigint,
  actions text[] not null,
  note text not null,
  before jsonb not null,
  after jsonb not null,
  gmt_create timestamp with time zone not null,
  undone_at timestamp with time zone,
  undone_by bigint,
  constraint moderation_decisions_pkey PRIMARY KEY (id),
  constraint moderation_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  constraint moderation_decisions_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint moderation_decisions_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(uid) ON DELETE SET NULL
);
CREATE INDEX moderation_decisions_by ON public.moderation_decisions USING btree (uid);
CREATE INDEX moderation_decisions_of ON public.moderation_decisions USING btree (case_id, id DESC);
CREATE INDEX moderation_decisions_undone_by ON public.moderation_decisions USING btree (undone_by) WHERE (undone_by IS NOT NULL);

create table moderation_reports (
  id bigint not null generated always as identity,
  case_id bigint not null,
  uid bigint not null,
  content text not null,
  is_read boolean not null default false,
  gmt_create timestamp with time zone not null,
  constraint moderation_reports_case_id_uid_key UNIQUE (case_id, uid),
  constraint moderation_reports_pkey PRIMARY KEY (id),
  constraint moderation_reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id) ON DELETE CASCADE,
  constraint moderation_reports_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX moderation_reports_of_user ON public.moderation_reports USING btree (uid);

create table note_categories (
  id bigint not null generated always as identity,
  name text not null,
  seq integer not null default 0,
  constraint note_categories_name UNIQUE (name),
  constraint note_categories_pkey PRIMARY KEY (id)
);

create table notes (
  id bigint not null generated always as identity,
  uid bigint not null,
  pid bigint,
  category_id bigint,
  title text not null,
  content text not null,
  version integer not null default 1,
  gmt_create timestamp with time zone not null,
  gmt_modified timestamp with time zone not null,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_category_id_fkey FOREIGN KEY (category_id) REFERENCES note_categories(id) ON DELETE SET NULL,
  constraint notes_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE SET NULL,
  constraint notes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX notes_of_category ON public.notes USING btree (category_id);
CREATE INDEX notes_of_person ON public.notes USING btree (uid, id DESC);
CREATE INDEX notes_of_problem ON public.notes USING btree (pid);

create table notice_marks (
  uid bigint not null,
  notice_id bigint not null,
  read_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint notice_marks_pkey PRIMARY KEY (uid, notice_id),
  constraint notice_marks_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE,
  constraint notice_marks_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX notice_marks_of_notice ON public.notice_marks USING btree (notice_id);

create table notices (
  id bigint not null default nextval('message_ids'::regclass),
  title text not null,
  content text not null,
  audience text not null,
  roles integer[] not null default '{}'::integer[],
  gids bigint[] not null default '{}'::bigint[],
  uid bigint,
  publish_at timestamp with time zone not null,
  until timestamp with time zone,
  pushed_at timestamp with time zone,
  author_uid bigint,
  gmt_create timestamp with time zone not null,
  gmt_modified timestamp with time zone not null,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint notices_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint notices_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'roles'::text, 'groups'::text, 'person'::text]))),
  constraint notices_check CHECK (((audience = 'person'::text) = (uid IS NOT NULL)))
);
CREATE INDEX notices_of_author ON public.notices USING btree (author_uid);
CREATE INDEX notices_of_user ON public.notices USING btree (uid) WHERE (uid IS NOT NULL);
CREATE INDEX notices_pushed ON public.notices USING btree (pushed_at DESC, id DESC) WHERE (pushed_at IS NOT NULL);
CREATE INDEX notices_waiting ON public.notices USING btree (publish_at) WHERE (pushed_at IS NULL);

create table package_uploads (
  upload_key text not null,
  uid bigint not null,
  file_name text not null,
  hash text not null,
  bytes bigint not null,
  state text not null default 'ready'::text,
  done integer not null default 0,
  total integer not null default 0,
  outcome jsonb,
  gmt_modified timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  run text,
  constraint package_uploads_pkey PRIMARY KEY (upload_key),
  constraint package_uploads_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint package_uploads_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'importing'::text, 'imported'::text, 'failed'::text])))
);
CREATE INDEX package_uploads_uid ON public.package_uploads USING btree (uid);

create table prizes (
  id bigint not null generated always as identity,
  uid bigint not null,
  name text not null,
  level smallint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint prizes_pkey PRIMARY KEY (id),
  constraint prizes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint prizes_level_check CHECK ((level = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX prizes_of_user ON public.prizes USING btree (uid, level, id);

create table problem_data (
  id bigint not null generated always as identity,
  pid bigint not null,
  is_upload boolean not null,
  cases jsonb not null,
  gmt_create timestamp with time zone not null default now(),
  subtasks jsonb not null default '[]'::jsonb,
  has_checker_arguments boolean not null generated always as (jsonb_path_exists(cases, '$[*]."checkerArguments"'::jsonpath)) stored,
  memory_most_mb integer generated always as (most_memory_mb(cases)) stored,
  constraint problem_data_pkey PRIMARY KEY (id),
  constraint problem_data_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);
CREATE INDEX problem_data_of_problem ON public.problem_data USING btree (pid, id);

create table problem_faults (
  judgement_id bigint not null,
  submission_id bigint not null,
  pid bigint not null,
  edition integer not null,
  constraint problem_faults_pkey PRIMARY KEY (judgement_id),
  constraint problem_faults_judgement_id_fkey FOREIGN KEY (judgement_id) REFERENCES judgements(id) ON DELETE CASCADE,
  constraint problem_faults_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_faults_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX problem_faults_of_problem ON public.problem_faults USING btree (pid);
CREATE INDEX problem_faults_of_submission ON public.problem_faults USING btree (submission_id);

create table problem_favorites (
  uid bigint not null,
  pid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint problem_favorites_pkey PRIMARY KEY (uid, pid),
  constraint problem_favorites_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_favorites_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);

create table problem_files (
  id bigint not null generated always as identity,
  pid bigint not null,
  purpose text not null,
  name text not null,
  hash text not null,
  bytes bigint not null,
  constraint problem_files_pid_purpose_name_key UNIQUE (pid, purpose, name),
  constraint problem_files_pkey PRIMARY KEY (id),
  constraint problem_files_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_files_purpose_check CHECK ((purpose = ANY (ARRAY['statement'::text, 'attachment'::text, 'jury'::text])))
);
CREATE INDEX problem_files_by_hash ON public.problem_files USING btree (hash) WHERE (purpose <> 'jury'::text);

create table problem_languages (
  pid bigint not null,
  lid bigint not null,
  constraint problem_languages_pkey PRIMARY KEY (pid, lid),
  constraint problem_languages_lid_fkey FOREIGN KEY (lid) REFERENCES languages(id) ON DELETE CASCADE,
  constraint problem_languages_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table problem_parts (
  pid bigint not null,
  hash text not null,
  content jsonb not null,
  constraint problem_parts_pkey PRIMARY KEY (pid, hash),
  constraint problem_parts_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table problem_people (
  pid bigint not null,
  uid bigint not null,
  part text not null,
  named_by bigint,
  gmt_create timestamp with time zone not null,
  constraint problem_people_pkey PRIMARY KEY (pid, uid),
  constraint problem_people_named_by_fkey FOREIGN KEY (named_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint problem_people_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_people_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint problem_people_part_check CHECK ((part = ANY (ARRAY['curator'::text, 'tester'::text])))
);
CREATE INDEX problem_people_named_by ON public.problem_people USING btree (named_by);
CREATE INDEX problem_people_of_user ON public.problem_people USING btree (uid, pid);

create table problem_questions (
  pid bigint not null,
  questions jsonb not null,
  shuffle_questions boolean not null,
  shuffle_options boolean not null,
  shuffle_key text not null,
  revision integer not null default 1,
  gmt_modified timestamp with time zone not null,
  constraint problem_questions_pkey PRIMARY KEY (pid),
  constraint problem_questions_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table problem_statistics (
  pid bigint not null,
  made_at timestamp with time zone not null,
  counted integer not null,
  snapshot jsonb not null,
  constraint problem_statistics_pkey PRIMARY KEY (pid),
  constraint problem_statistics_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table problem_tags (
  pid bigint not null,
  tid bigint not null,
  constraint problem_tags_pkey PRIMARY KEY (pid, tid),
  constraint problem_tags_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_tags_tid_fkey FOREIGN KEY (tid) REFERENCES tags(id) ON DELETE CASCADE
);
CREATE INDEX problem_tags_of_tag ON public.problem_tags USING btree (tid, pid);

create table problem_texts (
  pid bigint not null,
  locale text not null,
  title text not null,
  description text not null,
  input text not null,
  output text not null,
  hint text not null,
  rendered jsonb,
  rendered_by text,
  constraint problem_texts_pkey PRIMARY KEY (pid, locale),
  constraint problem_texts_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_texts_locale_check CHECK ((locale = ANY (ARRAY['zh'::text, 'en'::text])))
);

create table problem_versions (
  pid bigint not null,
  number integer not null,
  author_uid bigint,
  author text not null,
  message text not null default ''::text,
  restored_from integer,
  parts jsonb not null,
  data_version bigint,
  gmt_create timestamp with time zone not null,
  constraint problem_versions_pkey PRIMARY KEY (pid, number),
  constraint problem_versions_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint problem_versions_data_version_fkey FOREIGN KEY (data_version) REFERENCES problem_data(id),
  constraint problem_versions_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint problem_versions_number_check CHECK ((number > 0))
);
CREATE INDEX problem_versions_of_data ON public.problem_versions USING btree (data_version);

create table problems (
  id bigint not null generated always as identity,
  problem_id text not null,
  problem_id_length smallint generated always as (length(problem_id)) stored,
  type smallint not null,
  auth smallint not null,
  author_uid bigint,
  author text not null,
  source text not null default ''::text,
  difficulty integer not null,
  time_limit_ms integer not null,
  memory_limit_mb integer not null,
  stack_limit_mb integer not null,
  examples jsonb not null default '[]'::jsonb,
  io_score integer not null default 100,
  judge_mode text not null default 'default'::text,
  judge_case_mode text not null default 'default'::text,
  checker_language text,
  checker_code text,
  is_remove_end_blank boolean not null default true,
  open_case_result boolean not null default true,
  code_share boolean not null default true,
  is_file_io boolean not null default false,
  io_read_file_name text,
  io_write_file_name text,
  user_extra_files jsonb not null default '[]'::jsonb,
  judge_extra_files jsonb not null default '[]'::jsonb,
  is_remote boolean not null default false,
  oj text not null default 'ME'::text,
  data_version bigint,
  version integer not null default 0,
  total integer not null default 0,
  ac integer not null default 0,
  wa integer not null default 0,
  tle integer not null default 0,
  mle integer not null default 0,
  re integer not null default 0,
  pe integer not null default 0,
  ce integer not null default 0,
  se integer not null default 0,
  pa integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  search_text text not null default ''::text,
  checker_convention text not null default 'assay'::text,
  checker_arguments text[] not null default '{}'::text[],
  checker_points text not null default 'percent'::text,
  checker_time_ms integer,
  checker_memory_mb integer,
  pass_limit smallint not null default 1,
  grader_files jsonb not null default '[]'::jsonb,
  protocol_checker_language text,
  protocol_checker_code text,
  package_facts jsonb,
  broken_at timestamp with time zone,
  broken_reason text,
  is_paused boolean not null default false,
  data_edition integer not null default 0,
  owner_kind text not null default 'site'::text,
  owner_id bigint not null default 0,
  group_id bigint generated always as (
CASE
    WHEN (owner_kind = 'group'::text) THEN owner_id
    ELSE NULL::bigint
END) stored,
  person_uid bigint generated always as (
CASE
    WHEN (owner_kind = 'person'::text) THEN owner_id
    ELSE NULL::bigint
END) stored,
  constraint problems_problem_id_key UNIQUE (problem_id),
  constraint problems_pkey PRIMARY KEY (id),
  constraint problems_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint problems_data_version_fkey FOREIGN KEY (data_version) REFERENCES problem_data(id) ON DELETE SET NULL,
  constraint problems_difficulty_fkey FOREIGN KEY (difficulty) REFERENCES difficulties(id),
  constraint problems_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint problems_person_uid_fkey FOREIGN KEY (person_uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint problems_auth_check CHECK ((auth = ANY (ARRAY[1, 2, 3, 4]))),
  constraint problems_checker_convention_check CHECK ((checker_convention = ANY (ARRAY['assay'::text, 'testlib'::text, 'icpc'::text]))),
  constraint problems_checker_memory_mb_check CHECK ((checker_memory_mb > 0)),
  constraint problems_checker_points_check CHECK ((checker_points = ANY (ARRAY['percent'::text, 'fraction'::text, 'points'::text]))),
  constraint problems_checker_time_ms_check CHECK ((checker_time_ms > 0)),
  constraint problems_memory_limit_mb_check CHECK ((memory_limit_mb > 0)),
  constraint problems_one_site CHECK (((owner_kind = 'site'::text) = (owner_id = 0))),
  constraint problems_open_to_group CHECK (((auth <> 4) OR (owner_kind = 'group'::text))),
  constraint problems_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['site'::text, 'group'::text, 'person'::text]))),
  constraint problems_pass_limit_check CHECK (((pass_limit >= 1) AND (pass_limit <= 20))),
  constraint problems_paused CHECK (((NOT is_paused) OR (broken_at IS NOT NULL))),
  constraint problems_public_of_site CHECK (((auth <> 1) OR (owner_kind = 'site'::text))),
  constraint problems_stack_limit_mb_check CHECK ((stack_limit_mb > 0)),
  constraint problems_time_limit_ms_check CHECK ((time_limit_ms > 0)),
  constraint problems_type_check CHECK ((type = ANY (ARRAY[0, 1])))
);
CREATE INDEX problems_broken ON public.problems USING btree (id) WHERE (broken_at IS NOT NULL);
CREATE INDEX problems_listed ON public.problems USING btree (problem_id_length, problem_id) WHERE (auth = 1);
CREATE INDEX problems_of_group ON public.problems USING btree (group_id, problem_id_length, problem_id) WHERE (group_id IS NOT NULL);
CREATE INDEX problems_of_person ON public.problems USING btree (person_uid, id) WHERE (person_uid IS NOT NULL);
CREATE INDEX problems_recent ON public.problems USING btree (gmt_modified DESC) WHERE (auth = 1);
CREATE INDEX problems_search ON public.problems USING gin (search_text gin_trgm_ops);

create table qsheet_groups (
  id bigint not null generated always as identity,
  qid bigint not null,
  seq integer not null default 0,
  title text not null,
  opens jsonb not null default '{"by": "always"}'::jsonb,
  constraint qsheet_groups_qid_id_key UNIQUE (qid, id),
  constraint qsheet_groups_pkey PRIMARY KEY (id),
  constraint qsheet_groups_qid_fkey FOREIGN KEY (qid) REFERENCES qsheets(id) ON DELETE CASCADE
);

create table qsheet_participants (
  id bigint not null generated always as identity,
  qid bigint not null,
  uid bigint not null,
  joined_at timestamp with time zone not null default now(),
  accepted bigint[] not null default '{}'::bigint[],
  solved integer not null default 0,
  reached_at timestamp with time zone,
  finished_at timestamp with time zone,
  opened bigint[] not null default '{}'::bigint[],
  constraint qsheet_participants_id_key UNIQUE (id),
  constraint qsheet_participants_pkey PRIMARY KEY (qid, uid),
  constraint qsheet_participants_qid_fkey FOREIGN KEY (qid) REFERENCES qsheets(id) ON DELETE CASCADE,
  constraint qsheet_participants_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX qsheet_participants_of_user ON public.qsheet_participants USING btree (uid);

create table qsheet_problems (
  id bigint not null generated always as identity,
  qid bigint not null,
  group_id bigint not null,
  pid bigint not null,
  seq integer not null default 0,
  submitted integer not null default 0,
  accepted integer not null default 0,
  constraint qsheet_problems_group_id_pid_key UNIQUE (group_id, pid),
  constraint qsheet_problems_pkey PRIMARY KEY (id),
  constraint qsheet_problems_group_fkey FOREIGN KEY (qid, group_id) REFERENCES qsheet_groups(qid, id) ON DELETE CASCADE,
  constraint qsheet_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);
CREATE INDEX qsheet_problems_of_problem ON public.qsheet_problems USING btree (pid);
CREATE INDEX qsheet_problems_of_sheet ON public.qsheet_problems USING btree (qid, group_id, seq);

create table qsheets (
  id bigint not null generated always as identity,
  rank integer not null default 1000,
  title text not null,
  description text not null default ''::text,
  image text,
  visible boolean not null default true,
  version integer not null default 0,
  participants integer not null default 0,
  finishers integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint qsheets_pkey PRIMARY KEY (id)
);
CREATE INDEX qsheets_in_order ON public.qsheets USING btree (rank, id);

create table rank_buckets (
  board text not null,
  period smallint not null,
  starts date not null,
  value bigint not null,
  people integer not null,
  constraint rank_buckets_pkey PRIMARY KEY (board, period, starts, value),
  constraint rank_buckets_board_check CHECK ((board = ANY (ARRAY['ACM'::text, 'OI'::text]))),
  constraint rank_buckets_people_check CHECK ((people >= 0))
);

create table rank_changes (
  id bigint not null generated always as identity,
  uid bigint not null,
  constraint rank_changes_pkey PRIMARY KEY (id),
  constraint rank_changes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX rank_changes_of_user ON public.rank_changes USING btree (uid);

create table rank_lines (
  period smallint not null,
  starts date not null,
  uid bigint not null,
  ac integer not null,
  total integer not null,
  score bigint not null,
  constraint rank_lines_pkey PRIMARY KEY (period, starts, uid),
  constraint rank_lines_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint rank_lines_ac_check CHECK ((ac >= 0)),
  constraint rank_lines_period_check CHECK (((period >= 0) AND (period <= 3))),
  constraint rank_lines_score_check CHECK ((score >= 0)),
  constraint rank_lines_total_check CHECK ((total > 0))
);
CREATE INDEX rank_lines_acm ON public.rank_lines USING btree (period, starts, ac DESC, total, uid);
CREATE INDEX rank_lines_of_user ON public.rank_lines USING btree (uid);
CREATE INDEX rank_lines_oi ON public.rank_lines USING btree (period, starts, score DESC, ac DESC, uid);

create table rated_contests (
  cid bigint not null,
  places jsonb not null,
  revision bigint not null generated always as identity,
  gmt_modified timestamp with time zone not null default now(),
  constraint rated_contests_pkey PRIMARY KEY (cid),
  constraint rated_contests_cid_fkey FOREIGN KEY (cid) REFERENCES contests(id) ON DELETE CASCADE
);

create table rating_chain (
  at integer not null,
  cid bigint not null,
  basis text not null,
  constraint rating_chain_pkey PRIMARY KEY (at)
);

create table regrade_requests (
  id bigint not null generated always as identity,
  assignment_id bigint not null,
  uid bigint not null,
  pid bigint not null,
  reason text not null,
  gmt_create timestamp with time zone not null default now(),
  is_granted boolean,
  answer text not null default ''::text,
  by_uid bigint,
  decided_at timestamp with time zone,
  constraint regrade_requests_assignment_id_uid_pid_key UNIQUE (assignment_id, uid, pid),
  constraint regrade_requests_pkey PRIMARY KEY (id),
  constraint regrade_requests_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint regrade_requests_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint regrade_requests_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint regrade_requests_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX regrade_requests_by ON public.regrade_requests USING btree (by_uid);
CREATE INDEX regrade_requests_of_problem ON public.regrade_requests USING btree (pid);
CREATE INDEX regrade_requests_of_user ON public.regrade_requests USING btree (uid);

create table rejudge_members (
  id bigint not null generated always as identity,
  set_id bigint not null,
  submission_id bigint not null,
  before_id bigint not null,
  after_id bigint,
  to_rescore boolean not null default false,
  applied boolean not null default false,
  constraint rejudge_members_set_id_submission_id_key UNIQUE (set_id, submission_id),
  constraint rejudge_members_pkey PRIMARY KEY (id),
  constraint rejudge_members_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX rejudge_members_of_submission ON public.rejudge_members USING btree (submission_id);
CREATE INDEX rejudge_members_to_rescore ON public.rejudge_members USING btree (set_id, id) WHERE to_rescore;

create table rejudge_sets (
  id bigint not null generated always as identity,
  kind text not null,
  filter jsonb not null,
  reason text not null,
  state text not null default 'open'::text,
  by_uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  gmt_applied timestamp with time zone,
  gmt_ended timestamp with time zone,
  constraint rejudge_sets_pkey PRIMARY KEY (id),
  constraint rejudge_sets_kind_check CHECK ((kind = ANY (ARRAY['run'::text, 'rescore'::text]))),
  constraint rejudge_sets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'applied'::text, 'cancelled'::text, 'undone'::text])))
);

create table remote_accounts (
  id bigint not null generated always as identity,
  site text not null,
  handle text not null,
  sealed_secret text not null,
  sealed_cookies text,
  enabled boolean not null default true,
  state text not null default 'new'::text,
  state_words text not null default ''::text,
  state_since timestamp with time zone not null,
  last_ok_at timestamp with time zone,
  last_submit_at timestamp with time zone,
  gmt_create timestamp with time zone not null default now(),
  constraint remote_accounts_site_handle_key UNIQUE (site, handle),
  constraint remote_accounts_pkey PRIMARY KEY (id),
  constraint remote_accounts_site_fkey FOREIGN KEY (site) REFERENCES remote_sites(site),
  constraint remote_accounts_state_check CHECK ((state = ANY (ARRAY['new'::text, 'ok'::text, 'badCredentials'::text, 'blocked'::text])))
);

create table remote_handles (
  uid bigint not null,
  site text not null,
  handle text not null,
  word text not null,
  proved_at timestamp with time zone,
  sealed_session text,
  session_at timestamp with time zone,
  constraint remote_handles_pkey PRIMARY KEY (uid, site),
  constraint remote_handles_site_fkey FOREIGN KEY (site) REFERENCES remote_sites(site),
  constraint remote_handles_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint remote_handles_check CHECK (((sealed_session IS NULL) = (session_at IS NULL)))
);
CREATE UNIQUE INDEX remote_handles_proved ON public.remote_handles USING btree (site, lower(handle)) WHERE (proved_at IS NOT NULL);
CREATE INDEX remote_handles_site ON public.remote_handles USING btree (site);

create table remote_pages (
  id bigint not null generated always as identity,
  site text not null,
  url text not null,
  status integer not null,
  missed text not null,
  body text not null,
  gmt_create timestamp with time zone not null,
  constraint remote_pages_pkey PRIMARY KEY (id),
  constraint remote_pages_site_fkey FOREIGN KEY (site) REFERENCES remote_sites(site)
);
CREATE INDEX remote_pages_of_site ON public.remote_pages USING btree (site, id DESC);

create table remote_problems (
  pid bigint not null,
  site text not null,
  key text not null,
  submit_key text not null,
  languages text[],
  imported jsonb not null,
  fetched_at timestamp with time zone not null,
  missing_since timestamp with time zone,
  constraint remote_problems_site_key_key UNIQUE (site, key),
  constraint remote_problems_pkey PRIMARY KEY (pid),
  constraint remote_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint remote_problems_site_fkey FOREIGN KEY (site) REFERENCES remote_sites(site)
);

create table remote_sites (
  site text not null,
  enabled boolean not null default false,
  terms_by bigint,
  terms_at timestamp with time zone,
  gap_ms integer,
  submit_gap_ms integer,
  troubles jsonb not null default '{}'::jsonb,
  last_ok_at timestamp with time zone,
  check_asked_at timestamp with time zone,
  checked_at timestamp with time zone,
  check_result jsonb,
  lease_token text,
  lease_until timestamp with time zone,
  follow_after timestamp with time zone,
  constraint remote_sites_pkey PRIMARY KEY (site),
  constraint remote_sites_terms_by_fkey FOREIGN KEY (terms_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint remote_sites_gap_ms_check CHECK ((gap_ms >= 0)),
  constraint remote_sites_site_check CHECK ((site = ANY (ARRAY['HDU'::text, 'POJ'::text, 'LIBRE'::text, 'SPOJ'::text, 'CF'::text, 'GYM'::text, 'AC'::text]))),
  constraint remote_sites_submit_gap_ms_check CHECK ((submit_gap_ms >= 0))
);
CREATE INDEX remote_sites_terms_by ON public.remote_sites USING btree (terms_by);

create table remote_submissions (
  submission_id bigint not null,
  uid bigint not null,
  site text not null,
  key text not null,
  state text not null default 'waiting'::text,
  priority smallint not null,
  marker text not null,
  attempt integer not null default 0,
  account_id bigint,
  handle text,
  baseline_id text,
  intent_at timestamp with time zone,
  is_taken boolean not null default false,
  looks integer not null default 0,
  remote_id text,
  raw text not null default ''::text,
  test integer,
  polls integer not null default 0,
  followed_since timestamp with time zone,
  unknown_since timestamp with time zone,
  next_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  queued_at timestamp with time zone not null default clock_timestamp(),
  failure text,
  failure_words text not null default ''::text,
  ended_at timestamp with time zone,
  constraint remote_submissions_site_remote_id_key UNIQUE (site, remote_id),
  constraint remote_submissions_pkey PRIMARY KEY (submission_id),
  constraint remote_submissions_account_id_fkey FOREIGN KEY (account_id) REFERENCES remote_accounts(id) ON DELETE SET NULL,
  constraint remote_submissions_site_fkey FOREIGN KEY (site) REFERENCES remote_sites(site),
  constraint remote_submissions_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint remote_submissions_check CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  constraint remote_submissions_check1 CHECK (((state <> ALL (ARRAY['submitted'::text, 'judging'::text, 'done'::text])) OR (remote_id IS NOT NULL))),
  constraint remote_submissions_check2 CHECK (((state <> ALL (ARRAY['submitting'::text, 'unsure'::text])) OR (intent_at IS NOT NULL))),
  constraint remote_submissions_check3 CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  constraint remote_submissions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'leased'::text, 'submitting'::text, 'unsure'::text, 'submitted'::text, 'judging'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX remote_submissions_account ON public.remote_submissions USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX remote_submissions_ended ON public.remote_submissions USING btree (site, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX remote_submissions_open ON public.remote_submissions USING btree (site, state, next_at) WHERE (state <> ALL (ARRAY['done'::text, 'failed'::text]));

create table remote_tickets (
  submission_id bigint not null,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  constraint remote_tickets_hash_key UNIQUE (hash),
  constraint remote_tickets_pkey PRIMARY KEY (submission_id),
  constraint remote_tickets_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);

create table rendered_texts (
  hash text not null,
  source text,
  rendered jsonb,
  gmt_create timestamp with time zone not null,
  constraint rendered_texts_pkey PRIMARY KEY (hash),
  constraint rendered_texts_one CHECK (((source IS NULL) = (rendered IS NOT NULL)))
);
CREATE INDEX rendered_texts_age ON public.rendered_texts USING btree (gmt_create);
CREATE INDEX rendered_texts_waiting ON public.rendered_texts USING btree (gmt_create) WHERE (rendered IS NULL);

create table review_reminders (
  day date not null,
  constraint review_reminders_pkey PRIMARY KEY (day)
);

create table reviews (
  id bigint not null generated always as identity,
  kind text not null,
  subject_id bigint not null,
  problem_id bigint generated always as (
CASE
    WHEN (kind = ANY (ARRAY['groupProblem'::text, 'userProblem'::text])) THEN subject_id
    ELSE NULL::bigint
END) stored,
  owner_id bigint not null,
  state smallint not null default 1,
  applicant_uid bigint,
  message text not null default ''::text,
  reviewer_uid bigint,
  reason text not null default ''::text,
  subject_version integer,
  gmt_create timestamp with time zone not null,
  gmt_decided timestamp with time zone,
  snapshot jsonb,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_applicant_uid_fkey FOREIGN KEY (applicant_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint reviews_problem_id_fkey FOREIGN KEY (problem_id) REFERENCES problems(id) ON DELETE CASCADE,
  constraint reviews_reviewer_uid_fkey FOREIGN KEY (reviewer_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint reviews_decided CHECK (((state = ANY (ARRAY[2, 3])) = (gmt_decided IS NOT NULL))),
  constraint reviews_kind_check CHECK ((kind = ANY (ARRAY['groupProblem'::text, 'userProblem'::text, 'tutorial'::text]))),
  constraint reviews_state_check CHECK (((state >= 1) AND (state <= 4)))
);
CREATE INDEX reviews_of_applicant ON public.reviews USING btree (applicant_uid);
CREATE INDEX reviews_of_kind ON public.reviews USING btree (kind, state, id DESC);
CREATE INDEX reviews_of_owner ON public.reviews USING btree (kind, owner_id, state);
CREATE INDEX reviews_of_problem ON public.reviews USING btree (problem_id);
CREATE INDEX reviews_of_reviewer ON public.reviews USING btree (reviewer_uid);
CREATE INDEX reviews_of_subject ON public.reviews USING btree (kind, subject_id, id DESC);
CREATE UNIQUE INDEX reviews_waiting ON public.reviews USING btree (kind, subject_id) WHERE (state = 1);

create table reward_orders (
  id bigint not null generated always as identity,
  reward_id bigint not null,
  uid bigint not null,
  key text not null,
  reward_name text not null,
  reward_image text not null,
  price integer not null,
  pickup_code text not null,
  status smallint not null default 0,
  note text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint reward_orders_key UNIQUE (uid, reward_id, key),
  constraint reward_orders_pkey PRIMARY KEY (id),
  constraint reward_orders_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES rewards(id),
  constraint reward_orders_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid),
  constraint reward_orders_price_check CHECK ((price >= 0)),
  constraint reward_orders_status_check CHECK ((status = ANY (ARRAY[0, 1, 2])))
);
CREATE INDEX reward_orders_of_status ON public.reward_orders USING btree (status, id);
CREATE INDEX reward_orders_of_user ON public.reward_orders USING btree (uid, id);

create table rewards (
  id bigint not null generated always as identity,
  name text not null,
  description text not null default ''::text,
  image text not null default ''::text,
  price integer not null,
  stock integer not null,
  per_person integer not null default 0,
  visible boolean not null default true,
  deleted boolean not null default false,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint rewards_pkey PRIMARY KEY (id),
  constraint rewards_per_person_check CHECK ((per_person >= 0)),
  constraint rewards_price_check CHECK ((price >= 0)),
  constraint rewards_stock_check CHECK ((stock >= 0))
);

create table roster_accounts (
  uid bigint not null,
  maker_uid bigint not null,
  constraint roster_accounts_pkey PRIMARY KEY (uid),
  constraint roster_accounts_maker_uid_fkey FOREIGN KEY (maker_uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint roster_accounts_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX roster_accounts_maker ON public.roster_accounts USING btree (maker_uid);

create table rubric_choices (
  assignment_id bigint not null,
  uid bigint not null,
  pid bigint not null,
  item_id bigint not null,
  constraint rubric_choices_pkey PRIMARY KEY (assignment_id, uid, pid, item_id),
  constraint rubric_choices_assignment_id_uid_pid_fkey FOREIGN KEY (assignment_id, uid, pid) REFERENCES rubric_gradings(assignment_id, uid, pid) ON DELETE CASCADE,
  constraint rubric_choices_item_id_fkey FOREIGN KEY (item_id) REFERENCES rubric_items(id) ON DELETE CASCADE
);
CREATE INDEX rubric_choices_of_item ON public.rubric_choices USING btree (item_id);

create table rubric_gradings (
  assignment_id bigint not null,
  uid bigint not null,
  pid bigint not null,
  revision integer not null default 1,
  by_uid bigint,
  gmt_modified timestamp with time zone not null,
  look_again boolean not null default false,
  constraint rubric_gradings_pkey PRIMARY KEY (assignment_id, uid, pid),
  constraint rubric_gradings_assignment_id_pid_fkey FOREIGN KEY (assignment_id, pid) REFERENCES assignment_rubrics(assignment_id, pid) ON DELETE CASCADE,
  constraint rubric_gradings_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint rubric_gradings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX rubric_gradings_by ON public.rubric_gradings USING btree (by_uid);
CREATE INDEX rubric_gradings_of_rubric ON public.rubric_gradings USING btree (assignment_id, pid);
CREATE INDEX rubric_gradings_of_user ON public.rubric_gradings USING btree (uid);

create table rubric_items (
  id bigint not null generated always as identity,
  assignment_id bigint not null,
  pid bigint not null,
  position integer not null,
  name text not null,
  description text not null default ''::text,
  points integer not null,
  visible boolean not null default true,
  constraint rubric_items_pkey PRIMARY KEY (id),
  constraint rubric_items_assignment_id_pid_fkey FOREIGN KEY (assignment_id, pid) REFERENCES assignment_rubrics(assignment_id, pid) ON DELETE CASCADE,
  constraint rubric_items_points_check CHECK (((points >= '-100'::integer) AND (points <= 100)))
);
CREATE INDEX rubric_items_of_rubric ON public.rubric_items USING btree (assignment_id, pid);

create table search_changes (
  id bigint not null generated always as identity,
  kind text not null,
  ref bigint not null,
  constraint search_changes_pkey PRIMARY KEY (id)
);

create table search_docs (
  kind text not null,
  ref bigint not null,
  name text not null,
  ts tsvector not null,
  constraint search_docs_pkey PRIMARY KEY (kind, ref),
  constraint search_docs_kind_check CHECK ((kind = ANY (ARRAY['problem'::text, 'discussion'::text, 'contest'::text, 'group'::text, 'person'::text])))
);
CREATE INDEX search_docs_contest ON public.search_docs USING gin (ts) WHERE (kind = 'contest'::text);
CREATE INDEX search_docs_discussion ON public.search_docs USING gin (ts) WHERE (kind = 'discussion'::text);
CREATE INDEX search_docs_group ON public.search_docs USING gin (ts) WHERE (kind = 'group'::text);
CREATE INDEX search_docs_named ON public.search_docs USING btree (kind, name) WHERE (name <> ''::text);
CREATE INDEX search_docs_person ON public.search_docs USING gin (ts) WHERE (kind = 'person'::text);
CREATE INDEX search_docs_problem ON public.search_docs USING gin (ts) WHERE (kind = 'problem'::text);

create table seed_stamps (
  name text not null,
  digest text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint seed_stamps_pkey PRIMARY KEY (name)
);

create table sessions (
  id bigint not null generated always as identity,
  uid bigint not null,
  token_hash bytea not null,
  user_agent text not null default ''::text,
  ip text not null default ''::text,
  gmt_create timestamp with time zone not null default now(),
  renew_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  previous_hash bytea,
  previous_until timestamp with time zone,
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_user ON public.sessions USING btree (uid);
CREATE UNIQUE INDEX sessions_previous ON public.sessions USING btree (previous_hash) WHERE (previous_hash IS NOT NULL);

create table similarity_pairs (
  id bigint not null generated always as identity,
  report_id bigint not null,
  pid bigint not null,
  a_id bigint not null,
  b_id bigint not null,
  similarity real not null,
  oddness real not null,
  coverage_a real not null,
  coverage_b real not null,
  longest integer not null,
  is_earlier boolean not null,
  constraint similarity_pairs_report_id_pid_a_id_b_id_key UNIQUE (report_id, pid, a_id, b_id),
  constraint similarity_pairs_pkey PRIMARY KEY (id),
  constraint similarity_pairs_a_id_fkey FOREIGN KEY (a_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint similarity_pairs_b_id_fkey FOREIGN KEY (b_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint similarity_pairs_report_id_pid_fkey FOREIGN KEY (report_id, pid) REFERENCES similarity_problems(report_id, pid) ON DELETE CASCADE
);
CREATE INDEX similarity_pairs_a ON public.similarity_pairs USING btree (a_id);
CREATE INDEX similarity_pairs_b ON public.similarity_pairs USING btree (b_id);
CREATE INDEX similarity_pairs_oddness ON public.similarity_pairs USING btree (report_id, oddness DESC, id);

create table similarity_prints (
  pid bigint not null,
  scheme smallint not null,
  hash bigint not null,
  submission_id bigint not null,
  constraint similarity_prints_pkey PRIMARY KEY (pid, scheme, hash, submission_id),
  constraint similarity_prints_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint similarity_prints_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX similarity_prints_submission ON public.similarity_prints USING btree (submission_id);

create table similarity_problems (
  report_id bigint not null,
  pid bigint not null,
  display_id text not null,
  title text not null,
  too_short integer not null default 0,
  earlier integer not null default 0,
  pair_count bigint not null default 0,
  median real,
  done_at timestamp with time zone,
  constraint similarity_problems_pkey PRIMARY KEY (report_id, pid),
  constraint similarity_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint similarity_problems_report_id_fkey FOREIGN KEY (report_id) REFERENCES similarity_reports(id) ON DELETE CASCADE
);
CREATE INDEX similarity_problems_pid ON public.similarity_problems USING btree (pid);

create table similarity_programs (
  report_id bigint not null,
  pid bigint not null,
  submission_id bigint not null,
  best real,
  constraint similarity_programs_pkey PRIMARY KEY (report_id, pid, submission_id),
  constraint similarity_programs_report_id_pid_fkey FOREIGN KEY (report_id, pid) REFERENCES similarity_problems(report_id, pid) ON DELETE CASCADE,
  constraint similarity_programs_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
);
CREATE INDEX similarity_programs_submission ON public.similarity_programs USING btree (submission_id);

create table similarity_reports (
  id bigint not null generated always as identity,
  kind text not null,
  target_id bigint not null,
  assignment_id bigint generated always as (
CASE
    WHEN (kind = 'assignment'::text) THEN target_id
    ELSE NULL::bigint
END) stored,
  contest_id bigint generated always as (
CASE
    WHEN (kind = 'contest'::text) THEN target_id
    ELSE NULL::bigint
END) stored,
  work_id bigint generated always as (
CASE
    WHEN (kind = 'timedWork'::text) THEN target_id
    ELSE NULL::bigint
END) stored,
  problem_id bigint generated always as (
CASE
    WHEN (kind = 'problem'::text) THEN target_id
    ELSE NULL::bigint
END) stored,
  title text not null,
  state text not null default 'waiting'::text,
  progress smallint not null default 0,
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  attempts smallint not null default 0,
  asked_by bigint,
  asked_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint similarity_reports_pkey PRIMARY KEY (id),
  constraint similarity_reports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(uid) ON DELETE SET NULL,
  constraint similarity_reports_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  constraint similarity_reports_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES contests(id) ON DELETE CASCADE,
  constraint similarity_reports_problem_id_fkey FOREIGN KEY (problem_id) REFERENCES problems(id) ON DELETE CASCADE,
  constraint similarity_reports_work_id_fkey FOREIGN KEY (work_id) REFERENCES timed_works(id) ON DELETE CASCADE,
  constraint similarity_reports_kind_check CHECK ((kind = ANY (ARRAY['assignment'::text, 'contest'::text, 'timedWork'::text, 'problem'::text]))),
  constraint similarity_reports_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint similarity_reports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX similarity_reports_asked_by ON public.similarity_reports USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX similarity_reports_assignment ON public.similarity_reports USING btree (assignment_id) WHERE (assignment_id IS NOT NULL);
CREATE INDEX similarity_reports_contest ON public.similarity_reports USING btree (contest_id) WHERE (contest_id IS NOT NULL);
CREATE INDEX similarity_reports_open ON public.similarity_reports USING btree (id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX similarity_reports_problem ON public.similarity_reports USING btree (problem_id) WHERE (problem_id IS NOT NULL);
CREATE INDEX similarity_reports_target ON public.similarity_reports USING btree (kind, target_id, id);
CREATE INDEX similarity_reports_work ON public.similarity_reports USING btree (work_id) WHERE (work_id IS NOT NULL);

create table site_pictures (
  id bigint not null generated always as identity,
  kind text not null,
  url text not null,
  name text not null default ''::text,
  link text not null default ''::text,
  visible boolean not null default true,
  seq integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  constraint site_pictures_pkey PRIMARY KEY (id),
  constraint site_pictures_kind_check CHECK ((kind = ANY (ARRAY['carousel'::text, 'background'::text])))
);
CREATE INDEX site_pictures_of_kind ON public.site_pictures USING btree (kind, seq, id);

create table site_settings (
  only_row boolean not null default true,
  settings jsonb not null,
  gmt_modified timestamp with time zone not null default now(),
  constraint site_settings_pkey PRIMARY KEY (only_row),
  constraint site_settings_only_row_check CHECK (only_row)
);

create table solved_problems (
  uid bigint not null,
  pid bigint not null,
  submission_id bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint solved_problems_pkey PRIMARY KEY (uid, pid),
  constraint solved_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint solved_problems_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint solved_problems_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX solved_problems_of_submission ON public.solved_problems USING btree (submission_id);
CREATE INDEX solved_problems_recent ON public.solved_problems USING btree (gmt_create);

create table submission_marks (
  submission_id bigint not null,
  mark text not null,
  uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  constraint submission_marks_pkey PRIMARY KEY (submission_id),
  constraint submission_marks_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint submission_marks_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint submission_marks_mark_check CHECK ((mark = ANY (ARRAY['good'::text, 'needsWork'::text])))
);
CREATE INDEX submission_marks_of_user ON public.submission_marks USING btree (uid);

create table submission_remarks (
  id bigint not null generated always as identity,
  submission_id bigint not null,
  line integer,
  uid bigint not null,
  content text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint submission_remarks_pkey PRIMARY KEY (id),
  constraint submission_remarks_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE,
  constraint submission_remarks_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint submission_remarks_line_check CHECK ((line > 0))
);
CREATE INDEX submission_remarks_of_submission ON public.submission_remarks USING btree (submission_id, id);
CREATE INDEX submission_remarks_of_user ON public.submission_remarks USING btree (uid);

create table submissions (
  id bigint not null generated always as identity,
  pid bigint not null,
  uid bigint not null,
  username text not null,
  listed boolean not null default false,
  display_id text not null,
  display_pid text not null,
  language text not null,
  code text not null,
  length integer not null,
  ip text not null default ''::text,
  share boolean not null default false,
  submit_key text,
  submit_digest bytea,
  received_at timestamp with time zone not null default clock_timestamp(),
  judgement_id bigint,
  status smallint not null default 5,
  score integer,
  oi_rank_score integer,
  time_ms integer,
  memory_kb integer,
  judger text,
  is_manual boolean not null default false,
  virtual_id bigint,
  venue_kind text not null,
  venue_id bigint not null,
  group_id bigint,
  is_practice boolean not null generated always as (((venue_kind = 'public'::text) OR ((venue_kind = 'training'::text) AND (group_id IS NULL)))) stored,
  constraint submissions_pkey PRIMARY KEY (id),
  constraint submissions_judgement_id_fkey FOREIGN KEY (judgement_id) REFERENCES judgements(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  constraint submissions_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint submissions_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint submissions_virtual_id_fkey FOREIGN KEY (virtual_id) REFERENCES contest_virtuals(id) ON DELETE SET NULL,
  constraint submissions_venue CHECK (((venue_kind = ANY (ARRAY['public'::text, 'contest'::text, 'timedWork'::text, 'qsheet'::text, 'training'::text, 'group'::text])) AND ((venue_kind = 'public'::text) = (venue_id = 0)) AND ((group_id IS NULL) OR (venue_kind = 'training'::text))))
);
CREATE INDEX submissions_counted ON public.submissions USING btree (venue_kind, venue_id, uid, pid, received_at, id) INCLUDE (status, score, length) WHERE (venue_kind = ANY (ARRAY['training'::text, 'qsheet'::text]));
CREATE INDEX submissions_in_group ON public.submissions USING btree (COALESCE(group_id, venue_id), id DESC) WHERE ((venue_kind = 'group'::text) OR (group_id IS NOT NULL));
CREATE INDEX submissions_in_group_of_problem ON public.submissions USING btree (COALESCE(group_id, venue_id), pid, id DESC) WHERE ((venue_kind = 'group'::text) OR (group_id IS NOT NULL));
CREATE INDEX submissions_in_group_of_user ON public.submissions USING btree (COALESCE(group_id, venue_id), uid, pid, id DESC) WHERE ((venue_kind = 'group'::text) OR (group_id IS NOT NULL));
CREATE INDEX submissions_in_group_status ON public.submissions USING btree (COALESCE(group_id, venue_id), status, id DESC) WHERE ((venue_kind = 'group'::text) OR (group_id IS NOT NULL));
CREATE UNIQUE INDEX submissions_key ON public.submissions USING btree (uid, submit_key) WHERE (submit_key IS NOT NULL);
CREATE INDEX submissions_listed ON public.submissions USING btree (id DESC) WHERE listed;
CREATE INDEX submissions_listed_of_problem ON public.submissions USING btree (pid, id DESC) WHERE listed;
CREATE INDEX submissions_listed_of_problem_status ON public.submissions USING btree (pid, status, id DESC) WHERE listed;
CREATE INDEX submissions_listed_of_user ON public.submissions USING btree (uid, id DESC) WHERE listed;
CREATE INDEX submissions_listed_status ON public.submissions USING btree (status, id DESC) WHERE listed;
CREATE INDEX submissions_of_judgement ON public.submissions USING btree (judgement_id);
CREATE INDEX submissions_of_problem ON public.submissions USING btree (pid, id DESC);
CREATE INDEX submissions_of_user ON public.submissions USING btree (uid, id DESC);
CREATE INDEX submissions_of_user_problem ON public.submissions USING btree (uid, pid, id DESC);
CREATE INDEX submissions_of_venue ON public.submissions USING btree (venue_kind, venue_id, id DESC) WHERE (venue_kind <> 'public'::text);
CREATE INDEX submissions_of_venue_problem ON public.submissions USING btree (venue_kind, venue_id, pid, id DESC) WHERE (venue_kind <> 'public'::text);
CREATE INDEX submissions_of_venue_user ON public.submissions USING btree (venue_kind, venue_id, uid, id DESC) WHERE (venue_kind <> 'public'::text);
CREATE INDEX submissions_of_virtual ON public.submissions USING btree (virtual_id) WHERE (virtual_id IS NOT NULL);
CREATE INDEX submissions_practice_of_user ON public.submissions USING btree (uid, received_at) INCLUDE (status, pid) WHERE is_practice;
CREATE INDEX submissions_received ON public.submissions USING btree (received_at);
CREATE INDEX submissions_unfinished ON public.submissions USING btree (id) WHERE (status = ANY (ARRAY[5, 6, 7, 9]));

create table tag_classifications (
  id bigint not null generated always as identity,
  name_zh text not null,
  name_en text not null,
  oj text not null default 'ME'::text,
  rank integer not null default 0,
  constraint tag_classifications_oj_name_en_key UNIQUE (oj, name_en),
  constraint tag_classifications_oj_name_zh_key UNIQUE (oj, name_zh),
  constraint tag_classifications_pkey PRIMARY KEY (id)
);

create table tags (
  id bigint not null generated always as identity,
  name_zh text not null,
  name_en text not null,
  color text not null,
  oj text not null default 'ME'::text,
  classification_id bigint,
  gid bigint,
  constraint tags_name_en_key UNIQUE NULLS NOT DISTINCT (oj, gid, name_en),
  constraint tags_name_zh_key UNIQUE NULLS NOT DISTINCT (oj, gid, name_zh),
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_classification_id_fkey FOREIGN KEY (classification_id) REFERENCES tag_classifications(id) ON DELETE SET NULL,
  constraint tags_gid_fkey FOREIGN KEY (gid) REFERENCES groups(id) ON DELETE CASCADE
);
CREATE INDEX tags_of_group ON public.tags USING btree (gid) WHERE (gid IS NOT NULL);

create table test_runs (
  test_key text not null,
  uid bigint not null,
  pid bigint,
  work jsonb not null,
  status smallint not null default 5,
  result jsonb,
  gmt_create timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint test_runs_pkey PRIMARY KEY (test_key),
  constraint test_runs_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint test_runs_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX test_runs_expiry ON public.test_runs USING btree (expires_at);
CREATE INDEX test_runs_of_user ON public.test_runs USING btree (uid, pid, gmt_create DESC);

create table test_sources (
  pid bigint not null,
  edition integer not null,
  generators jsonb not null,
  script text not null,
  hand_made jsonb not null,
  validators jsonb not null,
  checker_tests jsonb not null default '[]'::jsonb,
  validator_tests jsonb not null default '[]'::jsonb,
  constraint test_sources_pkey PRIMARY KEY (pid),
  constraint test_sources_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE
);

create table testdata_uploads (
  upload_key text not null,
  uid bigint not null,
  cases jsonb not null,
  gmt_create timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint testdata_uploads_pkey PRIMARY KEY (upload_key),
  constraint testdata_uploads_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);

create table ticket_messages (
  id bigint not null generated always as identity,
  ticket_id bigint not null,
  uid bigint not null,
  content text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint ticket_messages_pkey PRIMARY KEY (id),
  constraint ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE,
  constraint ticket_messages_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX ticket_messages_of_ticket ON public.ticket_messages USING btree (ticket_id, id);
CREATE INDEX ticket_messages_of_user ON public.ticket_messages USING btree (uid);

create table tickets (
  id bigint not null generated always as identity,
  pid bigint not null,
  problem_id text not null,
  uid bigint not null,
  title text not null,
  is_open boolean not null default true,
  assignee_uid bigint,
  fixed_in integer,
  messages integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_assignee_uid_fkey FOREIGN KEY (assignee_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint tickets_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint tickets_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX tickets_by_change ON public.tickets USING btree (is_open, gmt_modified DESC, id DESC);
CREATE INDEX tickets_of_assignee ON public.tickets USING btree (assignee_uid);
CREATE INDEX tickets_of_problem ON public.tickets USING btree (pid);
CREATE INDEX tickets_of_user ON public.tickets USING btree (uid, gmt_create);

create table timed_work_answer_drafts (
  id bigint not null generated always as identity,
  wid bigint not null,
  uid bigint not null,
  pid bigint not null,
  answers jsonb not null,
  why text not null,
  arrived_at timestamp with time zone not null,
  constraint timed_work_answer_drafts_pkey PRIMARY KEY (id),
  constraint timed_work_answer_drafts_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint timed_work_answer_drafts_sitting_fkey FOREIGN KEY (wid, uid) REFERENCES timed_work_sittings(wid, uid) ON DELETE CASCADE,
  constraint timed_work_answer_drafts_why_check CHECK ((why = ANY (ARRAY['late'::text, 'stale'::text, 'replaced'::text])))
);
CREATE INDEX timed_work_answer_drafts_of_problem ON public.timed_work_answer_drafts USING btree (pid);
CREATE INDEX timed_work_answer_drafts_of_sitting ON public.timed_work_answer_drafts USING btree (wid, uid, id);

create table timed_work_answers (
  wid bigint not null,
  uid bigint not null,
  pid bigint not null,
  answers jsonb not null,
  version integer not null,
  saved_at timestamp with time zone not null,
  constraint timed_work_answers_pkey PRIMARY KEY (wid, uid, pid),
  constraint timed_work_answers_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint timed_work_answers_sitting_fkey FOREIGN KEY (wid, uid) REFERENCES timed_work_sittings(wid, uid) ON DELETE CASCADE
);
CREATE INDEX timed_work_answers_of_problem ON public.timed_work_answers USING btree (pid);

create table timed_work_exam_notes (
  id bigint not null generated always as identity,
  wid bigint not null,
  uid bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  amount integer not null default 0,
  constraint timed_work_exam_notes_pkey PRIMARY KEY (id),
  constraint timed_work_exam_notes_wid_uid_fkey FOREIGN KEY (wid, uid) REFERENCES timed_work_sittings(wid, uid) ON DELETE CASCADE,
  constraint timed_work_exam_notes_kind_check CHECK ((kind = ANY (ARRAY['hidden'::text, 'blur'::text, 'fullScreen'::text, 'paste'::text, 'session'::text])))
);
CREATE INDEX timed_work_exam_notes_of_sitting ON public.timed_work_exam_notes USING btree (wid, uid, at);

create table timed_work_extensions (
  wid bigint not null,
  uid bigint not null,
  until timestamp with time zone,
  extra_seconds integer not null default 0,
  reason text not null,
  by_uid bigint,
  given_at timestamp with time zone not null,
  constraint timed_work_extensions_pkey PRIMARY KEY (wid, uid),
  constraint timed_work_extensions_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint timed_work_extensions_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint timed_work_extensions_wid_fkey FOREIGN KEY (wid) REFERENCES timed_works(id) ON DELETE CASCADE
);
CREATE INDEX timed_work_extensions_by ON public.timed_work_extensions USING btree (by_uid);
CREATE INDEX timed_work_extensions_of_user ON public.timed_work_extensions USING btree (uid);

create table timed_work_problems (
  id bigint not null generated always as identity,
  wid bigint not null,
  pid bigint not null,
  display_id text not null,
  display_title text not null,
  seq integer not null default 0,
  points integer not null default 10000,
  constraint timed_work_problems_wid_display_id_key UNIQUE (wid, display_id),
  constraint timed_work_problems_wid_pid_key UNIQUE (wid, pid),
  constraint timed_work_problems_pkey PRIMARY KEY (id),
  constraint timed_work_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint timed_work_problems_wid_fkey FOREIGN KEY (wid) REFERENCES timed_works(id) ON DELETE CASCADE
);
CREATE INDEX timed_work_problems_of_problem ON public.timed_work_problems USING btree (pid);

create table timed_work_sittings (
  wid bigint not null,
  uid bigint not null,
  started_at timestamp with time zone not null,
  handed_in_at timestamp with time zone,
  cells jsonb not null default '{}'::jsonb,
  points integer not null default 0,
  graded_revision integer,
  session_id bigint,
  label text,
  constraint timed_work_sittings_pkey PRIMARY KEY (wid, uid),
  constraint timed_work_sittings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE,
  constraint timed_work_sittings_wid_fkey FOREIGN KEY (wid) REFERENCES timed_works(id) ON DELETE CASCADE
);
CREATE INDEX timed_work_sittings_of_user ON public.timed_work_sittings USING btree (uid, wid);

create table timed_work_windows (
  wid bigint not null,
  label text not null,
  start_time timestamp with time zone not null,
  end_time timestamp with time zone not null,
  constraint timed_work_windows_pkey PRIMARY KEY (wid, label),
  constraint timed_work_windows_wid_fkey FOREIGN KEY (wid) REFERENCES timed_works(id) ON DELETE CASCADE,
  constraint timed_work_windows_label_check CHECK (((label <> ''::text) AND (char_length(label) <= 50))),
  constraint timed_work_windows_times_check CHECK ((end_time > start_time))
);

create table timed_works (
  id bigint not null generated always as identity,
  group_id bigint,
  author_uid bigint,
  author text not null,
  title text not null,
  description text not null default ''::text,
  logo text,
  auth integer not null default 0,
  pwd text not null default ''::text,
  start_time timestamp with time zone not null,
  end_time timestamp with time zone not null,
  duration integer not null,
  results text not null default 'handIn'::text,
  results_open boolean not null default false,
  score_type text not null default 'Highest'::text,
  visible boolean not null default true,
  version integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  exam boolean not null default false,
  exam_notes boolean not null default false,
  exam_networks text not null default ''::text,
  constraint timed_works_pkey PRIMARY KEY (id),
  constraint timed_works_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint timed_works_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint timed_works_auth_check CHECK ((auth = ANY (ARRAY[0, 1]))),
  constraint timed_works_results_check CHECK ((results = ANY (ARRAY['atOnce'::text, 'handIn'::text, 'end'::text, 'byHand'::text]))),
  constraint timed_works_score_type_check CHECK ((score_type = ANY (ARRAY['Recent'::text, 'Highest'::text]))),
  constraint timed_works_times_check CHECK (((start_time < end_time) AND (duration > 0)))
);
CREATE INDEX timed_works_of_author ON public.timed_works USING btree (author_uid);
CREATE INDEX timed_works_of_group ON public.timed_works USING btree (group_id, end_time);
CREATE INDEX timed_works_of_site ON public.timed_works USING btree (end_time) WHERE ((group_id IS NULL) AND visible);

create table training_categories (
  id bigint not null generated always as identity,
  name text not null,
  color text not null,
  seq integer not null default 0,
  constraint training_categories_name_key UNIQUE (name),
  constraint training_categories_pkey PRIMARY KEY (id)
);

create table training_problems (
  tid bigint not null,
  pid bigint not null,
  section_id bigint not null,
  seq integer not null default 0,
  constraint training_problems_pkey PRIMARY KEY (tid, pid),
  constraint training_problems_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint training_problems_section_fkey FOREIGN KEY (tid, section_id) REFERENCES training_sections(tid, id),
  constraint training_problems_tid_fkey FOREIGN KEY (tid) REFERENCES trainings(id) ON DELETE CASCADE
);
CREATE INDEX training_problems_of_problem ON public.training_problems USING btree (pid);
CREATE INDEX training_problems_of_section ON public.training_problems USING btree (tid, section_id, seq);

create table training_registrations (
  tid bigint not null,
  uid bigint not null,
  admitted boolean not null default true,
  started_at timestamp with time zone not null default now(),
  cells jsonb not null default '{}'::jsonb,
  solved integer not null default 0,
  run_time_ms bigint not null default 0,
  constraint training_registrations_pkey PRIMARY KEY (tid, uid),
  constraint training_registrations_tid_fkey FOREIGN KEY (tid) REFERENCES trainings(id) ON DELETE CASCADE,
  constraint training_registrations_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX training_registrations_of_user ON public.training_registrations USING btree (uid, tid);

create table training_sections (
  id bigint not null generated always as identity,
  tid bigint not null,
  seq integer not null default 0,
  title text not null default ''::text,
  requires jsonb not null default '[]'::jsonb,
  constraint training_sections_tid_id_key UNIQUE (tid, id),
  constraint training_sections_pkey PRIMARY KEY (id),
  constraint training_sections_tid_fkey FOREIGN KEY (tid) REFERENCES trainings(id) ON DELETE CASCADE
);

create table trainings (
  id bigint not null generated always as identity,
  group_id bigint,
  author_uid bigint,
  author text not null,
  category_id bigint,
  rank integer not null default 1000,
  title text not null,
  description text not null default ''::text,
  auth text not null default 'Public'::text,
  pwd text not null default ''::text,
  visible boolean not null default true,
  version integer not null default 0,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  constraint trainings_pkey PRIMARY KEY (id),
  constraint trainings_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint trainings_category_id_fkey FOREIGN KEY (category_id) REFERENCES training_categories(id) ON DELETE SET NULL,
  constraint trainings_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint trainings_auth_check CHECK ((auth = ANY (ARRAY['Public'::text, 'Private'::text, 'Protected'::text])))
);
CREATE INDEX trainings_in_order ON public.trainings USING btree (rank, id) WHERE ((group_id IS NULL) AND visible);
CREATE INDEX trainings_of_author ON public.trainings USING btree (author_uid);
CREATE INDEX trainings_of_category ON public.trainings USING btree (category_id);
CREATE INDEX trainings_of_group ON public.trainings USING btree (group_id, rank, id);

create table tutorial_likes (
  tid bigint not null,
  uid bigint not null,
  constraint tutorial_likes_pkey PRIMARY KEY (tid, uid),
  constraint tutorial_likes_tid_fkey FOREIGN KEY (tid) REFERENCES tutorials(id) ON DELETE CASCADE,
  constraint tutorial_likes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX tutorial_likes_of_person ON public.tutorial_likes USING btree (uid);

create table tutorial_purchases (
  tid bigint not null,
  uid bigint not null,
  price integer not null,
  gmt_create timestamp with time zone not null,
  constraint tutorial_purchases_pkey PRIMARY KEY (tid, uid),
  constraint tutorial_purchases_tid_fkey FOREIGN KEY (tid) REFERENCES tutorials(id) ON DELETE CASCADE,
  constraint tutorial_purchases_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX tutorial_purchases_of_buyer ON public.tutorial_purchases USING btree (uid, gmt_create DESC);

create table tutorials (
  id bigint not null generated always as identity,
  pid bigint,
  uid bigint,
  title text,
  content text,
  price integer not null default 0,
  next_title text,
  next_content text,
  next_price integer,
  reward integer not null default 0,
  official boolean not null default false,
  show_at timestamp with time zone,
  version integer not null default 1,
  gmt_approved timestamp with time zone,
  gmt_deleted timestamp with time zone,
  gmt_create timestamp with time zone not null,
  gmt_modified timestamp with time zone not null,
  constraint tutorials_pkey PRIMARY KEY (id),
  constraint tutorials_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE SET NULL,
  constraint tutorials_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint tutorials_approved CHECK ((((title IS NULL) = (gmt_approved IS NULL)) AND ((title IS NULL) = (content IS NULL)))),
  constraint tutorials_has_text CHECK (((title IS NOT NULL) OR (next_title IS NOT NULL))),
  constraint tutorials_next_price CHECK ((next_price >= 0)),
  constraint tutorials_price CHECK ((price >= 0))
);
CREATE INDEX tutorials_of_author ON public.tutorials USING btree (uid, id DESC);
CREATE INDEX tutorials_of_problem ON public.tutorials USING btree (pid, id DESC) WHERE ((gmt_approved IS NOT NULL) AND (gmt_deleted IS NULL));
CREATE INDEX tutorials_of_problem_all ON public.tutorials USING btree (pid);

create table user_medals (
  medal_id bigint not null,
  uid bigint not null,
  is_show boolean not null default true,
  seq integer not null default 0,
  by_uid bigint,
  below boolean not null default false,
  gmt_create timestamp with time zone not null default now(),
  constraint user_medals_pkey PRIMARY KEY (medal_id, uid),
  constraint user_medals_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint user_medals_medal_id_fkey FOREIGN KEY (medal_id) REFERENCES medals(id) ON DELETE CASCADE,
  constraint user_medals_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX user_medals_of_user ON public.user_medals USING btree (uid, seq, medal_id);

create table user_mutes (
  uid bigint not null,
  until timestamp with time zone,
  gmt_create timestamp with time zone not null default now(),
  constraint user_mutes_pkey PRIMARY KEY (uid),
  constraint user_mutes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);

create table user_notes (
  id bigint not null generated always as identity,
  uid bigint not null,
  author_uid bigint,
  content text not null,
  gmt_create timestamp with time zone not null default now(),
  constraint user_notes_pkey PRIMARY KEY (id),
  constraint user_notes_author_uid_fkey FOREIGN KEY (author_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint user_notes_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX user_notes_of_user ON public.user_notes USING btree (uid, id DESC);

create table user_ratings (
  uid bigint not null,
  rating integer not null,
  highest integer not null,
  contests integer not null,
  constraint user_ratings_pkey PRIMARY KEY (uid),
  constraint user_ratings_uid_fkey FOREIGN KEY (uid) REFERENCES users(uid) ON DELETE CASCADE
);
CREATE INDEX user_ratings_ranked ON public.user_ratings USING btree (rating DESC, uid);

create table users (
  uid bigint not null generated always as identity,
  username text not null,
  username_key text not null generated always as (lower(username)) stored,
  password_hash text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  role smallint not null default 1002,
  status smallint not null default 0,
  nickname text not null default ''::text,
  realname text not null default ''::text,
  gender text not null default 'secrecy'::text,
  school text not null default ''::text,
  course text not null default ''::text,
  number text not null default ''::text,
  signature text not null default ''::text,
  github text not null default ''::text,
  blog text not null default ''::text,
  cf_username text not null default ''::text,
  avatar text,
  title_name text,
  title_color text,
  theme_color text,
  bg_id bigint,
  card_style text,
  gmt_create timestamp with time zone not null default now(),
  gmt_modified timestamp with time zone not null default now(),
  privacy jsonb not null default '{}'::jsonb,
  mobile text not null default ''::text,
  ban_until timestamp with time zone,
  ban_reason text not null default ''::text,
  erase_after timestamp with time zone,
  erased_at timestamp with time zone,
  constraint users_email_key_key UNIQUE (email_key),
  constraint users_username_key_key UNIQUE (username_key),
  constraint users_pkey PRIMARY KEY (uid),
  constraint users_bg_id_fkey FOREIGN KEY (bg_id) REFERENCES site_pictures(id) ON DELETE SET NULL,
  constraint users_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'secrecy'::text]))),
  constraint users_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE INDEX users_banned_until ON public.users USING btree (ban_until) WHERE (ban_until IS NOT NULL);
CREATE INDEX users_bg_id ON public.users USING btree (bg_id) WHERE (bg_id IS NOT NULL);
CREATE INDEX users_names ON public.users USING gin ((((username || ' '::text) || nickname)) gin_trgm_ops);
CREATE INDEX users_nickname_prefix ON public.users USING btree (lower(nickname) text_pattern_ops) WHERE (nickname <> ''::text);
CREATE INDEX users_search ON public.users USING gin ((((((((username || ' '::text) || nickname) || ' '::text) || realname) || ' '::text) || email)) gin_trgm_ops);
CREATE INDEX users_to_erase ON public.users USING btree (erase_after) WHERE (erase_after IS NOT NULL);
CREATE INDEX users_unranked ON public.users USING btree (uid) WHERE ((status <> 0) OR (erase_after IS NOT NULL) OR (erased_at IS NOT NULL));
CREATE INDEX users_username_prefix ON public.users USING btree (username_key text_pattern_ops);

create table verification_trials (
  id bigint not null generated always as identity,
  verification_id bigint not null,
  solution_id bigint,
  name text not null,
  language text,
  code text not null,
  expected text[] not null,
  score_min numeric,
  score_max numeric,
  is_model boolean not null,
  status smallint,
  score integer,
  time_ms integer,
  memory_kb integer,
  error_message text,
  cases jsonb not null default '[]'::jsonb,
  data_version bigint,
  language_version text not null default ''::text,
  judger text,
  validator jsonb,
  checks_answers boolean not null default false,
  checker_tests jsonb,
  validator_tests jsonb,
  overview jsonb,
  constraint verification_trials_verification_id_solution_id_key UNIQUE (verification_id, solution_id),
  constraint verification_trials_pkey PRIMARY KEY (id),
  constraint verification_trials_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES verifications(id) ON DELETE CASCADE,
  constraint verification_trials_subject CHECK (((solution_id IS NULL) = ((validator IS NOT NULL) OR checks_answers OR (checker_tests IS NOT NULL) OR (validator_tests IS NOT NULL))))
);

create table verifications (
  id bigint not null generated always as identity,
  pid bigint not null,
  problem_version integer not null,
  state text not null default 'running'::text,
  by_uid bigint not null,
  gmt_create timestamp with time zone not null default now(),
  gmt_ended timestamp with time zone,
  kept_version integer,
  constraint verifications_pkey PRIMARY KEY (id),
  constraint verifications_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint verifications_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX verifications_of_problem ON public.verifications USING btree (pid, id);
CREATE UNIQUE INDEX verifications_running ON public.verifications USING btree (pid) WHERE (state = 'running'::text);

create table workshop_runs (
  id bigint not null generated always as identity,
  pid bigint not null,
  kind text not null,
  by_uid bigint,
  state text not null default 'running'::text,
  plan jsonb not null,
  tests jsonb not null default '[]'::jsonb,
  result jsonb,
  gmt_create timestamp with time zone not null,
  gmt_ended timestamp with time zone,
  constraint workshop_runs_pkey PRIMARY KEY (id),
  constraint workshop_runs_by_uid_fkey FOREIGN KEY (by_uid) REFERENCES users(uid) ON DELETE SET NULL,
  constraint workshop_runs_pid_fkey FOREIGN KEY (pid) REFERENCES problems(id) ON DELETE CASCADE,
  constraint workshop_runs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX workshop_runs_by ON public.workshop_runs USING btree (by_uid);
CREATE INDEX workshop_runs_of_problem ON public.workshop_runs USING btree (pid, kind, id);
CREATE UNIQUE INDEX workshop_runs_running ON public.workshop_runs USING btree (pid, kind) WHERE (state = 'running'::text);
