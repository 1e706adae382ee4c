// Written by `npm run db:dump` from the migrations; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AiAnswers {
  id: GeneratedAlways<number>;
  kind: string;
  digest: Buffer;
  pid: number;
  content: string;
  gmt_create: Date;
}

export interface AiRequests {
  id: GeneratedAlways<number>;
  uid: number;
  kind: string;
  answer_id: number | null;
  outcome: string;
  helpful: boolean | null;
  report: string | null;
  gmt_create: Date;
}

export interface Announcements {
  id: GeneratedAlways<number>;
  owner_id: number;
  uid: number | null;
  title: string;
  content: string;
  visible: Generated<boolean>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  owner_kind: string;
  group_id: GeneratedAlways<number | null>;
  contest_id: GeneratedAlways<number | null>;
  published_at: Date | null;
}

export interface AssignmentExcuses {
  assignment_id: number;
  uid: number;
  reason: string;
  by_uid: number | null;
  gmt_create: Generated<Date>;
}

export interface AssignmentExtensions {
  assignment_id: number;
  uid: number;
  until: Date;
  reason: string;
  by_uid: number | null;
  gmt_create: Generated<Date>;
}

export interface AssignmentPoints {
  assignment_id: number;
  uid: number;
  pid: number;
  percent: number;
  reason: Generated<string>;
  by_uid: number | null;
  gmt_create: Generated<Date>;
}

export interface AssignmentRubrics {
  assignment_id: number;
  pid: number;
  start: string;
  bonus: Generated<number>;
  version: Generated<number>;
}

export interface AssignmentWindows {
  assignment_id: number;
  label: string;
  opens_at: Date;
  due_at: Date;
}

export interface Assignments {
  id: GeneratedAlways<number>;
  gid: number;
  training_id: number | null;
  qsheet_id: number | null;
  work_id: number | null;
  title: string;
  opens_at: Date;
  due_at: Date;
  late: ColumnType<unknown, string | undefined, string>;
  results: Generated<string>;
  released_at: Date | null;
  author_uid: number | null;
  version: Generated<number>;
  gmt_create: Generated<Date>;
  worth: Generated<number>;
  regrade_days: Generated<number>;
}

export interface AttemptCounters {
  name: string;
  subject: string;
  count: number;
  resets_at: Date;
}

export interface AuditLog {
  id: GeneratedAlways<number>;
  uid: number | null;
  action: string;
  subject: string;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
  ip: Generated<string>;
  gmt_create: Generated<Date>;
}

export interface Backups {
  moment: Date;
  finished_at: Generated<Date>;
  files: number;
}

export interface Blobs {
  hash: string;
  bytes: number;
  gmt_create: Generated<Date>;
}

export interface CannedRemarks {
  id: GeneratedAlways<number>;
  uid: number;
  content: string;
  gmt_create: Generated<Date>;
}

export interface Certificates {
  id: GeneratedAlways<number>;
  uid: number;
  code: string;
  name: string;
  title: string;
  content: string;
  day: string;
  lang: string;
  image: Generated<string>;
  pdf_hash: string | null;
  by_uid: number | null;
  revoked_at: Date | null;
  revoke_reason: Generated<string>;
  gmt_create: Generated<Date>;
}

export interface Challenges {
  purpose: string;
  subject: string;
  secret_hash: Buffer | null;
  detail: ColumnType<unknown, string | undefined, string>;
  failures: Generated<number>;
  gmt_create: Generated<Date>;
  expires_at: Date;
}

export interface ChatMessages {
  pair_id: number;
  seq: number;
  from_uid: number;
  nth: number;
  key: string;
  content: string;
  gid: number | null;
  gmt_create: Date;
}

export interface ChatPairs {
  id: GeneratedAlways<number>;
  lo: number;
  hi: number;
  seq: Generated<number>;
}

export interface ChatReports {
  id: GeneratedAlways<number>;
  reporter_uid: number | null;
  reported_uid: number | null;
  reason: string;
  messages: ColumnType<unknown, string, string>;
  gmt_create: Date;
  closed_at: Date | null;
  closed_by: number | null;
}

export interface ChatSides {
  uid: number;
  pair_id: number;
  peer_uid: number;
  sent: Generated<number>;
  received: Generated<number>;
  seen: Generated<number>;
  cleared_seq: Generated<number>;
  last_seq: Generated<number>;
  last_at: Date;
  blocked_at: Date | null;
  mailed: Generated<number>;
}

export interface CheckIns {
  uid: number;
  day: string;
  streak: number;
  remark: Generated<string>;
  acoin: number;
  gmt_create: Generated<Date>;
}

export interface CodeTemplates {
  pid: number;
  lid: number;
  code: string;
  status: Generated<boolean>;
}

export interface CoinBalances {
  uid: number;
  balance: Generated<number>;
}

export interface CoinLedger {
  id: GeneratedAlways<number>;
  uid: number;
  delta: number;
  reason: string;
  subject: string;
  gmt_create: Generated<Date>;
  note: Generated<string>;
  by_uid: number | null;
}

export interface CommentLikes {
  comment_id: number;
  uid: number;
}

export interface CommentRevisions {
  id: GeneratedAlways<number>;
  comment_id: number;
  content: string;
  gmt_create: Date;
}

export interface Comments {
  id: GeneratedAlways<number>;
  owner_id: number;
  uid: number;
  comment_id: number | null;
  to_uid: number | null;
  content: string;
  gmt_create: Generated<Date>;
  owner_kind: string;
  contest_id: GeneratedAlways<number | null>;
  discussion_id: GeneratedAlways<number | null>;
  status: Generated<number>;
  like_num: Generated<number>;
  gmt_modified: Date | null;
  moderated_at: Date | null;
  mentions: ColumnType<unknown, string | null | undefined, string | null>;
  quote_id: number | null;
  edited_at: Date | null;
}

export interface ContestAcChecks {
  cid: number;
  uid: number;
  pid: number;
  checked_by: number | null;
  gmt_checked: Generated<Date>;
}

export interface ContestClarifications {
  id: GeneratedAlways<number>;
  cid: number;
  uid: number;
  pid: number | null;
  question: string;
  answer: string | null;
  answered_by: number | null;
  to_all: Generated<boolean>;
  gmt_create: Generated<Date>;
  gmt_answered: Date | null;
}

