import Type, { type Static } from 'typebox';
import { PERIODS } from './numbers.ts';

/** Judgments of the headers of a request, side by side: none of them is left out. */
export const READERS = ['people', 'robots', 'unsure'] as const;
export type Reader = (typeof READERS)[number];

/** Rules that decide on a reader, the first that fits, with their words. */
export const READER_RULES = {
  unnamed: 'Names no program',
  ai: 'Crawler or agent of an AI company',
  robot: 'Names itself as a robot or a tool',
  markdown: 'Asks for Markdown',
  disguised: 'Names a browser, without the headers that it always sends',
  embedded: 'Loaded within a page, or by a script',
  wordless: 'A browser that names no language',
  navigation: 'Headers of a browser that opens a page',
  older: 'Names a browser, on a connection or of an age that has no such headers',
  call: 'A call from a page of this site',
} as const;
export type ReaderRule = keyof typeof READER_RULES;

/** Kinds of what leads to the first page of a visit. */
export const SOURCE_KINDS = {
  search: 'Search',
  social: 'Social networks',
  ai: 'AI assistants',
  campaign: 'Campaigns',
  site: 'Other sites',
  direct: 'Direct or unnamed',
} as const;
export type SourceKind = keyof typeof SOURCE_KINDS;

/** Calls that the server answers anyway, from the first to the last. */
export const VISIT_STEPS = {
  calculated: 'Calculator without script',
  times: 'Free times asked for',
  refused: 'Form refused',
  sent: 'Form sent',
} as const;
export type VisitStep = keyof typeof VISIT_STEPS;

export const DEVICES = { computer: 'Computers', phone: 'Phones', tablet: 'Tablets' } as const;
export type Device = keyof typeof DEVICES;

/** Page of addresses that the site does not have, and name of what goes beyond a limit. */
export const UNKNOWN_PAGE = '(unknown)';
export const OTHER_NAMES = '(other)';

/** `YYYY-MM-DD`, a day of the office. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** `GET /desk/api/numbers/visits`, `GET /desk/api/numbers/funnel` */
export const VisitsQuery = Type.Object({
  /** Number of weeks of each of the two periods. */
  weeks: Type.Optional(Type.Enum([...PERIODS])),
  /** A day of the last week; without it, today. */
  until: Type.Optional(Day),
  /** A day of the last week of the other period; without it, the one directly before. */
  against: Type.Optional(Day),
  /** A page or a call that is counted week by week. */
  goal: Type.Optional(Type.String({ pattern: '^(page|call):.{1,200}$' })),
});

export type VisitsQuery = Static<typeof VisitsQuery>;

/** One name in both periods. */
const Compared = Type.Object({ name: Type.String(), now: Type.Integer(), before: Type.Integer() });
export type Compared = Static<typeof Compared>;

const Sums = Type.Object({
  /** Visits: first pages. */
  visits: Type.Integer(),
  /** Pages within a visit. */
  inner: Type.Integer(),
  /** Loaded ahead by a browser: opened or nearly. */
  prefetched: Type.Integer(),
});

const PageSums = Type.Object({
  page: Type.String(),
  now: Sums,
  before: Sums,
});
export type PageSums = Static<typeof PageSums>;

/** Sums of people alone, but for `rules` and `readers`. */
export const DeskVisits = Type.Object({
  /** Mondays of the period, by the clock of the office. */
  weeks: Type.Array(Day),
  /** Mondays of the other period. */
  beforeWeeks: Type.Array(Day),
  isUnderWay: Type.Boolean(),
  countedAt: Type.String(),
  /** Visits of each week by reader. */
  readers: Type.Array(
    Type.Object({
      reader: Type.Enum([...READERS]),
      visits: Type.Array(Type.Integer()),
      before: Type.Array(Type.Integer()),
    }),
  ),
  /** Pages asked for, by the rule that decided on the reader. */
  rules: Type.Array(
    Type.Object({
      rule: Type.Enum(Object.keys(READER_RULES) as ReaderRule[]),
      reader: Type.Enum([...READERS]),
      now: Sums,
      before: Sums,
    }),
  ),
  /** Visits by kind of source. */
  kinds: Type.Array(
    Type.Object({
      kind: Type.Enum(Object.keys(SOURCE_KINDS) as SourceKind[]),
      now: Type.Integer(),
      before: Type.Integer(),
    }),
  ),
  /** Visits by the site that led here, by campaign, by language and by device. */
  sources: Type.Array(Compared),
  campaigns: Type.Array(Compared),
  languages: Type.Array(Compared),
  devices: Type.Array(Compared),
  /** The most opened; articles stand apart. */
  pages: Type.Array(PageSums),
  articles: Type.Array(PageSums),
  /** Times that the goal was reached in each week; `null` without a goal. */
  goal: Type.Union([
    Type.Null(),
    Type.Object({ now: Type.Array(Type.Integer()), before: Type.Array(Type.Integer()) }),
  ]),
  /** Calls by step. */
  steps: Type.Array(
    Type.Object({
      step: Type.Enum(Object.keys(VISIT_STEPS) as VisitStep[]),
      now: Type.Integer(),
      before: Type.Integer(),
    }),
  ),
});

