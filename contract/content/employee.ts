import Type, { type Static } from 'typebox';
import { line, link, type Place, prose } from './fields.ts';
import { icon } from './icons.ts';
import { pageSwitch } from './pages-off.ts';
import { group, sections } from './parts.ts';

const title = line(80, { title: 'Title' });
const text = prose(300, { title: 'Text' });
const label = line(60, { title: 'Label' });
const percent = Type.Number({ minimum: 0, maximum: 100 });

/** The side whose work something is: an agent's, a person's, or neither's. */
const By = Type.Enum(['agent', 'human', 'quiet'], { title: 'Done by' });

const StateRow = group({
  title: line(60, { title: 'Title' }),
  detail: line(80, { title: 'Detail' }),
  state: line(30, { title: 'State' }),
  tone: Type.Enum(['agent', 'human', 'good', 'warn', 'bad', 'quiet'], { title: 'Tone' }),
});

const counted = Type.Array(group({ label, count: Type.Integer({ minimum: 0 }), by: By }));

/** A number of things, by their state: one bar in parts. */
const Shares = group({ kind: Type.Literal('shares'), parts: counted });
/** Two or three things, each with the state it is in. */
const States = group({ kind: Type.Literal('states'), rows: Type.Array(StateRow) });
/** The course of a number, once or for two rivals. Percent of the height, from left to right. */
const Trend = group({
  kind: Type.Literal('trend'),
  lines: Type.Array(group({ label, percents: Type.Array(percent), by: By })),
});

const time = line(10, { title: 'Time', description: 'As 9:10 AM' });

/** Work that the employee does by itself. The picture repeats what the text says, or shows an example of it. */
const Deed = group({ time, title, text, picture: Type.Union([Shares, States, Trend]) });
/** A moment when the employee stops and a person decides. */
const Question = group({
  time,
  question: prose(200, { title: 'Question' }),
  answer: prose(200, { title: 'Answer' }),
});

const shown = {
  title: line(60, { title: 'Title', description: 'Title bar of the screen' }),
  alt: prose(400, { title: 'Alternative text' }),
  handover: group(
    { human: line(30, { title: 'Person' }), text: prose(120, { title: 'Decision' }) },
    { title: 'Handover' },
  ),
};

/** A day as it is planned now, and how many letters of the inbox went where. */
const CalendarScreen = group({
  kind: Type.Literal('calendar'),
  ...shown,
  inbox: counted,
  blocks: Type.Array(
    group({
      time,
      title: line(60, { title: 'Title' }),
      detail: line(80, { title: 'Detail' }),
      by: By,
      isLong: Type.Optional(Type.Boolean()),
    }),
  ),
});

/** A plan over the weeks. Positions in percent of its width. */
const TimelineScreen = group({
  kind: Type.Literal('timeline'),
  ...shown,
  weeks: Type.Array(line(20, { title: 'Week' })),
  today: percent,
  tasks: Type.Array(
    group({
      name: line(40, { title: 'Task' }),
      from: percent,
      to: percent,
      by: By,
      slipsTo: Type.Optional(percent),
    }),
  ),
  risk: group({ title, detail: prose(160, { title: 'Detail' }) }),
});

/** Columns over time, and the variants of a text between which a person chose. */
const ChartScreen = group({
  kind: Type.Literal('chart'),
  ...shown,
  measure: line(60, { title: 'Measure' }),
  columns: Type.Array(group({ label, percent, by: By })),
  variants: Type.Array(
    group({
      name: line(20, { title: 'Name' }),
      text: prose(160, { title: 'Text' }),
      result: line(40, { title: 'Result' }),
      isChosen: Type.Optional(Type.Boolean()),
    }),
  ),
});

/** A letter in which each claim has its source. */
const DraftScreen = group({
  kind: Type.Literal('draft'),
  ...shown,
  to: line(60, { title: 'To' }),
  subject: line(80, { title: 'Subject' }),
  sentences: Type.Array(group({ text, source: Type.Optional(Type.Integer({ minimum: 0 })) })),
  sources: Type.Array(group({ title, detail: line(80, { title: 'Detail' }) })),
});

/** Five days, each with what is to be done and by whom. */
const WeekScreen = group({
  kind: Type.Literal('week'),
  ...shown,
  days: Type.Array(
    group({
      day: line(10, { title: 'Day' }),
      tasks: Type.Array(group({ text: line(60, { title: 'Task' }), by: By })),
    }),
  ),
});

/** The place of each point on two axes between opposites. Positions in percent from the lower left. */
const MapScreen = group({
  kind: Type.Literal('map'),
  ...shown,
  axes: group({ left: label, right: label, top: label, bottom: label }),
  points: Type.Array(
    group({ x: percent, y: percent, name: label, detail: line(80, { title: 'Detail' }), by: By }),
  ),
});

