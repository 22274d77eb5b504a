import Type, { type Static } from 'typebox';
import { line, link, type Place, prose } from './fields.ts';
import { icon } from './icons.ts';
import { pageSwitch } from './pages-off.ts';

const strict = { additionalProperties: false } as const;
const title = line(80, { title: 'Title' });
const text = prose(300, { title: 'Text' });
const label = line(60, { title: 'Label' });
const percent = Type.Number({ minimum: 0, maximum: 100 });

/** The side whose work something is: an agent's, a person's, or neither's. */
const By = Type.Enum(['agent', 'human', 'quiet'], { title: 'Done by' });

const StateRow = Type.Object(
  {
    title: line(60, { title: 'Title' }),
    detail: line(80, { title: 'Detail' }),
    state: line(30, { title: 'State' }),
    tone: Type.Enum(['agent', 'human', 'good', 'warn', 'bad', 'quiet'], { title: 'Tone' }),
  },
  strict,
);

const counted = Type.Array(Type.Object({ label, count: Type.Integer({ minimum: 0 }), by: By }, strict));

/** A number of things, by their state: one bar in parts. */
const Shares = Type.Object({ kind: Type.Literal('shares'), parts: counted }, strict);
/** Two or three things, each with the state it is in. */
const States = Type.Object({ kind: Type.Literal('states'), rows: Type.Array(StateRow) }, strict);
/** The course of a number, once or for two rivals. Percent of the height, from left to right. */
const Trend = Type.Object(
  {
    kind: Type.Literal('trend'),
    lines: Type.Array(Type.Object({ label, percents: Type.Array(percent), by: By }, strict)),
  },
  strict,
);

const time = line(10, { title: 'Time', description: 'As 9:10 AM' });

/** Work that the employee does by itself. The picture repeats what the text says, or shows an example of it. */
const Deed = Type.Object({ time, title, text, picture: Type.Union([Shares, States, Trend]) }, strict);
/** A moment when the employee stops and a person decides. */
const Question = Type.Object(
  { time, question: prose(200, { title: 'Question' }), answer: prose(200, { title: 'Answer' }) },
  strict,
);

const shown = {
  title: line(60, { title: 'Title', description: 'Title bar of the screen' }),
  alt: prose(400, { title: 'Alternative text' }),
  handover: Type.Object(
    { human: line(30, { title: 'Person' }), text: prose(120, { title: 'Decision' }) },
    { title: 'Handover', ...strict },
  ),
};

