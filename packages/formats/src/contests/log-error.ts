import { type ShapeFault, shapeFaultWords } from '@assay/contract/bounds/shape-faults.ts';
import { type Params, type Words, wordsAt, wordsWith } from '@assay/contract/words.ts';
import type * as z from 'zod';
import { Fault } from '../reading/fault.ts';

/** What can be wrong with a file of a contest. */
const FAULTS = {
  line: { en: 'line {line}', zh: '第 {line} 行' },
  missing: { en: '{key} is missing', zh: '缺少 {key}' },
  notPositive: { en: '{key} is not positive', zh: '{key} 必须为正' },
  freezeOutside: { en: 'the scoreboard freezes outside of the contest', zh: '封榜时间不在比赛时间内' },
  noSpan: { en: '{text} is no h:mm:ss', zh: '{text} 不是 h:mm:ss 形式的时长' },
  noTime: { en: '{text} is no time', zh: '{text} 不是时间' },
  noZonedTime: { en: '{text} is no time with a zone', zh: '{text} 不是带时区的时间' },
  notAMap: { en: 'it is no map', zh: '不是键值映射' },
  problemTwice: { en: 'the problem {id} stands there twice', zh: '题目 {id} 重复' },
  problemsMany: { en: 'there are more than {max} problems', zh: '题目超过 {max} 道' },
  teamTwice: { en: 'the team {id} stands there twice', zh: '队伍 {id} 重复' },
  groupTwice: { en: 'the group {id} stands there twice', zh: '分组 {id} 重复' },
  organizationTwice: { en: 'the organization {id} stands there twice', zh: '组织 {id} 重复' },
  accountTwice: { en: 'the account {id} stands there twice', zh: '账号 {id} 重复' },
  otherFile: { en: 'not a file of {name}', zh: '不是 {name} 文件' },
  versionUnknown: { en: 'the version “{version}” is unknown', zh: '未知的版本“{version}”' },
  fewColumns: { en: '{count} columns, at least {least} are needed', zh: '只有 {count} 列，至少需要 {least} 列' },
  noTeamId: { en: 'neither team number nor ICPC id', zh: '既没有队伍编号也没有 ICPC 编号' },
  noTeamName: { en: 'the team has no name', zh: '队伍没有名称' },
  groupIncomplete: { en: 'a group needs id and name', zh: '分组需要编号和名称' },
  accountIncomplete: { en: 'an account needs type and username', zh: '账号需要类型和用户名' },
  accountTeamless: {
    en: 'the username {username} does not tell the number of its team',
    zh: '无法从用户名 {username} 得知其队伍编号',
  },
  notJson: { en: 'it is no JSON', zh: '不是有效的 JSON' },
  notEvent: { en: 'it is no event', zh: '不是事件' },
  feedLong: { en: 'the feed is too long', zh: '事件流过长' },
  noContest: { en: 'there is no contest', zh: '没有比赛' },
  noProblems: { en: 'there are no problems', zh: '没有题目' },
  noSuchProblem: { en: 'there is no problem {id}', zh: '没有题目 {id}' },
  noSuchTeam: { en: 'there is no team {id}', zh: '没有队伍 {id}' },
  unknownValue: { en: '{key} {value} is unknown', zh: '未知的 {key}：{value}' },
} as const satisfies Record<string, Words>;

/** A file of a contest that is not what it should be; the words name the part of the file and are for people. */
export class LogError extends Fault {
  /** @param where the part of the file; empty: the file as a whole */
  constructor(fault: keyof typeof FAULTS | Words, params: Params = {}, where: Words | string = '') {
    const sentence = typeof fault === 'string' ? FAULTS[fault] : fault;
    super(wordsAt(where, wordsWith(sentence, params)));
  }
}

/** A line of a file as a place. */
export const lineOf = (line: number): Words => wordsWith(FAULTS.line, { line });

const WHOLE: Words = { en: 'the whole', zh: '整体' };

/**
 * A value that must be of a shape.
 * @throws LogError that names the first wrong field
 */
export function shaped<Shape extends z.ZodType>(shape: Shape, value: unknown, where = ''): z.output<Shape> {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [fault] = shapeFaultWords(shape, value);
  const { field }: Pick<ShapeFault, 'field'> = fault!;
  throw new LogError(wordsAt(field === '' ? WHOLE : field, fault!.reason), {}, where);
}
