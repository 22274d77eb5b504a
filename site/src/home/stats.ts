/** The claims of the stats strip (S1 sections 1 and 2.3). */
export const stats = [
  { value: '160+', label: 'AI agents' },
  { value: '99.9%', label: 'uptime guarantee' },
  { value: '24/7', label: 'support' },
  { value: '40+', label: 'business functions' },
] as const;
