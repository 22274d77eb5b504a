/**
 * One day of a company as the overview shows it. `load` has one character per hour from 07:00: 0 to 3 for how
 * many agents ran, `h` for an hour in which a person decided something.
 */
export const workday = [
  { department: 'Finance', load: '233h21122h31' },
  { department: 'Legal', load: '0122h2112210' },
  { department: 'Sales', load: '12332h233h21' },
  { department: 'People', load: '001h21012100' },
  { department: 'IT', load: '3221122123h3' },
  { department: 'Delivery', load: '12h332122210' },
] as const;

/** Names of every fourth hour, for the axis. */
export const hours = ['7 AM', '11 AM', '3 PM'] as const;
