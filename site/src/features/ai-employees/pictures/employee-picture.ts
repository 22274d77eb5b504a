/** Whose work something is: an agent's, a person's, or neither's. */
export type By = 'agent' | 'human' | 'quiet';

interface Shown {
  /** Title bar of the screen. */
  title: string;
  /** One sentence for those who do not see it. */
  alt: string;
  /** Who decides in the end, and what. */
  handover: { human: string; text: string };
}

/** A day as it is planned now, and how many letters of the inbox went where. */
export interface CalendarScreen extends Shown {
  kind: 'calendar';
  inbox: readonly { label: string; count: number; by: By }[];
  blocks: readonly { time: string; title: string; detail: string; by: By; isLong?: boolean }[];
}

/** A plan over the weeks. Positions in percent of its width. */
export interface TimelineScreen extends Shown {
  kind: 'timeline';
  weeks: readonly string[];
  today: number;
  tasks: readonly { name: string; from: number; to: number; by: By; slipsTo?: number }[];
  risk: { title: string; detail: string };
}

/** Columns over time, and the variants of a text between which a person chose. */
export interface ChartScreen extends Shown {
  kind: 'chart';
  measure: string;
  columns: readonly { label: string; percent: number; by: By }[];
  variants: readonly { name: string; text: string; result: string; isChosen?: boolean }[];
}

/** A letter in which each claim has its source. */
export interface DraftScreen extends Shown {
  kind: 'draft';
  to: string;
  subject: string;
  sentences: readonly { text: string; source?: number }[];
  sources: readonly { title: string; detail: string }[];
}

/** Five days, each with what is to be done and by whom. */
export interface WeekScreen extends Shown {
  kind: 'week';
  days: readonly { day: string; tasks: readonly { text: string; by: By }[] }[];
}

/** Where each point stands on two axes between opposites. Positions in percent from the lower left. */
export interface MapScreen extends Shown {
  kind: 'map';
  axes: { left: string; right: string; top: string; bottom: string };
  points: readonly { x: number; y: number; name: string; detail: string; by: By }[];
}

/** A document in the making: its outline, and the page with the one gap that a person must fill. */
export interface DocumentScreen extends Shown {
  kind: 'document';
  outline: readonly { name: string; state: 'ready' | 'gap' | 'open' }[];
  heading: string;
  paragraph: string;
  gap: string;
  note: string;
}

/** What the product shows while the employee works: one composition per kind of work. */
export type EmployeePicture =
  | CalendarScreen
  | TimelineScreen
  | ChartScreen
  | DraftScreen
  | WeekScreen
  | MapScreen
  | DocumentScreen;