export type DeskVisits = Static<typeof DeskVisits>;

/** Steps from a visit to a customer, from the first to the last. */
export const FUNNEL_STEPS = {
  visits: 'Visits',
  calculated: 'Calculator without script',
  times: 'Free times asked for',
  sent: 'Form sent',
  confirmed: 'Demo confirmed',
  held: 'Demo took place',
  won: 'Won',
} as const;
export type FunnelStep = keyof typeof FUNNEL_STEPS;

/** Ways to divide visits and leads. */
export const FUNNEL_PARTS = ['week', 'source', 'campaign', 'page', 'article'] as const;
export type FunnelPart = (typeof FUNNEL_PARTS)[number];

const Count = Type.Integer();
const Steps = Type.Object({
  visits: Count,
  /** `null` where no source or campaign of a call is known. */
  calculated: Type.Union([Count, Type.Null()]),
  times: Type.Union([Count, Type.Null()]),
  ...{ sent: Count, confirmed: Count, held: Count, won: Count },
});
export type FunnelSteps = Static<typeof Steps>;

const FunnelRow = Type.Object({
  name: Type.String(),
  steps: Steps,
  /** Filter that lists its leads, where there is one. */
  leads: Type.Union([
    Type.Null(),
    Type.Object({ source: Type.Optional(Type.String()), campaign: Type.Optional(Type.String()) }),
  ]),
});
export type FunnelRow = Static<typeof FunnelRow>;

/** `GET /desk/api/numbers/funnel`: people alone, and leads without spam by the day on which they came. */
export const DeskFunnel = Type.Object({
  ...{ weeks: Type.Array(Day), beforeWeeks: Type.Array(Day), isUnderWay: Type.Boolean() },
  countedAt: Type.String(),
  ...{ now: Steps, before: Steps },
  /** This period by each of them: weeks in their order, all else the most visits first. */
  parts: Type.Object({
    week: Type.Array(FunnelRow),
    source: Type.Array(FunnelRow),
    campaign: Type.Array(FunnelRow),
    page: Type.Array(FunnelRow),
    article: Type.Array(FunnelRow),
  }),
});
export type DeskFunnel = Static<typeof DeskFunnel>;

/** Reports below which a figure says nothing: of a hundred, the value of three in four is exact to a tenth of the ranks. */
export const FEWEST_SAMPLES = 100;

const SpeedFigure = Type.Object({
  samples: Type.Integer(),
  /** `null` for too few samples. */
  p75: Type.Union([Type.Number(), Type.Null()]),
});
export type SpeedFigure = Static<typeof SpeedFigure>;

const PageSpeed = Type.Object({
  page: Type.String(),
  /** A device, or `all`. */
  device: Type.String(),
  ...{ lcp: SpeedFigure, inp: SpeedFigure, cls: SpeedFigure },
});
export type PageSpeed = Static<typeof PageSpeed>;

/** Returns the reports of a page: not each has every figure. */
export function samplesOf({ lcp, inp, cls }: PageSpeed): number {
  return Math.max(lcp.samples, inp.samples, cls.samples);
}

/** `GET /desk/api/numbers/speed`: speed of pages as their readers had it, the most reported first. */
export const DeskSpeed = Type.Object({
  weeks: Type.Array(Day),
  /** Percent of the opened pages that report; at 0, none do now. */
  percent: Type.Integer(),
  pages: Type.Array(PageSpeed),
});
export type DeskSpeed = Static<typeof DeskSpeed>;
