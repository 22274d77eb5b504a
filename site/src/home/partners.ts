import { Cloud, Cpu, type LucideIcon, Search } from 'lucide-react';

/** A badge of the partners strip (S1 section 1): the field of the company, and what we are to it. */
export interface Partner {
  icon: LucideIcon;
  field: string;
  programme: string;
}

export const partners: Partner[] = [
  { icon: Cloud, field: 'Cloud software', programme: 'Vendor partner' },
  { icon: Cpu, field: 'GPU computing', programme: 'Startup programme' },
  { icon: Search, field: 'Web search', programme: 'Startup programme' },
];