/** A document in the making: its outline, and the page with the one gap that a person must fill. */
const DocumentScreen = group({
  kind: Type.Literal('document'),
  ...shown,
  outline: Type.Array(group({ name: label, state: Type.Enum(['ready', 'gap', 'open']) })),
  heading: line(60, { title: 'Heading' }),
  paragraph: prose(400, { title: 'Paragraph' }),
  gap: line(100, { title: 'Gap' }),
  note: prose(160, { title: 'Note' }),
});

/** A bar from one unit to another. With each choice down the list it moves on by as many units as its pace. */
const TrackBar = group({
  from: Type.Number(),
  to: Type.Number(),
  by: By,
  pace: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(3)])),
  isLate: Type.Optional(Type.Boolean({ description: 'Drawn as an outline: it tells of time that is lost' })),
});

/** Bars over a scale of so many units. */
const Tracks = group({
  kind: Type.Literal('tracks'),
  units: Type.Integer({ minimum: 1 }),
  scale: Type.Array(line(20, { title: 'Unit' })),
  rows: Type.Array(group({ label, bars: Type.Array(TrackBar) })),
});
/** Rows that each choice leads to. */
const Panels = group({ kind: Type.Literal('panels'), panels: Type.Array(Type.Array(StateRow)) });
/** The map of the employee's own picture, on which the choice marks one point: by the names of its points. */
const Points = group({ kind: Type.Literal('points'), names: Type.Array(line(40, { title: 'Point' })) });

/** Something of the employee's work for the visitor to try: one choice among a few, and what follows from each. */
const Practice = group(
  {
    title,
    text,
    question: line(120, { title: 'Question' }),
    choices: Type.Array(
      group({
        label,
        outcome: prose(300, { title: 'Outcome' }),
        isYours: Type.Optional(
          Type.Literal(true, { title: 'Yours', description: 'A person decides what follows' }),
        ),
      }),
    ),
    stage: Type.Union([Tracks, Panels, Points]),
  },
  { title: 'Practice' },
);

/** Limits of the employee, in lines that a person writes and reads. */
const Job = group(
  {
    reportsTo: line(60, { title: 'Reports to' }),
    alone: Type.Array(line(100, { title: 'Alone' })),
    asksFirst: Type.Array(line(100, { title: 'Asks first' })),
    never: Type.Array(line(100, { title: 'Never' })),
    signed: group(
      { agent: line(60, { title: 'Agent' }), human: line(60, { title: 'Person' }) },
      { title: 'Signed', description: 'Of each side, behind its name' },
    ),
  },
  { title: 'Job card' },
);

const Capability = group({
  title,
  text,
  yours: prose(160, { title: 'Yours', description: 'The part that stays with a person' }),
});

/** The same four moments of a week, without the employee and with it (S2 section 3, 'Comparison props'). */
const moment = prose(200, { title: 'Moment' });
const Comparison = group(
  {
    title,
    description: prose(300, { title: 'Description' }),
    drawing: Type.Enum([
      'calendars',
      'gantt bars',
      'test curves',
      'funnels',
      'desks',
      'footnote trails',
      'page counts',
    ]),
    before: Type.Tuple([moment, moment, moment, moment]),
    after: Type.Tuple([moment, moment, moment, moment]),
  },
  { title: 'Comparison' },
);

/** The skill-builder mock: what starts a skill, what it does, and what it writes down (S2 section 2). */
const Skill = group(
  {
    name: line(60, { title: 'Name' }),
    triggers: Type.Array(line(60, { title: 'Trigger' })),
    steps: Type.Array(line(120, { title: 'Step' })),
    output: group({
      name: line(60, { title: 'Name' }),
      value: Type.Number(),
      reasons: Type.Array(line(120, { title: 'Reason' })),
    }),
  },
  { title: 'Skill' },
);

/** A claim of the specification (S2 section 9, 'Marketing claims'). */
const Statistic = group({ figure: line(20, { title: 'Figure' }), label: line(100, { title: 'Label' }) });

const ArticleLink = group({
  title: line(120, { title: 'Title', description: 'As the article has it' }),
  path: link({ title: 'Address' }),
});

const Portrait = group(
  {
    hair: Type.Enum(['bob', 'crop', 'swept', 'bun', 'parted', 'curls', 'waves']),
    color: Type.Unsafe<`#${string}`>(
      Type.String({
        title: 'Ground',
        description: 'A light tint: cool behind an AI employee, warm behind a person',
        pattern: '^#[0-9a-f]{6}$',
      }),
    ),
    skin: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
    shade: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
    extra: Type.Optional(Type.Enum(['glasses', 'headset', 'beard'])),
  },
  { title: 'Portrait' },
);

