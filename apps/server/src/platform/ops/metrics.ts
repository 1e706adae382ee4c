import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isRehearsed } from '../http/rehearsal.ts';
import type { Services } from '../services.ts';
import { countReadyNodes, findQueue } from './readiness.queries.ts';
import { NODE_SILENCE_SECONDS } from './readiness.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whoever sends the token; a request of this machine may be anybody's, handed on by a proxy that does not say so. */
function mayRead(request: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

let watched: Registry | undefined;
/** Figures of the process. What watches it can never be taken off it again, so there is one for all that is served by it. */
function watchProcess(): Registry {
  if (!watched) {
    watched = new Registry();
    collectDefaultMetrics({ register: watched });
  }
  return watched;
}

/** What domains count for the figures. */
export interface DomainFigures {
  /** Waiting jobs that no node at work can do, by the languages it would have to offer. */
  unserved: { languages: string[]; jobs: number }[];
  /** Problems whose data are broken. */
  broken: number;
  /** Of each remote judge that is switched on. */
  remote: RemoteFigures[];
}

/** How a remote judge does. */
export interface RemoteFigures {
  site: string;
  /** Submissions by where they stand. */
  states: Readonly<Record<string, number>>;
  /** Seconds that the first of them has waited to be sent. */
  oldestSeconds: number;
  /** From the receipt to the result, of those that ended within a day; null when none did. */
  medianSeconds: number | null;
  /** What is not tried now because of troubles. */
  resting: readonly string[];
}

const REMOTE_ACTS = ['import', 'submit', 'follow'];

/** Figures of remote judges, by site. */
function createRemoteGauges(registers: Registry[]) {
  const submissions = new Gauge({
    name: 'assay_remote_submissions',
    help: 'Submissions to remote judges by where they stand; those that ended or failed within a day',
    labelNames: ['site', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'assay_remote_oldest_seconds',
    help: 'How long the first submission has waited to be sent to a remote judge',
    labelNames: ['site'],
    registers,
  });
  const resting = new Gauge({
    name: 'assay_remote_resting',
    help: 'Whether reading problems, submitting or following rests at a remote judge after troubles',
    labelNames: ['site', 'act'],
    registers,
  });
  const median = new Gauge({
    name: 'assay_remote_result_seconds',
    help: 'Median time from the receipt to the result at a remote judge within a day',
    labelNames: ['site'],
    registers,
  });
  return (figures: readonly RemoteFigures[]) => {
    for (const gauge of [submissions, oldest, resting, median]) gauge.reset();
    for (const { site, states, oldestSeconds, medianSeconds, resting: acts } of figures) {
      if (medianSeconds !== null) median.set({ site }, medianSeconds);
      for (const [state, count] of Object.entries(states)) submissions.set({ site, state }, count);
      oldest.set({ site }, oldestSeconds);
      for (const act of REMOTE_ACTS) resting.set({ site, act }, acts.includes(act) ? 1 : 0);
    }
  };
}

/**
 * Figures for Prometheus at `/metrics`. Where no token is set nobody may read them, and nothing is counted.
 * @param count asked whenever they are read
 */
export function bindMetrics(app: FastifyInstance, services: Services, count: () => Promise<DomainFigures>) {
  const { config, db } = services;
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  const processRegistry = watchProcess();
  const registry = new Registry();
  const durations = new Histogram({
    name: 'assay_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'assay_queue_jobs',
    help: 'Jobs that wait for a judge node',
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'assay_queue_oldest_seconds',
    help: 'How long the first of them has waited',
    registers: [registry],
  });
  const nodes = new Gauge({
    name: 'assay_judge_nodes_ready',
    help: 'Judge nodes that can judge',
    registers: [registry],
  });
  const unserved = new Gauge({
    name: 'assay_queue_unserved_jobs',
    help: 'Waiting jobs that no working judge node can do, by the languages it would have to offer',
    labelNames: ['languages'],
    registers: [registry],
  });
  const broken = new Gauge({
    name: 'assay_problems_broken',
    help: 'Problems that cannot be judged because of their data or checkers',
    registers: [registry],
  });

  const setRemote = createRemoteGauges([registry]);

  app.addHook('onResponse', async (request, reply) => {
    if (isRehearsed(services, request.raw)) return;
    const { op } = request.routeOptions.config as { op?: string };
    durations.observe({ call: op ?? 'other', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { limit: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    const queue = await findQueue(db);
    waiting.set(queue.waiting);
    oldest.set(Number(queue.oldestSeconds ?? 0));
    nodes.set(await countReadyNodes(db, NODE_SILENCE_SECONDS));
    const figures = await count();
    unserved.reset();
    for (const { languages, jobs } of figures.unserved) unserved.set({ languages: languages.join(' + ') }, jobs);
    broken.set(figures.broken);
    setRemote(figures.remote);
    return reply.type(registry.contentType).send(await Registry.merge([processRegistry, registry]).metrics());
  });
}
