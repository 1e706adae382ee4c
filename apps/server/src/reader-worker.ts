import { readTestdataJob } from './domains/authoring/testdata/testdata-job.ts';
import { planPackagesJob } from './domains/authoring/transfer/jobs/plan-job.ts';
import { detectFormatJob, readPackagesJob } from './domains/authoring/transfer/jobs/read-job.ts';
import { printCertificateJob } from './domains/certificates/print/print-job.ts';
import { readContestFilesJob } from './domains/contests/staff/import/read-job.ts';
import { renderDiscussionJob } from './domains/discussions/rendered.ts';
import { renderStatementsJob } from './domains/problems/statement/rendered.ts';
import { ratePlacesJob } from './domains/rankings/rating/rate-job.ts';
import { comparePairJob, compareProgramsJob, fingerprintsJob } from './domains/similarity/jobs.ts';
import { renderTextJob } from './domains/texts/render-job.ts';
import { readTrainingJob } from './domains/trainings/share/read-job.ts';
import { serveJobs } from './platform/readers/serve-jobs.ts';

/** The program of the threads that read what people send. */
serveJobs([
  readContestFilesJob,
  readTrainingJob,
  readPackagesJob,
  detectFormatJob,
  readTestdataJob,
  planPackagesJob,
  renderStatementsJob,
  renderDiscussionJob,
  renderTextJob,
  printCertificateJob,
  fingerprintsJob,
  compareProgramsJob,
  comparePairJob,
  ratePlacesJob,
]);
