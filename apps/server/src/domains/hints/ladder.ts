import { fail } from '@assay/contract/errors.ts';
import { getHintLadder, saveHintLadder } from '@assay/contract/hints/hints.ts';
import { refuseLadder } from '@assay/rules/hints/ladder.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findProblemToEdit } from '../authoring/find.ts';
import { findEdition, listLadder, raiseEdition, storeHints } from './ladder.queries.ts';

export const hintLadderCalls: Implementation[] = [
  implement(getHintLadder, async (call, { pid }) => {
    const problem = await findProblemToEdit(call.db, viewerOf(call), pid);
    const { openAiChat } = await call.settings.read();
    return {
      problemId: problem.problem_id,
      // before the hints, so that a save of older ones is refused
      edition: await findEdition(call.db, pid),
      hints: (await listLadder(call.db, pid)).map((hint) => ({ ...hint, opened: hint.opened ?? 0 })),
      mayPropose: openAiChat && call.config.ai !== null,
    };
  }),

  implement(saveHintLadder, async (call, { pid, edition, hints }) => {
    await findProblemToEdit(call.db, viewerOf(call), pid);
    const refusal = refuseLadder(hints);
    if (refusal) throw refusal;
    return call.db.transaction().execute(async (tx) => {
      const saved = (await raiseEdition(tx, pid, edition)) ?? fail('hint.changed');
      const trimmed = hints.map((hint) => ({ ...hint, zh: hint.zh.trim(), en: hint.en.trim() }));
      await storeHints(tx, pid, trimmed);
      return { edition: saved };
    });
  }),
];
