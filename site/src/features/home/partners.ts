import { Cloud, Cpu, type LucideIcon, Search } from 'lucide-react';

/** A badge of the partners strip (S1 section 1): the field of the company, and what we are to it. */
export interface Partner {
  icon: LucideIcon;
  field: string;
  program: string;
}

export const partners: Partner[] = [
  { icon: Cloud, field: 'Cloud software vendor', program: 'Partner' },
  { icon: Cpu, field: 'GPU vendor', program: 'Startup program' },
  { icon: Search, field: 'Search company', program: 'Startup program' },
];