export interface ContestCountdowns {
  id: GeneratedAlways<number>;
  title: string;
  date: Date;
  visible: Generated<boolean>;
  content: Generated<string>;
  url: Generated<string>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface ContestPrints {
  id: GeneratedAlways<number>;
  cid: number;
  uid: number;
  content: string;
  status: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_printed: Date | null;
}

export interface ContestProblems {
  id: GeneratedAlways<number>;
  cid: number;
  pid: number;
  display_id: string;
  display_title: string;
  color: Generated<string>;
  seq: Generated<number>;
  off_list: Generated<boolean>;
  ac_coin: Generated<number>;
}

export interface ContestRatings {
  uid: number;
  at: number;
  cid: number;
  place: number;
  performance: number;
  before: number | null;
  after: number;
  skill: ColumnType<unknown, string, string>;
}

export interface ContestRegistrations {
  cid: number;
  uid: number;
  admitted: Generated<boolean>;
  by_admin: Generated<boolean>;
  disqualified: Generated<boolean>;
  star: Generated<boolean>;
  rank_name: string | null;
  team_id: number | null;
  gmt_create: Generated<Date>;
  photo: string | null;
  photo_width: number | null;
  photo_height: number | null;
}

export interface ContestSettlements {
  cid: number;
  settled_at: Date | null;
}

export interface ContestTeams {
  id: GeneratedAlways<number>;
  cid: number;
  name: string;
  school: Generated<string>;
  photo: string | null;
  gmt_create: Generated<Date>;
  captain_uid: number | null;
  invite_code: Generated<string>;
  source_id: string | null;
  photo_width: number | null;
  photo_height: number | null;
}

export interface ContestVirtuals {
  id: GeneratedAlways<number>;
  cid: number;
  uid: number;
  started_at: Date;
  ended_at: Date | null;
}

export interface Contests {
  id: GeneratedAlways<number>;
  author_uid: number | null;
  author: string;
  gid: Generated<number>;
  title: string;
  description: string;
  type: number;
  auth: number;
  pwd: Generated<string>;
  start_time: Date;
  duration_ms: number;
  removed: ColumnType<unknown, string | undefined, string>;
  end_time: Date;
  seal_rank: Generated<boolean>;
  seal_ms: number | null;
  auto_real_rank: Generated<boolean>;
  visible: Generated<boolean>;
  open_rank: Generated<boolean>;
  open_print: Generated<boolean>;
  allow_end_submit: Generated<boolean>;
  rank_show_name: Generated<string>;
  oi_rank_score_type: Generated<string>;
  acm_settings: ColumnType<unknown, string | null | undefined, string | null>;
  account_limit_rule: string | null;
  star_accounts: Generated<string[]>;
  award_type: Generated<number>;
  award_configs: ColumnType<unknown, string | undefined, string>;
  team_size: Generated<number>;
  logo: string | null;
  source: number | null;
  version: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  group_id: GeneratedAlways<number | null>;
  rated: Generated<boolean>;
  rating_floor: number | null;
  rating_ceiling: number | null;
  open_code: Generated<boolean>;
}

export interface DailyPractice {
  uid: number;
  day: string;
  submitted: number;
  accepted: number;
}

export interface DataArchives {
  id: GeneratedAlways<number>;
  uid: number;
  state: Generated<string>;
  hash: string | null;
  bytes: number | null;
  gmt_create: Date;
  expires_at: Date;
}

export interface Difficulties {
  id: number;
  name_zh: string;
  name_en: string;
  color: string;
  ac_coin: number;
}

export interface DiscussionCategories {
  id: Generated<number>;
  name: string;
  is_notebook: Generated<boolean>;
  seq: Generated<number>;
}

export interface DiscussionLikes {
  discussion_id: number;
  uid: number;
  gmt_create: Generated<Date>;
}

export interface DiscussionRevisions {
  id: GeneratedAlways<number>;
  discussion_id: number;
  title: string;
  description: string;
  content: string;
  gmt_create: Date;
}

export interface Discussions {
  id: GeneratedAlways<number>;
  gid: number | null;
  pid: number | null;
  category_id: number | null;
  uid: number;
  title: string;
  description: string;
  content: string;
  rendered: ColumnType<unknown, string | null | undefined, string | null>;
  rendered_by: string | null;
  top: Generated<boolean>;
  status: Generated<number>;
  deleted_at: Date | null;
  deleted_by: number | null;
  revisions: Generated<number>;
  comment_num: Generated<number>;
  thread_num: Generated<number>;
  like_num: Generated<number>;
  view_num: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  mentions: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface Drawings {
  uid: number;
  pid: number;
  rev: Generated<number>;
  scene: string;
  gmt_create: Date;
  gmt_modified: Date;
}

export interface DueCalendarKeys {
  uid: number;
  key: string;
  gmt_create: Generated<Date>;
}

export interface ExternalContests {
  id: GeneratedAlways<number>;
  title: string;
  logo: Generated<string>;
  url: string;
  start_time: Date;
  end_time: Date;
  visible: Generated<boolean>;
  revision: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface ExternalLabels {
  id: GeneratedAlways<number>;
  kind: string;
  name: string;
  color: Generated<string>;
  seq: Generated<number>;
}

export interface ExternalLinkContests {
  link_id: number;
  label_id: number;
}

export interface ExternalLinks {
  id: GeneratedAlways<number>;
  title: string;
  url: string;
  logo: Generated<string>;
  description: Generated<string>;
  category_id: number | null;
  seq: Generated<number>;
  visible: Generated<boolean>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface FormerNames {
  name_key: string;
  gmt_create: Generated<Date>;
}

export interface GeneratedAccounts {
  key_hash: Buffer;
  box: Buffer;
  expires_at: Date;
}

export interface GroupAssistants {
  gid: number;
  uid: number;
  rights: string[];
  by_uid: number | null;
  gmt_create: Generated<Date>;
  labels: string[] | null;
}

export interface GroupGrading {
  gid: number;
  drop_lowest: number;
}

export interface GroupJoinLinks {
  id: GeneratedAlways<number>;
  gid: number;
  token: string;
  code: string;
  by_uid: number | null;
  needs_approval: boolean;
  ends_at: Date;
  uses_max: number | null;
  uses: Generated<number>;
  revoked_at: Date | null;
  gmt_create: Generated<Date>;
}

export interface GroupJoinUses {
  link_id: number;
  uid: number;
  gmt_create: Generated<Date>;
}

export interface GroupMembers {
  gid: number;
  uid: number;
  auth: number;
  reason: Generated<string>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  label: Generated<string>;
}

export interface GroupOffers {
  gid: number;
  to_uid: number;
  by_uid: number;
  gmt_create: Generated<Date>;
  ends_at: Date;
}

export interface GroupProblemCounts {
  gid: number;
  pid: number;
  total: Generated<number>;
  ac: Generated<number>;
}

export interface GroupRemovals {
  gid: number;
  uid: number;
  gmt_create: Generated<Date>;
}

export interface GroupResults {
  gid: number;
  uid: number;
  solved: Generated<number>;
  submissions: Generated<number>;
  score: Generated<number>;
}

export interface Groups {
  id: GeneratedAlways<number>;
  avatar: string | null;
  name: string;
  short_name: string;
  brief: string;
  description: string;
  owner_uid: number | null;
  auth: number;
  code: Generated<string>;
  visible: Generated<boolean>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  disbanded_at: Date | null;
  disbanded_by: number | null;
}

export interface HelpRequests {
  id: GeneratedAlways<number>;
  assignment_id: number;
  uid: number;
  pid: number;
  submission_id: number | null;
  line: number | null;
  excerpt: Generated<string>;
  excerpt_from: Generated<number>;
  question: string;
  gmt_create: Date;
  claimed_by: number | null;
  claimed_at: Date | null;
  answer: string | null;
  answered_by: number | null;
  answered_at: Date | null;
}

export interface HintLadders {
  pid: number;
  edition: number;
}

export interface HintOpenings {
  hint_id: number;
  uid: number;
  paid: number;
  opened_at: Date;
}

export interface Hints {
  id: GeneratedAlways<number>;
  pid: number;
  place: number | null;
  zh: string;
  en: string;
  tries: number | null;
  minutes: number | null;
  coins: number | null;
}

export interface HomeCards {
  only_row: Generated<boolean>;
  cards: ColumnType<unknown, string, string>;
  gmt_modified: Generated<Date>;
}

export interface Honors {
  id: GeneratedAlways<number>;
  uid: number;
  title: string;
  gmt_create: Generated<Date>;
}

export interface Jobs {
  id: GeneratedAlways<number>;
  submission_id: number | null;
  test_key: string | null;
  uid: number;
  priority: number;
  turn: number;
  state: Generated<string>;
  language: string;
  attempt: Generated<number>;
  token: string | null;
  node_id: number | null;
  lease_until: Date | null;
  failed_node: number | null;
  failed_at: Date | null;
  failure: string | null;
  gmt_create: Generated<Date>;
  gmt_claimed: Date | null;
  data_version: number | null;
  member_id: number | null;
  is_backlog: Generated<boolean>;
  trial_id: number | null;
  data_edition: number | null;
  also_needs: Generated<string[]>;
  problem_version: number | null;
  run_id: number | null;
  kind: GeneratedAlways<string>;
}

export interface JudgeNodes {
  id: GeneratedAlways<number>;
  name: string;
  instance: string | null;
  version: string;
  slots: number;
  busy_slots: Generated<number>;
  load: Generated<number>;
  ready: boolean;
  sandbox: ColumnType<unknown, string | undefined, string>;
  languages: ColumnType<unknown, string | undefined, string>;
  problems: ColumnType<unknown, string | undefined, string>;
  judged: Generated<number>;
  last_seen: Generated<Date>;
  gmt_create: Generated<Date>;
  protocol: Generated<number>;
  speed_ms: number | null;
  clock_skew_ms: number | null;
  accepted: Generated<string[]>;
  refusals: ColumnType<unknown, string | undefined, string>;
  withheld: ColumnType<unknown, string | undefined, string>;
  failures: Generated<number>;
  failed_problems: Generated<string[]>;
  judged_elsewhere: Generated<number>;
  last_failure: string | null;
  resting_until: Date | null;
  set_aside_at: Date | null;
  drained_at: Date | null;
  drained_by: string | null;
  drained_reason: string | null;
  memory_mb: number | null;
}

export interface Judgements {
  id: GeneratedAlways<number>;
  submission_id: number;
  source: string;
  status: number;
  score: number | null;
  oi_rank_score: number | null;
  time_ms: number | null;
  memory_kb: number | null;
  error_message: string | null;
  cases: ColumnType<unknown, string | undefined, string>;
  judge_case_mode: Generated<string>;
  data_version: number | null;
  language_version: Generated<string>;
  judger: string | null;
  by_uid: number | null;
  reason: string | null;
  gmt_create: Generated<Date>;
  problem_version: number | null;
}

export interface JurySolutions {
  id: GeneratedAlways<number>;
  pid: number;
  name: string;
  language: string | null;
  code: string;
  expected: Generated<string[]>;
  score_min: number | null;
  score_max: number | null;
  author: Generated<string>;
  is_model: Generated<boolean>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface Languages {
  id: GeneratedAlways<number>;
  name: string;
  oj: Generated<string>;
  content_type: string;
  description: Generated<string>;
  compile_command: Generated<string>;
  run_command: Generated<string>;
  template: string;
  code_template: Generated<string>;
  is_spj: Generated<boolean>;
  time_factor: Generated<number>;
  memory_factor: Generated<number>;
  enabled: Generated<boolean>;
  seq: Generated<number>;
  data: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface LoginAddresses {
  uid: number;
  address: string;
  last_at: Date;
}

export interface Logins {
  id: GeneratedAlways<number>;
  uid: number;
  ip: Generated<string>;
  user_agent: Generated<string>;
  gmt_create: Generated<Date>;
}

export interface MadeFiles {
  pid: number;
  key: string;
  hash: string;
  bytes: number;
  gmt_used: Date;
}

export interface Mails {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  body: string | null;
  state: Generated<string>;
  error: string | null;
  attempts: Generated<number>;
  next_try_at: Generated<Date>;
  gmt_create: Generated<Date>;
  headers: ColumnType<unknown, string | undefined, string>;
}

export interface MarkdownFiles {
  id: GeneratedAlways<number>;
  uid: number | null;
  group_id: number | null;
  kind: string;
  key: string;
  name: string;
  type: string;
  hash: string;
  bytes: number;
  gmt_create: Generated<Date>;
  unused_since: Generated<Date | null>;
}

export interface Medals {
  id: GeneratedAlways<number>;
  name: string;
  image: Generated<string>;
  description: Generated<string>;
  owner_kind: string | null;
  owner_id: number | null;
  threshold: number | null;
  gmt_create: Generated<Date>;
}

export interface MessageEvents {
  id: GeneratedAlways<number>;
  kind: string;
  recipients: number[];
  actor_uid: number | null;
  cause: string;
  source_type: string;
  source_id: number;
  source_title: string;
  source_content: Generated<string>;
  quote_content: Generated<string>;
  url: string;
  params: ColumnType<unknown, string | undefined, string>;
  gmt_create: Date;
}

export interface MessageSettings {
  uid: number;
  categories: ColumnType<unknown, string | undefined, string>;
  quiet_from: number | null;
  quiet_to: number | null;
  digest_at: Generated<number>;
  time_zone: Generated<string>;
  chat_from: Generated<string>;
  mail_key: Generated<string>;
  lang: Generated<string>;
}

export interface Messages {
  id: Generated<number>;
  uid: number;
  tab: string;
  kind: string;
  cause: string;
  actor_uid: number | null;
  source_type: string;
  source_id: number;
  source_title: string;
  source_content: string;
  quote_content: string;
  url: string;
  params: ColumnType<unknown, string, string>;
  gmt_create: Date;
  read_at: Date | null;
  mail_at: Date | null;
}

export interface Migrations {
  name: string;
  gmt_create: Generated<Date>;
}

export interface ModerationCases {
  id: GeneratedAlways<number>;
  discussion_id: number;
  comment_id: number | null;
  author_uid: number;
  title: string;
  content: string;
  is_open: Generated<boolean>;
  version: Generated<number>;
  reports: Generated<number>;
  gmt_create: Date;
  gmt_modified: Date;
}

export interface ModerationDecisions {
  id: GeneratedAlways<number>;
  case_id: number;
  uid: number | null;
  actions: string[];
  note: string;
  before: ColumnType<unknown, string, string>;
  after: ColumnType<unknown, string, string>;
  gmt_create: Date;
  undone_at: Date | null;
  undone_by: number | null;
}

export interface ModerationReports {
  id: GeneratedAlways<number>;
  case_id: number;
  uid: number;
  content: string;
  is_read: Generated<boolean>;
  gmt_create: Date;
}

export interface NoteCategories {
  id: GeneratedAlways<number>;
  name: string;
  seq: Generated<number>;
}

export interface Notes {
  id: GeneratedAlways<number>;
  uid: number;
  pid: number | null;
  category_id: number | null;
  title: string;
  content: string;
  version: Generated<number>;
  gmt_create: Date;
  gmt_modified: Date;
}

export interface NoticeMarks {
  uid: number;
  notice_id: number;
  read_at: Date;
  removed_at: Date | null;
}

export interface Notices {
  id: Generated<number>;
  title: string;
  content: string;
  audience: string;
  roles: Generated<number[]>;
  gids: Generated<number[]>;
  uid: number | null;
  publish_at: Date;
  until: Date | null;
  pushed_at: Date | null;
  author_uid: number | null;
  gmt_create: Date;
  gmt_modified: Date;
}

export interface PackageUploads {
  upload_key: string;
  uid: number;
  file_name: string;
  hash: string;
  bytes: number;
  state: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  outcome: ColumnType<unknown, string | null | undefined, string | null>;
  gmt_modified: Generated<Date>;
  expires_at: Date;
  run: string | null;
}

export interface Prizes {
  id: GeneratedAlways<number>;
  uid: number;
  name: string;
  level: number;
  gmt_create: Generated<Date>;
}

export interface ProblemData {
  id: GeneratedAlways<number>;
  pid: number;
  is_upload: boolean;
  cases: ColumnType<unknown, string, string>;
  gmt_create: Generated<Date>;
  subtasks: ColumnType<unknown, string | undefined, string>;
  has_checker_arguments: GeneratedAlways<boolean>;
  memory_most_mb: GeneratedAlways<number | null>;
}

export interface ProblemFaults {
  judgement_id: number;
  submission_id: number;
  pid: number;
  edition: number;
}

export interface ProblemFavorites {
  uid: number;
  pid: number;
  gmt_create: Generated<Date>;
}

export interface ProblemFiles {
  id: GeneratedAlways<number>;
  pid: number;
  purpose: string;
  name: string;
  hash: string;
  bytes: number;
}

export interface ProblemLanguages {
  pid: number;
  lid: number;
}

export interface ProblemParts {
  pid: number;
  hash: string;
  content: ColumnType<unknown, string, string>;
}

export interface ProblemPeople {
  pid: number;
  uid: number;
  part: string;
  named_by: number | null;
  gmt_create: Date;
}

export interface ProblemQuestions {
  pid: number;
  questions: ColumnType<unknown, string, string>;
  shuffle_questions: boolean;
  shuffle_options: boolean;
  shuffle_key: string;
  revision: Generated<number>;
  gmt_modified: Date;
}

export interface ProblemStatistics {
  pid: number;
  made_at: Date;
  counted: number;
  snapshot: ColumnType<unknown, string, string>;
}

export interface ProblemTags {
  pid: number;
  tid: number;
}

export interface ProblemTexts {
  pid: number;
  locale: string;
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
  rendered: ColumnType<unknown, string | null | undefined, string | null>;
  rendered_by: string | null;
}

export interface ProblemVersions {
  pid: number;
  number: number;
  author_uid: number | null;
  author: string;
  message: Generated<string>;
  restored_from: number | null;
  parts: ColumnType<unknown, string, string>;
  data_version: number | null;
  gmt_create: Date;
}

export interface Problems {
  id: GeneratedAlways<number>;
  problem_id: string;
  problem_id_length: GeneratedAlways<number | null>;
  type: number;
  auth: number;
  author_uid: number | null;
  author: string;
  source: Generated<string>;
  difficulty: number;
  time_limit_ms: number;
  memory_limit_mb: number;
  stack_limit_mb: number;
  examples: ColumnType<unknown, string | undefined, string>;
  io_score: Generated<number>;
  judge_mode: Generated<string>;
  judge_case_mode: Generated<string>;
  checker_language: string | null;
  checker_code: string | null;
  is_remove_end_blank: Generated<boolean>;
  open_case_result: Generated<boolean>;
  code_share: Generated<boolean>;
  is_file_io: Generated<boolean>;
  io_read_file_name: string | null;
  io_write_file_name: string | null;
  user_extra_files: ColumnType<unknown, string | undefined, string>;
  judge_extra_files: ColumnType<unknown, string | undefined, string>;
  is_remote: Generated<boolean>;
  oj: Generated<string>;
  data_version: number | null;
  version: Generated<number>;
  total: Generated<number>;
  ac: Generated<number>;
  wa: Generated<number>;
  tle: Generated<number>;
  mle: Generated<number>;
  re: Generated<number>;
  pe: Generated<number>;
  ce: Generated<number>;
  se: Generated<number>;
  pa: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  search_text: Generated<string>;
  checker_convention: Generated<string>;
  checker_arguments: Generated<string[]>;
  checker_points: Generated<string>;
  checker_time_ms: number | null;
  checker_memory_mb: number | null;
  pass_limit: Generated<number>;
  grader_files: ColumnType<unknown, string | undefined, string>;
  protocol_checker_language: string | null;
  protocol_checker_code: string | null;
  package_facts: ColumnType<unknown, string | null | undefined, string | null>;
  broken_at: Date | null;
  broken_reason: string | null;
  is_paused: Generated<boolean>;
  data_edition: Generated<number>;
  owner_kind: Generated<string>;
  owner_id: Generated<number>;
  group_id: GeneratedAlways<number | null>;
  person_uid: GeneratedAlways<number | null>;
}

export interface QsheetGroups {
  id: GeneratedAlways<number>;
  qid: number;
  seq: Generated<number>;
  title: string;
  opens: ColumnType<unknown, string | undefined, string>;
}

export interface QsheetParticipants {
  id: GeneratedAlways<number>;
  qid: number;
  uid: number;
  joined_at: Generated<Date>;
  accepted: Generated<number[]>;
  solved: Generated<number>;
  reached_at: Date | null;
  finished_at: Date | null;
  opened: Generated<number[]>;
}

export interface QsheetProblems {
  id: GeneratedAlways<number>;
  qid: number;
  group_id: number;
  pid: number;
  seq: Generated<number>;
  submitted: Generated<number>;
  accepted: Generated<number>;
}

export interface Qsheets {
  id: GeneratedAlways<number>;
  rank: Generated<number>;
  title: string;
  description: Generated<string>;
  image: string | null;
  visible: Generated<boolean>;
  version: Generated<number>;
  participants: Generated<number>;
  finishers: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface RankBuckets {
  board: string;
  period: number;
  starts: string;
  value: number;
  people: number;
}

export interface RankChanges {
  id: GeneratedAlways<number>;
  uid: number;
}

export interface RankLines {
  period: number;
  starts: string;
  uid: number;
  ac: number;
  total: number;
  score: number;
}

export interface RatedContests {
  cid: number;
  places: ColumnType<unknown, string, string>;
  revision: GeneratedAlways<number>;
  gmt_modified: Generated<Date>;
}

export interface RatingChain {
  at: number;
  cid: number;
  basis: string;
}

export interface RegradeRequests {
  id: GeneratedAlways<number>;
  assignment_id: number;
  uid: number;
  pid: number;
  reason: string;
  gmt_create: Generated<Date>;
  is_granted: boolean | null;
  answer: Generated<string>;
  by_uid: number | null;
  decided_at: Date | null;
}

export interface RejudgeMembers {
  id: GeneratedAlways<number>;
  set_id: number;
  submission_id: number;
  before_id: number;
  after_id: number | null;
  to_rescore: Generated<boolean>;
  applied: Generated<boolean>;
}

export interface RejudgeSets {
  id: GeneratedAlways<number>;
  kind: string;
  filter: ColumnType<unknown, string, string>;
  reason: string;
  state: Generated<string>;
  by_uid: number;
  gmt_create: Generated<Date>;
  gmt_applied: Date | null;
  gmt_ended: Date | null;
}

export interface RemoteAccounts {
  id: GeneratedAlways<number>;
  site: string;
  handle: string;
  sealed_secret: string;
  sealed_cookies: string | null;
  enabled: Generated<boolean>;
  state: Generated<string>;
  state_words: Generated<string>;
  state_since: Date;
  last_ok_at: Date | null;
  last_submit_at: Date | null;
  gmt_create: Generated<Date>;
}

export interface RemoteHandles {
  uid: number;
  site: string;
  handle: string;
  word: string;
  proved_at: Date | null;
  sealed_session: string | null;
  session_at: Date | null;
}

export interface RemotePages {
  id: GeneratedAlways<number>;
  site: string;
  url: string;
  status: number;
  missed: string;
  body: string;
  gmt_create: Date;
}

export interface RemoteProblems {
  pid: number;
  site: string;
  key: string;
  submit_key: string;
  languages: string[] | null;
  imported: ColumnType<unknown, string, string>;
  fetched_at: Date;
  missing_since: Date | null;
}

export interface RemoteSites {
  site: string;
  enabled: Generated<boolean>;
  terms_by: number | null;
  terms_at: Date | null;
  gap_ms: number | null;
  submit_gap_ms: number | null;
  troubles: ColumnType<unknown, string | undefined, string>;
  last_ok_at: Date | null;
  check_asked_at: Date | null;
  checked_at: Date | null;
  check_result: ColumnType<unknown, string | null | undefined, string | null>;
  lease_token: string | null;
  lease_until: Date | null;
  follow_after: Date | null;
}

export interface RemoteSubmissions {
  submission_id: number;
  uid: number;
  site: string;
  key: string;
  state: Generated<string>;
  priority: number;
  marker: string;
  attempt: Generated<number>;
  account_id: number | null;
  handle: string | null;
  baseline_id: string | null;
  intent_at: Date | null;
  is_taken: Generated<boolean>;
  looks: Generated<number>;
  remote_id: string | null;
  raw: Generated<string>;
  test: number | null;
  polls: Generated<number>;
  followed_since: Date | null;
  unknown_since: Date | null;
  next_at: Generated<Date>;
  queued_at: Generated<Date>;
  failure: string | null;
  failure_words: Generated<string>;
  ended_at: Date | null;
}

export interface RemoteTickets {
  submission_id: number;
  hash: Buffer;
  expires_at: Date;
  taken_at: Date | null;
}

export interface RenderedTexts {
  hash: string;
  source: string | null;
  rendered: ColumnType<unknown, string | null | undefined, string | null>;
  gmt_create: Date;
}

export interface ReviewReminders {
  day: string;
}

export interface Reviews {
  id: GeneratedAlways<number>;
  kind: string;
  subject_id: number;
  problem_id: GeneratedAlways<number | null>;
  owner_id: number;
  state: Generated<number>;
  applicant_uid: number | null;
  message: Generated<string>;
  reviewer_uid: number | null;
  reason: Generated<string>;
  subject_version: number | null;
  gmt_create: Date;
  gmt_decided: Date | null;
  snapshot: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface RewardOrders {
  id: GeneratedAlways<number>;
  reward_id: number;
  uid: number;
  key: string;
  reward_name: string;
  reward_image: string;
  price: number;
  pickup_code: string;
  status: Generated<number>;
  note: Generated<string>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface Rewards {
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  image: Generated<string>;
  price: number;
  stock: number;
  per_person: Generated<number>;
  visible: Generated<boolean>;
  deleted: Generated<boolean>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface RosterAccounts {
  uid: number;
  maker_uid: number;
}

export interface RubricChoices {
  assignment_id: number;
  uid: number;
  pid: number;
  item_id: number;
}

export interface RubricGradings {
  assignment_id: number;
  uid: number;
  pid: number;
  revision: Generated<number>;
  by_uid: number | null;
  gmt_modified: Date;
  look_again: Generated<boolean>;
}

export interface RubricItems {
  id: GeneratedAlways<number>;
  assignment_id: number;
  pid: number;
  position: number;
  name: string;
  description: Generated<string>;
  points: number;
  visible: Generated<boolean>;
}

export interface SearchChanges {
  id: GeneratedAlways<number>;
  kind: string;
  ref: number;
}

export interface SearchDocs {
  kind: string;
  ref: number;
  name: string;
  ts: string;
}

export interface SeedStamps {
  name: string;
  digest: string;
  gmt_create: Generated<Date>;
}

export interface Sessions {
  id: GeneratedAlways<number>;
  uid: number;
  token_hash: Buffer;
  user_agent: Generated<string>;
  ip: Generated<string>;
  gmt_create: Generated<Date>;
  renew_at: Date;
  expires_at: Date;
  previous_hash: Buffer | null;
  previous_until: Date | null;
}

export interface SimilarityPairs {
  id: GeneratedAlways<number>;
  report_id: number;
  pid: number;
  a_id: number;
  b_id: number;
  similarity: number;
  oddness: number;
  coverage_a: number;
  coverage_b: number;
  longest: number;
  is_earlier: boolean;
}

export interface SimilarityPrints {
  pid: number;
  scheme: number;
  hash: number;
  submission_id: number;
}

export interface SimilarityProblems {
  report_id: number;
  pid: number;
  display_id: string;
  title: string;
  too_short: Generated<number>;
  earlier: Generated<number>;
  pair_count: Generated<number>;
  median: number | null;
  done_at: Date | null;
}

export interface SimilarityPrograms {
  report_id: number;
  pid: number;
  submission_id: number;
  best: number | null;
}

export interface SimilarityReports {
  id: GeneratedAlways<number>;
  kind: string;
  target_id: number;
  assignment_id: GeneratedAlways<number | null>;
  contest_id: GeneratedAlways<number | null>;
  work_id: GeneratedAlways<number | null>;
  problem_id: GeneratedAlways<number | null>;
  title: string;
  state: Generated<string>;
  progress: Generated<number>;
  leased_until: Generated<Date>;
  attempts: Generated<number>;
  asked_by: number | null;
  asked_at: Date;
  finished_at: Date | null;
}

export interface SitePictures {
  id: GeneratedAlways<number>;
  kind: string;
  url: string;
  name: Generated<string>;
  link: Generated<string>;
  visible: Generated<boolean>;
  seq: Generated<number>;
  gmt_create: Generated<Date>;
}

export interface SiteSettings {
  only_row: Generated<boolean>;
  settings: ColumnType<unknown, string, string>;
  gmt_modified: Generated<Date>;
}

export interface SolvedProblems {
  uid: number;
  pid: number;
  submission_id: number;
  gmt_create: Generated<Date>;
}

export interface SubmissionMarks {
  submission_id: number;
  mark: string;
  uid: number;
  gmt_create: Generated<Date>;
}

export interface SubmissionRemarks {
  id: GeneratedAlways<number>;
  submission_id: number;
  line: number | null;
  uid: number;
  content: string;
  gmt_create: Generated<Date>;
}

export interface Submissions {
  id: GeneratedAlways<number>;
  pid: number;
  uid: number;
  username: string;
  listed: Generated<boolean>;
  display_id: string;
  display_pid: string;
  language: string;
  code: string;
  length: number;
  ip: Generated<string>;
  share: Generated<boolean>;
  submit_key: string | null;
  submit_digest: Buffer | null;
  received_at: Generated<Date>;
  judgement_id: number | null;
  status: Generated<number>;
  score: number | null;
  oi_rank_score: number | null;
  time_ms: number | null;
  memory_kb: number | null;
  judger: string | null;
  is_manual: Generated<boolean>;
  virtual_id: number | null;
  venue_kind: string;
  venue_id: number;
  group_id: number | null;
  is_practice: GeneratedAlways<boolean>;
}

export interface TagClassifications {
  id: GeneratedAlways<number>;
  name_zh: string;
  name_en: string;
  oj: Generated<string>;
  rank: Generated<number>;
}

export interface Tags {
  id: GeneratedAlways<number>;
  name_zh: string;
  name_en: string;
  color: string;
  oj: Generated<string>;
  classification_id: number | null;
  gid: number | null;
}

export interface TestRuns {
  test_key: string;
  uid: number;
  pid: number | null;
  work: ColumnType<unknown, string, string>;
  status: Generated<number>;
  result: ColumnType<unknown, string | null | undefined, string | null>;
  gmt_create: Generated<Date>;
  expires_at: Date;
}

export interface TestSources {
  pid: number;
  edition: number;
  generators: ColumnType<unknown, string, string>;
  script: string;
  hand_made: ColumnType<unknown, string, string>;
  validators: ColumnType<unknown, string, string>;
  checker_tests: ColumnType<unknown, string | undefined, string>;
  validator_tests: ColumnType<unknown, string | undefined, string>;
}

export interface TestdataUploads {
  upload_key: string;
  uid: number;
  cases: ColumnType<unknown, string, string>;
  gmt_create: Generated<Date>;
  expires_at: Date;
}

export interface TicketMessages {
  id: GeneratedAlways<number>;
  ticket_id: number;
  uid: number;
  content: string;
  gmt_create: Generated<Date>;
}

export interface Tickets {
  id: GeneratedAlways<number>;
  pid: number;
  problem_id: string;
  uid: number;
  title: string;
  is_open: Generated<boolean>;
  assignee_uid: number | null;
  fixed_in: number | null;
  messages: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface TimedWorkAnswerDrafts {
  id: GeneratedAlways<number>;
  wid: number;
  uid: number;
  pid: number;
  answers: ColumnType<unknown, string, string>;
  why: string;
  arrived_at: Date;
}

export interface TimedWorkAnswers {
  wid: number;
  uid: number;
  pid: number;
  answers: ColumnType<unknown, string, string>;
  version: number;
  saved_at: Date;
}

export interface TimedWorkExamNotes {
  id: GeneratedAlways<number>;
  wid: number;
  uid: number;
  kind: string;
  at: Date;
  amount: Generated<number>;
}

export interface TimedWorkExtensions {
  wid: number;
  uid: number;
  until: Date | null;
  extra_seconds: Generated<number>;
  reason: string;
  by_uid: number | null;
  given_at: Date;
}

export interface TimedWorkProblems {
  id: GeneratedAlways<number>;
  wid: number;
  pid: number;
  display_id: string;
  display_title: string;
  seq: Generated<number>;
  points: Generated<number>;
}

export interface TimedWorkSittings {
  wid: number;
  uid: number;
  started_at: Date;
  handed_in_at: Date | null;
  cells: ColumnType<unknown, string | undefined, string>;
  points: Generated<number>;
  graded_revision: number | null;
  session_id: number | null;
  label: string | null;
}

export interface TimedWorkWindows {
  wid: number;
  label: string;
  start_time: Date;
  end_time: Date;
}

export interface TimedWorks {
  id: GeneratedAlways<number>;
  group_id: number | null;
  author_uid: number | null;
  author: string;
  title: string;
  description: Generated<string>;
  logo: string | null;
  auth: Generated<number>;
  pwd: Generated<string>;
  start_time: Date;
  end_time: Date;
  duration: number;
  results: Generated<string>;
  results_open: Generated<boolean>;
  score_type: Generated<string>;
  visible: Generated<boolean>;
  version: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  exam: Generated<boolean>;
  exam_notes: Generated<boolean>;
  exam_networks: Generated<string>;
}

export interface TrainingCategories {
  id: GeneratedAlways<number>;
  name: string;
  color: string;
  seq: Generated<number>;
}

export interface TrainingProblems {
  tid: number;
  pid: number;
  section_id: number;
  seq: Generated<number>;
}

export interface TrainingRegistrations {
  tid: number;
  uid: number;
  admitted: Generated<boolean>;
  started_at: Generated<Date>;
  cells: ColumnType<unknown, string | undefined, string>;
  solved: Generated<number>;
  run_time_ms: Generated<number>;
}

export interface TrainingSections {
  id: GeneratedAlways<number>;
  tid: number;
  seq: Generated<number>;
  title: Generated<string>;
  requires: ColumnType<unknown, string | undefined, string>;
}

export interface Trainings {
  id: GeneratedAlways<number>;
  group_id: number | null;
  author_uid: number | null;
  author: string;
  category_id: number | null;
  rank: Generated<number>;
  title: string;
  description: Generated<string>;
  auth: Generated<string>;
  pwd: Generated<string>;
  visible: Generated<boolean>;
  version: Generated<number>;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
}

export interface TutorialLikes {
  tid: number;
  uid: number;
}

export interface TutorialPurchases {
  tid: number;
  uid: number;
  price: number;
  gmt_create: Date;
}

export interface Tutorials {
  id: GeneratedAlways<number>;
  pid: number | null;
  uid: number | null;
  title: string | null;
  content: string | null;
  price: Generated<number>;
  next_title: string | null;
  next_content: string | null;
  next_price: number | null;
  reward: Generated<number>;
  official: Generated<boolean>;
  show_at: Date | null;
  version: Generated<number>;
  gmt_approved: Date | null;
  gmt_deleted: Date | null;
  gmt_create: Date;
  gmt_modified: Date;
}

export interface UserMedals {
  medal_id: number;
  uid: number;
  is_show: Generated<boolean>;
  seq: Generated<number>;
  by_uid: number | null;
  below: Generated<boolean>;
  gmt_create: Generated<Date>;
}

export interface UserMutes {
  uid: number;
  until: Date | null;
  gmt_create: Generated<Date>;
}

export interface UserNotes {
  id: GeneratedAlways<number>;
  uid: number;
  author_uid: number | null;
  content: string;
  gmt_create: Generated<Date>;
}

export interface UserRatings {
  uid: number;
  rating: number;
  highest: number;
  contests: number;
}

export interface Users {
  uid: GeneratedAlways<number>;
  username: string;
  username_key: GeneratedAlways<string>;
  password_hash: string;
  email: string;
  email_key: GeneratedAlways<string>;
  role: Generated<number>;
  status: Generated<number>;
  nickname: Generated<string>;
  realname: Generated<string>;
  gender: Generated<string>;
  school: Generated<string>;
  course: Generated<string>;
  number: Generated<string>;
  signature: Generated<string>;
  github: Generated<string>;
  blog: Generated<string>;
  cf_username: Generated<string>;
  avatar: string | null;
  title_name: string | null;
  title_color: string | null;
  theme_color: string | null;
  bg_id: number | null;
  card_style: string | null;
  gmt_create: Generated<Date>;
  gmt_modified: Generated<Date>;
  privacy: ColumnType<unknown, string | undefined, string>;
  mobile: Generated<string>;
  ban_until: Date | null;
  ban_reason: Generated<string>;
  erase_after: Date | null;
  erased_at: Date | null;
}

export interface VerificationTrials {
  id: GeneratedAlways<number>;
  verification_id: number;
  solution_id: number | null;
  name: string;
  language: string | null;
  code: string;
  expected: string[];
  score_min: number | null;
  score_max: number | null;
  is_model: boolean;
  status: number | null;
  score: number | null;
  time_ms: number | null;
  memory_kb: number | null;
  error_message: string | null;
  cases: ColumnType<unknown, string | undefined, string>;
  data_version: number | null;
  language_version: Generated<string>;
  judger: string | null;
  validator: ColumnType<unknown, string | null | undefined, string | null>;
  checks_answers: Generated<boolean>;
  checker_tests: ColumnType<unknown, string | null | undefined, string | null>;
  validator_tests: ColumnType<unknown, string | null | undefined, string | null>;
  overview: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface Verifications {
  id: GeneratedAlways<number>;
  pid: number;
  problem_version: number;
  state: Generated<string>;
  by_uid: number;
  gmt_create: Generated<Date>;
  gmt_ended: Date | null;
  kept_version: number | null;
}

export interface WorkshopRuns {
  id: GeneratedAlways<number>;
  pid: number;
  kind: string;
  by_uid: number | null;
  state: Generated<string>;
  plan: ColumnType<unknown, string, string>;
  tests: ColumnType<unknown, string | undefined, string>;
  result: ColumnType<unknown, string | null | undefined, string | null>;
  gmt_create: Date;
  gmt_ended: Date | null;
}

export interface DB {
  ai_answers: AiAnswers;
  ai_requests: AiRequests;
  announcements: Announcements;
  assignment_excuses: AssignmentExcuses;
  assignment_extensions: AssignmentExtensions;
  assignment_points: AssignmentPoints;
  assignment_rubrics: AssignmentRubrics;
  assignment_windows: AssignmentWindows;
  assignments: Assignments;
  attempt_counters: AttemptCounters;
  audit_log: AuditLog;
  backups: Backups;
  blobs: Blobs;
  canned_remarks: CannedRemarks;
  certificates: Certificates;
  challenges: Challenges;
  chat_messages: ChatMessages;
  chat_pairs: ChatPairs;
  chat_reports: ChatReports;
  chat_sides: ChatSides;
  check_ins: CheckIns;
  code_templates: CodeTemplates;
  coin_balances: CoinBalances;
  coin_ledger: CoinLedger;
  comment_likes: CommentLikes;
  comment_revisions: CommentRevisions;
  comments: Comments;
  contest_ac_checks: ContestAcChecks;
  contest_clarifications: ContestClarifications;
  contest_countdowns: ContestCountdowns;
  contest_prints: ContestPrints;
  contest_problems: ContestProblems;
  contest_ratings: ContestRatings;
  contest_registrations: ContestRegistrations;
  contest_settlements: ContestSettlements;
  contest_teams: ContestTeams;
  contest_virtuals: ContestVirtuals;
  contests: Contests;
  daily_practice: DailyPractice;
  data_archives: DataArchives;
  difficulties: Difficulties;
  discussion_categories: DiscussionCategories;
  discussion_likes: DiscussionLikes;
  discussion_revisions: DiscussionRevisions;
  discussions: Discussions;
  drawings: Drawings;
  due_calendar_keys: DueCalendarKeys;
  external_contests: ExternalContests;
  external_labels: ExternalLabels;
  external_link_contests: ExternalLinkContests;
  external_links: ExternalLinks;
  former_names: FormerNames;
  generated_accounts: GeneratedAccounts;
  group_assistants: GroupAssistants;
  group_grading: GroupGrading;
  group_join_links: GroupJoinLinks;
  group_join_uses: GroupJoinUses;
  group_members: GroupMembers;
  group_offers: GroupOffers;
  group_problem_counts: GroupProblemCounts;
  group_removals: GroupRemovals;
  group_results: GroupResults;
  groups: Groups;
  help_requests: HelpRequests;
  hint_ladders: HintLadders;
  hint_openings: HintOpenings;
  hints: Hints;
  home_cards: HomeCards;
  honors: Honors;
  jobs: Jobs;
  judge_nodes: JudgeNodes;
  judgements: Judgements;
  jury_solutions: JurySolutions;
  languages: Languages;
  login_addresses: LoginAddresses;
  logins: Logins;
  made_files: MadeFiles;
  mails: Mails;
  markdown_files: MarkdownFiles;
  medals: Medals;
  message_events: MessageEvents;
  message_settings: MessageSettings;
  messages: Messages;
  migrations: Migrations;
  moderation_cases: ModerationCases;
  moderation_decisions: ModerationDecisions;
  moderation_reports: ModerationReports;
  note_categories: NoteCategories;
  notes: Notes;
  notice_marks: NoticeMarks;
  notices: Notices;
  package_uploads: PackageUploads;
  prizes: Prizes;
  problem_data: ProblemData;
  problem_faults: ProblemFaults;
  problem_favorites: ProblemFavorites;
  problem_files: ProblemFiles;
  problem_languages: ProblemLanguages;
  problem_parts: ProblemParts;
  problem_people: ProblemPeople;
  problem_questions: ProblemQuestions;
  problem_statistics: ProblemStatistics;
  problem_tags: ProblemTags;
  problem_texts: ProblemTexts;
  problem_versions: ProblemVersions;
  problems: Problems;
  qsheet_groups: QsheetGroups;
  qsheet_participants: QsheetParticipants;
  qsheet_problems: QsheetProblems;
  qsheets: Qsheets;
  rank_buckets: RankBuckets;
  rank_changes: RankChanges;
  rank_lines: RankLines;
  rated_contests: RatedContests;
  rating_chain: RatingChain;
  regrade_requests: RegradeRequests;
  rejudge_members: RejudgeMembers;
  rejudge_sets: RejudgeSets;
  remote_accounts: RemoteAccounts;
  remote_handles: RemoteHandles;
  remote_pages: RemotePages;
  remote_problems: RemoteProblems;
  remote_sites: RemoteSites;
  remote_submissions: RemoteSubmissions;
  remote_tickets: RemoteTickets;
  rendered_texts: RenderedTexts;
  review_reminders: ReviewReminders;
  reviews: Reviews;
  reward_orders: RewardOrders;
  rewards: Rewards;
  roster_accounts: RosterAccounts;
  rubric_choices: RubricChoices;
  rubric_gradings: RubricGradings;
  rubric_items: RubricItems;
  search_changes: SearchChanges;
  search_docs: SearchDocs;
  seed_stamps: SeedStamps;
  sessions: Sessions;
  similarity_pairs: SimilarityPairs;
  similarity_prints: SimilarityPrints;
  similarity_problems: SimilarityProblems;
  similarity_programs: SimilarityPrograms;
  similarity_reports: SimilarityReports;
  site_pictures: SitePictures;
  site_settings: SiteSettings;
  solved_problems: SolvedProblems;
  submission_marks: SubmissionMarks;
  submission_remarks: SubmissionRemarks;
  submissions: Submissions;
  tag_classifications: TagClassifications;
  tags: Tags;
  test_runs: TestRuns;
  test_sources: TestSources;
  testdata_uploads: TestdataUploads;
  ticket_messages: TicketMessages;
  tickets: Tickets;
  timed_work_answer_drafts: TimedWorkAnswerDrafts;
  timed_work_answers: TimedWorkAnswers;
  timed_work_exam_notes: TimedWorkExamNotes;
  timed_work_extensions: TimedWorkExtensions;
  timed_work_problems: TimedWorkProblems;
  timed_work_sittings: TimedWorkSittings;
  timed_work_windows: TimedWorkWindows;
  timed_works: TimedWorks;
  training_categories: TrainingCategories;
  training_problems: TrainingProblems;
  training_registrations: TrainingRegistrations;
  training_sections: TrainingSections;
  trainings: Trainings;
  tutorial_likes: TutorialLikes;
  tutorial_purchases: TutorialPurchases;
  tutorials: Tutorials;
  user_medals: UserMedals;
  user_mutes: UserMutes;
  user_notes: UserNotes;
  user_ratings: UserRatings;
  users: Users;
  verification_trials: VerificationTrials;
  verifications: Verifications;
  workshop_runs: WorkshopRuns;
}
