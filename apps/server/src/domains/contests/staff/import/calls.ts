import { importContestFiles } from '@assay/contract/contests/staff/import.ts';
import { Report } from '@assay/formats/report.ts';
import { ACM_DEFAULTS, type AcmSettings } from '@assay/rules/boards/contest-rules/acm.ts';
import { type Implementation, implement, viewerIsRoot, viewerOf } from '../../../../platform/http/call.ts';
import { editContest } from '../../entry.ts';
import { slipsOf } from '../accounts.ts';
import { planProblems, planSettings } from './plan-contest.ts';
import { planPeople } from './plan-people.ts';
import { readContestFilesJob } from './read-job.ts';
import { storeImport } from './store.ts';

export const contestImportCalls: Implementation[] = [
  implement(importContestFiles, async (call, { cid, files, makeAccounts, prefix, passwordLength, commit }) => {
    const view = await editContest(call, cid);
    const { read, notes } = await call.readers.run(readContestFilesJob, files, viewerOf(call).uid);
    const report = new Report(notes);
    const columns = planSettings(view, read, report);
    const problems = await planProblems(call, view, read, report);
    const options = { makeAccounts, prefix, isRoot: viewerIsRoot(call) };
    const people = await planPeople(call.db, view, read, options, report);
    const done = commit && !report.hasErrors;
    const prepared = done ? await storeImport(call, view, { columns, problems, people }, passwordLength) : null;
    return {
      done,
      notes: report.notes,
      contest: columns && {
        title: columns.title,
        startTime: columns.start_time.toISOString(),
        durationMs: columns.duration_ms,
        sealMs: columns.seal_ms,
        penaltyS: ((JSON.parse(columns.acm_settings ?? 'null') as AcmSettings | null) ?? ACM_DEFAULTS).penaltyS,
      },
      problems: problems.map(({ pid: _, ...problem }) => problem),
      teams: people.teams.length,
      accounts: { made: people.made, registered: people.accounts.length },
      slips: prepared ? slipsOf(prepared) : [],
    };
  }),
];
