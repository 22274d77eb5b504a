/** One step of the run in the picture. `thread` counts the agents' threads from the left, 3 is the person's. */
export interface RunStep {
  kind: 'agent' | 'human';
  thread: 0 | 1 | 2 | 3;
  /** How the threads run past this step. */
  weave: 'fork' | 'side' | 'join' | 'meet' | 'end';
}

/** Shape of the run; its words are a document's. */
export const runSteps: readonly RunStep[] = [
  { kind: 'agent', thread: 1, weave: 'fork' },
  { kind: 'agent', thread: 0, weave: 'side' },
  { kind: 'agent', thread: 1, weave: 'side' },
  { kind: 'agent', thread: 2, weave: 'side' },
  { kind: 'agent', thread: 1, weave: 'join' },
  { kind: 'human', thread: 3, weave: 'meet' },
  { kind: 'agent', thread: 1, weave: 'end' },
];
