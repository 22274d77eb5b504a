/** Twelve kinds of employees round the circle (S2 section 2). The first seven have a page of their own. */
export const employeeTypes = [
  'Executive Assistant',
  'Project Manager',
  'Marketing Associate',
  'Sales Representative',
  'HR Partner',
  'Market Research Analyst',
  'Proposal Writer',
  'Support Agent',
  'Data Analyst',
  'Contract Reviewer',
  'Bookkeeper',
  'Knowledge Keeper',
] as const;
