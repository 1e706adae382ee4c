/** A judge node that asks for work. */
export interface Claimant {
  nodeId: number;
  /** Languages that it is given work of at this moment. */
  accepted: readonly string[];
  /** What its machine has for programs; null when it does not tell. */
  memoryMb: number | null;
  /** Jobs that it asks for. */
  wanted: number;
}

export interface WaitingJob {
  id: number;
  /** Languages of its programs: that of the submission, those of the problem's checkers. */
  needs: readonly string[];
  /** What a node must have to be given it: what its programs may use, or what the largest node at work has; 0 for nothing. */
  memoryMb: number;
  uid: number;
  /** Queued while its user already had many waiting. */
  isBacklog: boolean;
  /** A job of its user is running. */
  isUserRunning: boolean;
  /** The node that failed at it a moment ago. */
  avoids: number | null;
}

/**
 * Which node is given which job: each job in its turn to the first who asks and may take it; what needs much memory is left to the nodes
 * that have it. A job from a backlog leaves the
 * last free slot of the site to others while its user has one running, so whoever comes with a single submission finds
 * room, however many another has queued.
 * @param waiting in fair order
 * @param free slots of the site at which nothing runs
 */
export function assignJobs(claimants: readonly Claimant[], waiting: readonly WaitingJob[], free: number) {
  const wanted = claimants.map((claimant) => claimant.wanted);
  const running = new Set(waiting.filter((job) => job.isUserRunning).map((job) => job.uid));
  const given: { jobId: number; nodeId: number; claimant: number }[] = [];
  for (const job of waiting) {
    if (job.isBacklog && free - given.length <= 1 && running.has(job.uid)) continue;
    const claimant = claimants.findIndex(
      ({ nodeId, accepted, memoryMb }, at) =>
        wanted[at]! > 0 &&
        job.needs.every((language) => accepted.includes(language)) &&
        (memoryMb ?? Number.POSITIVE_INFINITY) >= job.memoryMb &&
        job.avoids !== nodeId,
    );
    if (claimant < 0) continue;
    wanted[claimant]! -= 1;
    running.add(job.uid);
    given.push({ jobId: job.id, nodeId: claimants[claimant]!.nodeId, claimant });
  }
  return given;
}
