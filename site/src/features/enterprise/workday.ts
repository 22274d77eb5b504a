/**
 * A day of six departments. One character per hour from 07:00: 0 to 3 for how many agents ran, `h` for an hour in which
 * a person decided something.
 */
export const LOADS = [
  '233h21122h31',
  '0122h2112210',
  '12332h233h21',
  '001h21012100',
  '3221122123h3',
  '12h332122210',
] as const;
