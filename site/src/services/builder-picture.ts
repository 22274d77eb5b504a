/** What somebody has told the agent of the hero's picture: a label, and a sentence or a list. */
export const briefing: { label: string; text?: string; items?: string[] }[] = [
  { label: 'When', text: 'A tender arrives by mail' },
  { label: 'Goal', text: 'Advise whether to bid, then draft the answer' },
  { label: 'Knows', items: ['312 past bids', 'Price list', 'Case library'] },
  { label: 'Uses', items: ['Mail', 'CRM', 'Calendar'] },
];

/** What the agents and the person say to each other when the tender is on the table. */
export const conversation: { kind: 'agent' | 'human'; name: string; text: string }[] = [
  { kind: 'agent', name: 'Iris', text: 'The buyer wants 24 months. I found what they paid last time.' },
  { kind: 'agent', name: 'Owen', text: 'Then we are two points below our margin. Amara, may I offer 18?' },
  { kind: 'human', name: 'Amara', text: 'Yes, but keep the service hours.' },
  { kind: 'agent', name: 'Owen', text: 'Done. Version 2 is ready to send.' },
];
