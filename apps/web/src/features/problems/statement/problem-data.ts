import type { DataOf } from '@assay/contract/op.ts';
import type { getProblemDetail } from '@assay/contract/problems/detail.ts';

export type ProblemDetailData = DataOf<typeof getProblemDetail>;
export type Problem = ProblemDetailData['problem'];
