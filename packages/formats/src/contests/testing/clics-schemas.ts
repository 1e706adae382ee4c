/**
 * JSON schemas of what a Contest API of version 2023-06 answers, written from its text ("Interface specification"), one
 * for each type of notification and each endpoint beside them. Strict: an object has no property that the text does not
 * have, and what the text calls required is there. A property of a nullable type may be null or left out.
 */
type Schema = Record<string, unknown>;

const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const arrayOf = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });
const oneOf = (...values: string[]): Schema => ({ enum: values });

/** @param optional properties that may be null or missing */
const object = (
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
  more: Schema = {},
): Schema => ({
  type: 'object',
  properties: {
    ...required,
    ...Object.fromEntries(Object.entries(optional).map(([name, schema]) => [name, maybe(schema)])),
  },
  required: Object.keys(required),
  additionalProperties: false,
  ...more,
});

const string = { type: 'string' };
const integer = { type: 'integer' };
const count = { type: 'integer', minimum: 0 };
const number = { type: 'number' };
const boolean = { type: 'boolean' };
const id = { type: 'string', pattern: '^[a-zA-Z0-9_]([a-zA-Z0-9_.-]{0,34}[a-zA-Z0-9_-])?$' };
const ids = arrayOf(id, { uniqueItems: true });
const time = {
  type: 'string',
  pattern: '^\\d{4}-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d\\.\\d{3}([+-]\\d\\d(:\\d\\d)?|Z)$',
};
const reltime = { type: 'string', pattern: '^-?\\d+:[0-5]\\d:[0-5]\\d\\.\\d{3}$' };
const rgb = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' };

