/** Who does a piece of work: the colour of everything that shows it. */
export type Doer = 'agent' | 'human';

/** A result at the top of a case study: a figure that the customer reports, or a few words. */
export interface Metric {
  value: string;
  name: string;
  /** What the value rests on. */
  basis: string;
}

/** A point or an observation with a heading. */
export interface Point {
  title: string;
  text: string;
}

/** One step of the process as it runs now. */
export interface ProcessStep extends Point {
  by: Doer;
  /** First name of the person or the agent. */
  actor: string;
}

/** Working days in a row that are spent on the same task; `free` days are open for other work of the people's. */
export interface DayRun {
  by: Doer | 'free';
  task: string;
  days: number;
}

/** A span of hours on a day, from 0 to 24. */
export interface HourSpan {
  from: number;
  to: number;
}

/** A day round the clock: when agents and people answer, and at which hours the enquiries came that led on. */
export interface ClockDay {
  agent?: HourSpan;
  human: HourSpan;
  leadHours: readonly number[];
}

/** Documents of one question: how many there are, and which ones a person reads. */
export interface PageReading {
  pages: number;
  readByHuman: 'all' | readonly number[];
}

/** One side of a comparison: what is drawn, and one sentence about it. */
export interface Side<Drawing> {
  drawing: Drawing;
  note: string;
}

interface Comparison<Shape extends string, Drawing> {
  shape: Shape;
  title: string;
  /** A sentence that says what can be seen. */
  alt: string;
  before: Side<Drawing>;
  after: Side<Drawing>;
}

/** The customer's work before and after, in the shape that fits its process. */
export type Work =
  | Comparison<'days', readonly DayRun[]>
  | Comparison<'clock', ClockDay>
  | Comparison<'pages', PageReading>;

/** A case study (S2 section 2). Everything the template shows; one file per study in `studies/`. */
export interface CaseStudy {
  /** Last part of its address, and the name of its file. */
  slug: string;
  /** Whether the customer has confirmed all of it. Until then a notice says so, and search engines are kept out. */
  confirmed: boolean;
  /** As `clients.ts` has it. */
  customer: string;
  /** What the study is about, for the title of the page. */
  topic: string;
  headline: string;
  lede: string;
  /** For search engines. */
  description: string;
  facts: { field: string; agent: string };
  work: Work;
  /** The first one stands for the study where there is room for one. */
  metrics: readonly [Metric, Metric, Metric];
  challenge: readonly string[];
  highlights: readonly Point[];
  process: readonly ProcessStep[];
  results: readonly string[];
  /** The story for a reader who has two minutes. */
  brief: { before: string; now: string; staysWithPeople: string };
  /** What the figures count, and when; `limits` says what they do not show. */
  measurement: { what: string; when: string; limits: string };
  /** Until the customer has confirmed it, `name` is a role: companies of these names exist. */
  testimonial: { text: string; name: string; role: string };
  /** The closing call to book a demo. */
  call: Point;
}
