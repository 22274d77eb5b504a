/** A switch that only illustrates what an agent can be given (S1 section 2.5, decorative feature toggles). */
export interface AgentSetting {
  id: string;
  name: string;
  text: string;
  isOn: boolean;
  /** Shown while the switch is on. */
  note?: string;
}

export const agentSettings: AgentSetting[] = [
  {
    id: 'setting-memory',
    name: 'Memory',
    text: 'Remembers the conversation',
    isOn: true,
    note: '10 messages',
  },
  { id: 'setting-search', name: 'Web search', text: 'Reads public pages and cites them', isOn: false },
  { id: 'setting-files', name: 'File uploads', text: 'Accepts PDFs, spreadsheets and scans', isOn: true },
  { id: 'setting-approval', name: 'Human approval', text: 'Asks before it sends', isOn: true },
  { id: 'setting-link', name: 'Public link', text: 'Answers visitors who aren’t signed in', isOn: false },
];
