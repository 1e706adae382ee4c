/** Properties of the objects that are served, by type; those that are null are left out of an object. */
const CLICS_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  contest: [
    'id',
    'name',
    'formal_name',
    'start_time',
    'duration',
    'scoreboard_freeze_duration',
    'scoreboard_type',
    'penalty_time',
  ],
  'judgement-types': ['id', 'name', 'penalty', 'solved'],
  languages: ['id', 'name', 'entry_point_required', 'extensions'],
  problems: ['id', 'label', 'name', 'ordinal', 'rgb', 'color', 'time_limit', 'test_data_count', 'max_score'],
  groups: ['id', 'icpc_id', 'name'],
  organizations: ['id', 'icpc_id', 'name', 'formal_name', 'country'],
  teams: ['id', 'icpc_id', 'name', 'label', 'display_name', 'organization_id', 'group_ids', 'hidden', 'photo'],
  persons: ['id', 'name', 'role', 'team_ids'],
  accounts: ['id', 'username', 'name', 'type', 'team_id', 'person_id'],
  state: ['started', 'frozen', 'ended', 'thawed', 'finalized', 'end_of_updates'],
  submissions: ['id', 'language_id', 'problem_id', 'team_id', 'time', 'contest_time'],
  judgements: [
    'id',
    'submission_id',
    'judgement_type_id',
    'score',
    'start_time',
    'start_contest_time',
    'end_time',
    'end_contest_time',
    'max_run_time',
  ],
  awards: ['id', 'citation', 'team_ids'],
};

/**
 * What is served to a client, by the types that notifications have; nothing can be written. `account`, `scoreboard` and
 * `event-feed` are served too, but are none of these types (2023-06, "Access" and "Notification format"). Accounts are
 * for those who have one in the contest, sources for the jury.
 */
export const clicsAccess = ({ hasAccount, isJury }: { hasAccount: boolean; isJury: boolean }) => ({
  capabilities: [],
  endpoints: Object.entries(CLICS_PROPERTIES)
    .filter(([type]) => hasAccount || type !== 'accounts')
    .map(([type, properties]) => ({
      type,
      properties: isJury && type === 'submissions' ? [...properties, 'files'] : properties,
    })),
});
