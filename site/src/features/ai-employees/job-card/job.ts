/** What an employee may do, in lines that a person writes and reads. */
export interface Job {
  reportsTo: string;
  alone: readonly string[];
  asksFirst: readonly string[];
  never: readonly string[];
  /** What each side signs for, behind its name. */
  signed: { agent: string; human: string };
}