/**
 * The page of one employee (S2 section 2, 'AI employees overview and per-employee pages', and S2 section 3, 'AI employee
 * card', 'Comparison props'). The file name is the last part of its address.
 */
export const EmployeeSchema = group({
  ...pageSwitch,
  order: Type.Integer({ title: 'Place in the team', minimum: 1 }),
  persona: group(
    {
      name: line(20, { title: 'Name' }),
      role: line(40, { title: 'Role' }),
      summary: line(160, { title: 'Summary' }),
    },
    { title: 'Persona' },
  ),
  portrait: Portrait,
  skills: Type.Tuple(
    [line(20, { title: 'Skill' }), line(20, { title: 'Skill' }), line(20, { title: 'Skill' })],
    { title: 'Skills of the card' },
  ),
  metadata: group(
    {
      title: line(60, { title: 'Title' }),
      description: line(160, { title: 'Description', description: 'For search engines' }),
      keywords: Type.Optional(line(300, { title: 'Keywords' })),
      hasFreeOffer: Type.Optional(
        Type.Boolean({ title: 'Free offer', description: 'Offered to search engines as free software' }),
      ),
    },
    { title: 'Search engines' },
  ),
  menu: Type.Optional(
    group(
      {
        place: Type.Integer({ minimum: 1 }),
        icon,
      },
      { title: 'Menu' },
    ),
  ),
  hero: group(
    {
      title: line(80, { title: 'Headline' }),
      lede: prose(300, { title: 'Lede' }),
      second: Type.Enum(['demo', 'contact'], { title: 'Second button' }),
    },
    { title: 'First view' },
  ),
  picture: Type.Union(
    [CalendarScreen, TimelineScreen, ChartScreen, DraftScreen, WeekScreen, MapScreen, DocumentScreen],
    { title: 'Picture' },
  ),
  sections: sections(
    ['day', 'comparison', 'capabilities', 'practice', 'skill', 'job', 'benefits'],
    'In the order that its job suggests: no two pages have the same',
  ),
  day: Type.Optional(
    Type.Array(Type.Union([Deed, Question]), {
      title: 'Day',
      description: 'Only where the work has the shape of a day. It begins with a deed',
      minItems: 1,
    }),
  ),
  comparison: Comparison,
  capabilities: group(
    {
      title,
      cards: Type.Tuple([Capability, Capability, Capability, Capability, Capability, Capability]),
    },
    { title: 'Capabilities' },
  ),
  job: Job,
  needs: Type.Array(
    group({ work: line(60, { title: 'Work' }), row: line(60, { title: 'Row of the plans' }) }),
    { title: 'Needs', description: 'Work that only some plans have' },
  ),
  benefits: group(
    {
      title,
      list: Type.Array(group({ title, text })),
      statistics: Type.Array(Statistic),
      soon: Type.Optional(
        Type.Array(line(40, { title: 'Button' }), { description: 'Buttons that have no destination yet' }),
      ),
    },
    { title: 'Benefits' },
  ),
  articles: Type.Tuple([ArticleLink, ArticleLink], { title: 'Articles about this work' }),
  practice: Type.Optional(Practice),
  skill: Type.Optional(Skill),
  closing: group({ title, text }, { title: 'Closing' }),
});

export type Employee = Static<typeof EmployeeSchema> & Place;
export type By = Static<typeof By>;
export type Portrait = Static<typeof Portrait>;
export type SectionName = Employee['sections'][number];
export type Capability = Static<typeof Capability>;
export type Skill = Static<typeof Skill>;
export type Statistic = Static<typeof Statistic>;
export type PlanNeed = Employee['needs'][number];
export type Comparison = Static<typeof Comparison>;
export type Job = Static<typeof Job>;
export type StateRow = Static<typeof StateRow>;
export type Deed = Static<typeof Deed>;
export type Question = Static<typeof Question>;
export type Day = readonly (Deed | Question)[];
export type Trend = Static<typeof Trend>;
export type Practice = Static<typeof Practice>;
export type Tracks = Static<typeof Tracks>;
export type EmployeePicture = Employee['picture'];
export type CalendarScreen = Static<typeof CalendarScreen>;
export type TimelineScreen = Static<typeof TimelineScreen>;
export type ChartScreen = Static<typeof ChartScreen>;
export type DraftScreen = Static<typeof DraftScreen>;
export type WeekScreen = Static<typeof WeekScreen>;
export type MapScreen = Static<typeof MapScreen>;
export type DocumentScreen = Static<typeof DocumentScreen>;
