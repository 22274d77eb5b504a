import type { TabDrawing } from '../../design/ui/Tabs.island.tsx';

export type Complexity = 'Low' | 'Medium' | 'High';

/** How long until an agent works in production: a range of weeks between the two that S2 section 9 names. */
export type GoLiveTime =
  | '0-1 week'
  | '1-2 weeks'
  | '2-3 weeks'
  | '2-4 weeks'
  | '3-4 weeks'
  | '3-5 weeks'
  | '4-6 weeks'
  | '6-8 weeks';

/** One row of the catalogue (S2 section 3, 'Agent catalogue entry'). */
export interface Agent {
  name: string;
  description: string;
  complexity: Complexity;
  demoReady: 'Yes' | 'No';
  goLiveTime: GoLiveTime;
}

/** A tile of the catalogue and the agents behind it (S2 section 2, 'Use-case catalogue'). */
export interface Department {
  /** Also the id of its panel, and so the address that opens it. */
  id: string;
  name: string;
  /** Who does what: the agents first, then the people. */
  summary: string;
  drawing: TabDrawing;
  agents: readonly Agent[];
}