const file = (...mimes: string[]) =>
  object(
    { href: string, filename: { type: 'string', pattern: '^[A-Za-z0-9_.-]+$' }, mime: oneOf(...mimes) },
    { hash: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
  );
const image = object(
  {
    href: string,
    filename: { type: 'string', pattern: '^[A-Za-z0-9_.-]+$' },
    mime: oneOf('image/png', 'image/jpeg', 'image/svg+xml'),
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
  },
  { hash: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
);
const images = arrayOf(image, { minItems: 1 });
const videos = arrayOf({ type: 'object' });
const location = object({ latitude: number, longitude: number });

/** Of the table "Known judgement types". */
const JUDGEMENT_TYPE_IDS =
  'AC RE WA TLE RTE CE APE OLE PE EO IO NO WTL ILE TCO TWA TPE TEO TIO TNO MLE SV IF RCO RWA RPE REO RIO RNO CTL JE SE CS'.split(
    ' ',
  );

/** Of the table in "Notification format". */
const TYPES = [
  'contest',
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'persons',
  'accounts',
  'state',
  'submissions',
  'judgements',
  'runs',
  'clarifications',
  'awards',
  'commentary',
];

const CAPABILITIES = [
  'contest_start',
  'contest_thaw',
  'team_submit',
  'team_clar',
  'proxy_submit',
  'proxy_clar',
  'admin_submit',
  'admin_clar',
];

const command = object({ command: string }, { args: string, version: string, version_command: string });
const moments = { started: maybe(time), ended: maybe(time), finalized: maybe(time), end_of_updates: maybe(time) };
/** `frozen` and `thawed` are there when the contest has a freeze, and only then. */
const state = (isFrozen: boolean) =>
  object(isFrozen ? { ...moments, frozen: maybe(time), thawed: maybe(time) } : moments);

/** What a schema depends on: the contest says it. */
export interface ClicsKind {
  scoring: 'pass-fail' | 'score';
  hasFreeze: boolean;
}

const none = { type: 'null' };
const either = (...schemas: Schema[]): Schema => ({ anyOf: schemas });

/** "[time] must be null iff num_solved=0" */
const scoreOf = (scoring: ClicsKind['scoring']): Schema =>
  scoring === 'score'
    ? object({ score: number }, { time: count })
    : either(
        object({ num_solved: { const: 0 }, total_time: count }, { time: none }),
        object({ num_solved: { type: 'integer', minimum: 1 }, total_time: count, time: count }),
      );

/** "[time is] required iff solved=true or score>0" */
function cellOf(scoring: ClicsKind['scoring']): Schema {
  const counts = { problem_id: id, num_judged: count, num_pending: count };
  const [solved, unsolved]: Record<string, Schema>[] =
    scoring === 'score'
      ? [{ score: { type: 'number', exclusiveMinimum: 0 } }, { score: { type: 'number', maximum: 0 } }]
      : [{ solved: { const: true } }, { solved: { const: false } }];
  return either(object({ ...counts, ...solved, time: count }), object({ ...counts, ...unsolved }, { time: none }));
}

/** Schemas by type; `api`, `access`, `account` and `scoreboard` are those of the endpoints of that name. */
export const clicsSchemas = ({ scoring, hasFreeze }: ClicsKind): Record<string, Schema> => {
  const ofAccount = { password: string, name: string, ip: string, person_id: id };
  const account = either(
    object({ id, username: string, type: { const: 'team' }, team_id: id }, ofAccount),
    object({ id, username: string, type: oneOf('judge', 'admin', 'analyst', 'staff') }, { ...ofAccount, team_id: id }),
  );
  const ofPerson = { icpc_id: string, title: string, email: string, sex: oneOf('male', 'female'), photo: images };
  return {
    api: object(
      { version: { const: '2023-06' }, version_url: string },
      { provider: object({ name: string }, { version: string, logo: images }) },
    ),
    access: object({
      capabilities: arrayOf(oneOf(...CAPABILITIES), { uniqueItems: true }),
      endpoints: arrayOf(
        object({ type: oneOf(...TYPES), properties: arrayOf(string, { minItems: 1, uniqueItems: true }) }),
      ),
    }),
    contest: object(
      { id, name: string, duration: reltime, scoreboard_type: { const: scoring }, penalty_time: count },
      {
        formal_name: string,
        start_time: time,
        countdown_pause_time: reltime,
        scoreboard_freeze_duration: reltime,
        scoreboard_thaw_time: time,
        banner: images,
        logo: images,
        location,
      },
    ),
    'judgement-types': object({ id: oneOf(...JUDGEMENT_TYPE_IDS), name: string, penalty: boolean, solved: boolean }),
    languages: object(
      { id, name: string, entry_point_required: boolean, extensions: arrayOf(string) },
      { entry_point_name: string, compiler: command, runner: command },
    ),
    problems: object(
      {
        id,
        label: string,
        name: string,
        ordinal: integer,
        time_limit: { type: 'number', minimum: 0 },
        test_data_count: count,
        ...(scoring === 'score' && { max_score: number }),
      },
      {
        uuid: string,
        rgb,
        color: string,
        ...(scoring === 'pass-fail' && { max_score: number }),
        package: arrayOf(file('application/zip'), { minItems: 1, maxItems: 1 }),
        statement: arrayOf(file('application/pdf')),
      },
    ),
    groups: object({ id, name: string }, { icpc_id: string, type: string, location }),
    organizations: object(
      { id, name: string },
      {
        icpc_id: string,
        formal_name: string,
        country: { type: 'string', pattern: '^[A-Z]{3}$' },
        country_flag: images,
        url: string,
        twitter_hashtag: string,
        twitter_account: string,
        location,
        logo: images,
      },
    ),
    teams: object(
      { id, name: string, label: string, group_ids: ids },
      {
        icpc_id: string,
        display_name: string,
        organization_id: id,
        hidden: boolean,
        location: object({ x: number, y: number, rotation: number }),
        photo: images,
        video: videos,
        backup: arrayOf(file('application/zip')),
        key_log: arrayOf(file('text/plain')),
        tool_data: arrayOf(file('text/plain')),
        desktop: videos,
        webcam: videos,
        audio: videos,
      },
    ),
    persons: either(
      object({ id, name: string, role: oneOf('contestant', 'coach'), team_ids: { ...ids, minItems: 1 } }, ofPerson),
      object({ id, name: string, role: oneOf('staff', 'other') }, { ...ofPerson, team_ids: ids }),
    ),
    accounts: account,
    account,
    state: state(hasFreeze),
    submissions: object(
      { id, language_id: id, problem_id: id, team_id: id, time, contest_time: reltime },
      // required by the table, and left out where the client may not read it ("Authentication")
      { files: arrayOf(file('application/zip'), { minItems: 1, maxItems: 1 }), entry_point: string, reaction: videos },
    ),
    judgements: object(
      {
        id,
        submission_id: id,
        start_time: time,
        start_contest_time: reltime,
        ...(scoring === 'score' && { score: number }),
      },
      {
        judgement_type_id: id,
        end_time: time,
        end_contest_time: reltime,
        max_run_time: { type: 'number', minimum: 0 },
      },
      {
        dependentRequired: {
          judgement_type_id: ['end_time', 'end_contest_time'],
          end_time: ['judgement_type_id'],
          end_contest_time: ['judgement_type_id'],
        },
      },
    ),
    awards: object({ id, citation: string }, { team_ids: ids }),
    scoreboard: object({
      time,
      contest_time: reltime,
      state: state(hasFreeze),
      rows: arrayOf(
        object({
          rank: { type: 'integer', minimum: 1 },
          team_id: id,
          score: scoreOf(scoring),
          problems: arrayOf(cellOf(scoring)),
        }),
      ),
    }),
    failure: object({ code: { type: 'integer', minimum: 400, maximum: 599 }, message: string }),
    /** One line of the event feed; what its data is, the schema of its type says. */
    event: object({ type: oneOf(...TYPES), id: maybe(id), data: {} }, { token: string }),
  };
};
