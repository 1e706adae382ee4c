import type { PHRASES, Phrase } from '@assay/rules/judging/sentences/sentences.ts';
import { type Row, rows } from '../../../lib/text.ts';

const OUTCOMES = rows({
  ok: { zh: '正常结束', en: 'success' },
  start: { zh: '无法启动', en: 'no start' },
  output: { zh: '输出超限', en: 'output limit exceeded' },
  memory: { zh: '内存超限', en: 'memory limit exceeded' },
  time: { zh: '时间超限', en: 'CPU time limit exceeded' },
  wall: { zh: '运行时间超限', en: 'clock time limit exceeded' },
  idle: { zh: '等待超时', en: 'idleness' },
  stopped: { zh: '被中止', en: 'a stop' },
  signal: { zh: '被信号终止', en: 'a signal' },
  exit: { zh: '以非零退出码结束', en: 'a non-zero exit code' },
} satisfies Record<Phrase<'outcome'>, Row>);

/** Words for what may stand in the holes of the judge's sentences. */
export const PHRASE_WORDS = {
  who: rows({
    'the program': { zh: '程序', en: 'The program' },
    'the checker': { zh: '校验器', en: 'The checker' },
    'the interactor': { zh: '交互器', en: 'The interactor' },
    'the validator': { zh: '输入校验器', en: 'The validator' },
    'the generator': { zh: '数据生成器', en: 'The generator' },
    'the compiler': { zh: '编译器', en: 'The compiler' },
  }),
  outcome: OUTCOMES,
  expected: OUTCOMES,
  attack: rows({
    'memory limit': { zh: '内存限制', en: 'memory limit' },
    'process limit': { zh: '进程数限制', en: 'process limit' },
    'CPU limit': { zh: 'CPU 时间限制', en: 'CPU limit' },
    'CPU of a hidden child': { zh: '隐藏子进程的 CPU 时间', en: 'CPU of a hidden child' },
    'wall clock limit': { zh: '运行时间限制', en: 'wall clock limit' },
    'output limit': { zh: '输出限制', en: 'output limit' },
    'host files': { zh: '主机文件', en: 'host files' },
    'read-only system': { zh: '系统只读', en: 'read-only system' },
    'no network': { zh: '禁止联网', en: 'no network' },
    'no namespaces': { zh: '禁止创建命名空间', en: 'no namespaces' },
    'system call filter': { zh: '系统调用过滤', en: 'system call filter' },
    'leaving things behind': { zh: '遗留文件', en: 'leaving things behind' },
    'nothing left for the next': { zh: '不给下一个程序留下东西', en: 'nothing left for the next' },
    'ordinary run': { zh: '正常运行', en: 'ordinary run' },
  }),
} satisfies { [Hole in keyof typeof PHRASES]: Record<Phrase<Hole>, Row> };
