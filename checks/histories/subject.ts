/** Something whose promises are tried: clients that keep a history, and a checker that judges it. */
export interface Subject {
  name: string;
  /** Lets its clients work until the given moment; resolves once each has its answer, or has given up. */
  run: (until: Promise<void>) => Promise<void>;
  /** Once the cluster is whole again. */
  judge: () => Promise<{
    /** Outcome, in a line. */
    said: string;
    /** A sentence for each promise that was broken. */
    violations: string[];
  }>;
}
