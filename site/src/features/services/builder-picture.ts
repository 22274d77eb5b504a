/** The instructions of the agent in the hero's picture: each a label, and a sentence or a list. */
export const briefing: { label: string; text?: string; items?: string[] }[] = [
  { label: 'When', text: 'An RFP lands in the inbox' },
  { label: 'Goal', text: 'Recommend bid or no-bid, then draft the response' },
  { label: 'Knows', items: ['312 past bids', 'Price list', 'Case library'] },
  { label: 'Uses', items: ['Email', 'CRM', 'Calendar'] },
];

/** What the agents and the person say to each other when the tender is on the table. */
export const conversation: { kind: 'agent' | 'human'; name: string; text: string }[] = [
  { kind: 'agent', name: 'Iris', text: 'They want 24 months. I found what they paid last time.' },
  { kind: 'agent', name: 'Owen', text: 'At 24 we’re two points under margin. Amara, can I offer 18 months?' },
  { kind: 'human', name: 'Amara', text: 'Yes, but keep the service hours.' },
  { kind: 'agent', name: 'Owen', text: 'Done. Version 2 is ready to send.' },
];
