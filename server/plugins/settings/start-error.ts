/** A reason not to start that the operator can fix: one line, without a stack. */
export class StartError extends Error {
  /** @param subject the variable at fault */
  constructor(subject: string, problem: string) {
    super(`${subject}: ${problem.replaceAll(/\s+/g, ' ')}`);
    this.name = 'StartError';
  }
}
