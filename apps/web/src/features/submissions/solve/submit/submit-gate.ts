/** What a venue has to say before something is submitted in it. */
export interface SubmitGate {
  /** Why nothing can be submitted now; null when it can. */
  closed: string | null;
  /** Why what is in the editor should be submitted now, beside a button that does so. */
  offer?: string;
  /** Calls `go` at once, or after it has asked what must be asked. */
  ask(go: () => void): void;
}

export const OPEN_GATE: SubmitGate = { closed: null, ask: (go) => go() };
