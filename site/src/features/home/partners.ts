/** A partner (S1 section 1): the field of the company, and what we are to it. */
export interface Partner {
  field: string;
  program: string;
}

export const partners: Partner[] = [
  { field: 'Cloud software vendor', program: 'Partner' },
  { field: 'GPU vendor', program: 'Startup program' },
  { field: 'Search company', program: 'Startup program' },
];