/** A day as it is planned now, and how many letters of the inbox went where. */
const CalendarScreen = Type.Object(
  {
    kind: Type.Literal('calendar'),
    ...shown,
    inbox: counted,
    blocks: Type.Array(
      Type.Object(
        {
          time,
          title: line(60, { title: 'Title' }),
          detail: line(80, { title: 'Detail' }),
          by: By,
          isLong: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
  },
  strict,
);

/** A plan over the weeks. Positions in percent of its width. */
const TimelineScreen = Type.Object(
  {
    kind: Type.Literal('timeline'),
    ...shown,
    weeks: Type.Array(line(20, { title: 'Week' })),
    today: percent,
    tasks: Type.Array(
      Type.Object(
        {
          name: line(40, { title: 'Task' }),
          from: percent,
          to: percent,
          by: By,
          slipsTo: Type.Optional(percent),
        },
        strict,
      ),
    ),
    risk: Type.Object({ title, detail: prose(160, { title: 'Detail' }) }, strict),
  },
  strict,
);

/** Columns over time, and the variants of a text between which a person chose. */
const ChartScreen = Type.Object(
  {
    kind: Type.Literal('chart'),
    ...shown,
    measure: line(60, { title: 'Measure' }),
    columns: Type.Array(Type.Object({ label, percent, by: By }, strict)),
    variants: Type.Array(
      Type.Object(
        {
          name: line(20, { title: 'Name' }),
          text: prose(160, { title: 'Text' }),
          result: line(40, { title: 'Result' }),
          isChosen: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
  },
  strict,
);

/** A letter in which each claim has its source. */
const DraftScreen = Type.Object(
  {
    kind: Type.Literal('draft'),
    ...shown,
    to: line(60, { title: 'To' }),
    subject: line(80, { title: 'Subject' }),
    sentences: Type.Array(Type.Object({ text, source: Type.Optional(Type.Integer({ minimum: 0 })) }, strict)),
    sources: Type.Array(Type.Object({ title, detail: line(80, { title: 'Detail' }) }, strict)),
  },
  strict,
);

/** Five days, each with what is to be done and by whom. */
const WeekScreen = Type.Object(
  {
    kind: Type.Literal('week'),
    ...shown,
    days: Type.Array(
      Type.Object(
        {
          day: line(10, { title: 'Day' }),
          tasks: Type.Array(Type.Object({ text: line(60, { title: 'Task' }), by: By }, strict)),
        },
        strict,
      ),
    ),
  },
  strict,
);

/** The place of each point on two axes between opposites. Positions in percent from the lower left. */
const MapScreen = Type.Object(
  {
    kind: Type.Literal('map'),
    ...shown,
    axes: Type.Object({ left: label, right: label, top: label, bottom: label }, strict),
    points: Type.Array(
      Type.Object(
        { x: percent, y: percent, name: label, detail: line(80, { title: 'Detail' }), by: By },
        strict,
      ),
    ),
  },
  strict,
);

/** A document in the making: its outline, and the page with the one gap that a person must fill. */
const DocumentScreen = Type.Object(
  {
    kind: Type.Literal('document'),
    ...shown,
    outline: Type.Array(Type.Object({ name: label, state: Type.Enum(['ready', 'gap', 'open']) }, strict)),
    heading: line(60, { title: 'Heading' }),
    paragraph: prose(400, { title: 'Paragraph' }),
    gap: line(100, { title: 'Gap' }),
    note: prose(160, { title: 'Note' }),
  },
  strict,
);

/** A bar from one unit to another. With each choice down the list it moves on by as many units as its pace. */
const TrackBar = Type.Object(
  {
    from: Type.Number(),
    to: Type.Number(),
    by: By,
    pace: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(3)])),
    isLate: Type.Optional(
      Type.Boolean({ description: 'Drawn as an outline: it tells of time that is lost' }),
    ),
  },
  strict,
);

/** Bars over a scale of so many units. */
const Tracks = Type.Object(
  {
    kind: Type.Literal('tracks'),
    units: Type.Integer({ minimum: 1 }),
    scale: Type.Array(line(20, { title: 'Unit' })),
    rows: Type.Array(Type.Object({ label, bars: Type.Array(TrackBar) }, strict)),
  },
  strict,
);
/** Rows that each choice leads to. */
const Panels = Type.Object(
  { kind: Type.Literal('panels'), panels: Type.Array(Type.Array(StateRow)) },
  strict,
);
/** The map of the employee's own picture, on which the choice marks one point: by the names of its points. */
const Points = Type.Object(
  { kind: Type.Literal('points'), names: Type.Array(line(40, { title: 'Point' })) },
  strict,
);

/** Something of the employee's work for the visitor to try: one choice among a few, and what follows from each. */
const Practice = Type.Object(
  {
    title,
    text,
    question: line(120, { title: 'Question' }),
    choices: Type.Array(
      Type.Object(
        {
          label,
          outcome: prose(300, { title: 'Outcome' }),
          isYours: Type.Optional(
            Type.Literal(true, { title: 'Yours', description: 'A person decides what follows' }),
          ),
        },
        strict,
      ),
    ),
    stage: Type.Union([Tracks, Panels, Points]),
  },
  { title: 'Practice', ...strict },
);

/** Limits of the employee, in lines that a person writes and reads. */
const Job = Type.Object(
  {
    reportsTo: line(60, { title: 'Reports to' }),
    alone: Type.Array(line(100, { title: 'Alone' })),
    asksFirst: Type.Array(line(100, { title: 'Asks first' })),
    never: Type.Array(line(100, { title: 'Never' })),
    signed: Type.Object(
      { agent: line(60, { title: 'Agent' }), human: line(60, { title: 'Person' }) },
      { title: 'Signed', description: 'Of each side, behind its name', ...strict },
    ),
  },
  { title: 'Job card', ...strict },
);

const Capability = Type.Object(
  { title, text, yours: prose(160, { title: 'Yours', description: 'The part that stays with a person' }) },
  strict,
);

/** The same four moments of a week, without the employee and with it (S2 section 3, 'Comparison props'). */
const moment = prose(200, { title: 'Moment' });
const Comparison = Type.Object(
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
  { title: 'Comparison', ...strict },
);

/** The skill-builder mock: what starts a skill, what it does, and what it writes down (S2 section 2). */
const Skill = Type.Object(
  {
    name: line(60, { title: 'Name' }),
    triggers: Type.Array(line(60, { title: 'Trigger' })),
    steps: Type.Array(line(120, { title: 'Step' })),
    output: Type.Object(
      {
        name: line(60, { title: 'Name' }),
        value: Type.Number(),
        reasons: Type.Array(line(120, { title: 'Reason' })),
      },
      strict,
    ),
  },
  { title: 'Skill', ...strict },
);

/** A claim of the specification (S2 section 9, 'Marketing claims'). */
const Statistic = Type.Object(
  { figure: line(20, { title: 'Figure' }), label: line(100, { title: 'Label' }) },
  strict,
);

const ArticleLink = Type.Object(
  {
    title: line(120, { title: 'Title', description: 'As the article has it' }),
    path: link({ title: 'Address' }),
  },
  strict,
);

const Portrait = Type.Object(
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
  { title: 'Portrait', ...strict },
);

/**
 * The page of one employee (S2 section 2, 'AI employees overview and per-employee pages', and S2 section 3, 'AI employee
 * card', 'Comparison props'). The file name is the last part of its address.
 */
export const EmployeeSchema = Type.Object(
  {
    ...pageSwitch,
    order: Type.Integer({ title: 'Place in the team', minimum: 1 }),
    persona: Type.Object(
      {
        name: line(20, { title: 'Name' }),
        role: line(40, { title: 'Role' }),
        summary: line(160, { title: 'Summary' }),
      },
      { title: 'Persona', ...strict },
    ),
    portrait: Portrait,
    skills: Type.Tuple(
      [line(20, { title: 'Skill' }), line(20, { title: 'Skill' }), line(20, { title: 'Skill' })],
      { title: 'Skills of the card' },
    ),
    metadata: Type.Object(
      {
        title: line(60, { title: 'Title' }),
        description: line(160, { title: 'Description', description: 'For search engines' }),
        keywords: Type.Optional(line(300, { title: 'Keywords' })),
        hasFreeOffer: Type.Optional(
          Type.Boolean({ title: 'Free offer', description: 'Offered to search engines as free software' }),
        ),
      },
      { title: 'Search engines', ...strict },
    ),
    menu: Type.Optional(
      Type.Object(
        {
          place: Type.Integer({ minimum: 1 }),
          icon,
        },
        { title: 'Menu', ...strict },
      ),
    ),
    hero: Type.Object(
      {
        title: line(80, { title: 'Headline' }),
        lede: prose(300, { title: 'Lede' }),
        second: Type.Enum(['demo', 'contact'], { title: 'Second button' }),
      },
      { title: 'First view', ...strict },
    ),
    picture: Type.Union(
      [CalendarScreen, TimelineScreen, ChartScreen, DraftScreen, WeekScreen, MapScreen, DocumentScreen],
      { title: 'Picture' },
    ),
    sections: Type.Array(
      Type.Enum(['day', 'comparison', 'capabilities', 'practice', 'skill', 'job', 'benefits']),
      { title: 'Sections', description: 'In the order that its job suggests: no two pages have the same' },
    ),
    day: Type.Optional(
      Type.Array(Type.Union([Deed, Question]), {
        title: 'Day',
        description: 'Only where the work has the shape of a day. It begins with a deed',
        minItems: 1,
      }),
    ),
    comparison: Comparison,
    capabilities: Type.Object(
      {
        title,
        cards: Type.Tuple([Capability, Capability, Capability, Capability, Capability, Capability]),
      },
      { title: 'Capabilities', ...strict },
    ),
    job: Job,
    needs: Type.Array(
      Type.Object(
        { work: line(60, { title: 'Work' }), row: line(60, { title: 'Row of the plans' }) },
        strict,
      ),
      { title: 'Needs', description: 'Work that only some plans have' },
    ),
    benefits: Type.Object(
      {
        title,
        list: Type.Array(Type.Object({ title, text }, strict)),
        statistics: Type.Array(Statistic),
        soon: Type.Optional(
          Type.Array(line(40, { title: 'Button' }), { description: 'Buttons that have no destination yet' }),
        ),
      },
      { title: 'Benefits', ...strict },
    ),
    articles: Type.Tuple([ArticleLink, ArticleLink], { title: 'Articles about this work' }),
    practice: Type.Optional(Practice),
    skill: Type.Optional(Skill),
    closing: Type.Object({ title, text }, { title: 'Closing', ...strict }),
  },
  strict,
);

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
