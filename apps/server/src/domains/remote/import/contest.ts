import { fail } from '@assay/contract/errors.ts';
import { previewRemoteContest } from '@assay/contract/remote/import.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { findSite } from '../sites/sites.queries.ts';
import { asTrouble, SiteWork } from '../worker/site-work.ts';
import { failForTrouble, problemIdOf, siteNamed } from './read.ts';
import { listPresent } from './store.queries.ts';

/** More would keep the site busy for too long, and no contest has as many. */
const PROBLEMS_MAX = 100;

export const remoteContestCalls: Implementation[] = [
  implement(previewRemoteContest, async (call, { name, contestId }) => {
    const site = siteNamed(name);
    const contests = site.contests ?? fail('remote.noContests', { site: site.code });
    const contest = contests.contestOf(contestId) ?? fail('remote.badContest', { id: contestId, site: site.code });
    const work = new SiteWork(call, site, await findSite(call.db, site.code));
    try {
      const found = await contests.list(work.client(), contest);
      await work.worked('import');
      const problems = found.problems.slice(0, PROBLEMS_MAX);
      const present = await listPresent(
        call.db,
        site.code,
        problems.map(({ key }) => key),
      );
      return {
        site: site.code,
        title: found.title,
        problems: problems.map(({ key, title }) => ({
          id: key,
          problemId: problemIdOf(site, key),
          title,
          pid: present.get(key) ?? null,
        })),
      };
    } catch (error) {
      const trouble = asTrouble(error);
      if (trouble.kind === 'missing') return fail('remote.contestMissing', { id: contest, site: site.code });
      if (trouble.kind !== 'refused') await work.failed('import', error);
      throw failForTrouble({ site, key: contest }, trouble);
    }
  }),
];
