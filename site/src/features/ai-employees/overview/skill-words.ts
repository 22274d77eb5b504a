import type { By } from 'contract/content/employee.ts';

/** Words that float: what AI employees do well, and what stays with people (S2 section 2). */
export const skillWords: readonly { word: string; by: Exclude<By, 'quiet'> }[] = [
  { word: 'sorting', by: 'agent' },
  { word: 'judgment', by: 'human' },
  { word: 'drafting', by: 'agent' },
  { word: 'reminding', by: 'agent' },
  { word: 'trust', by: 'human' },
  { word: 'comparing', by: 'agent' },
  { word: 'scheduling', by: 'agent' },
  { word: 'taste', by: 'human' },
  { word: 'summarizing', by: 'agent' },
  { word: 'negotiating', by: 'human' },
  { word: 'checking', by: 'agent' },
  { word: 'researching', by: 'agent' },
  { word: 'courage', by: 'human' },
  { word: 'filing', by: 'agent' },
  { word: 'translating', by: 'agent' },
  { word: 'a gut feeling', by: 'human' },
  { word: 'reporting', by: 'agent' },
  { word: 'following up', by: 'agent' },
];
