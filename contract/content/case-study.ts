import Type, { type Static } from 'typebox';
import { line, type Place, prose } from './fields.ts';
import { pageSwitch } from './pages-off.ts';
import { group, rows } from './parts.ts';

/** The party that does a piece of work: the color of everything that shows it. */
const Doer = Type.Enum(['agent', 'human'], { title: 'Done by' });

const Point = group({ title: line(60, { title: 'Title' }), text: prose(300, { title: 'Text' }) });

/** A result at the top of a case study: a figure that the customer reports, or a few words. */
const Metric = group({
  value: line(30, { title: 'Value' }),
  name: line(60, { title: 'Name' }),
  basis: prose(200, { title: 'Basis', description: 'Evidence for the value' }),
});

/** Working days in a row that are spent on the same task; `free` days are open for other work of the people's. */
const DayRun = group({
  by: Type.Enum(['agent', 'human', 'free'], { title: 'Done by' }),
  task: line(40, { title: 'Task' }),
  days: Type.Integer({ title: 'Days', minimum: 1 }),
});

const HourSpan = group({
  from: Type.Number({ title: 'From', minimum: 0, maximum: 24 }),
  to: Type.Number({ title: 'To', minimum: 0, maximum: 24 }),
});

/** A day round the clock: when agents and people answer, and at which hours the enquiries came that led on. */
const ClockDay = group({
  agent: Type.Optional(HourSpan),
  human: HourSpan,
  leadHours: Type.Array(Type.Number({ minimum: 0, exclusiveMaximum: 24 }), { title: 'Hours of leads' }),
});

/** Documents of one question: how many there are, and which ones a person reads. */
const PageReading = group({
  pages: Type.Integer({ title: 'Pages', minimum: 1 }),
  readByHuman: Type.Union([Type.Literal('all'), Type.Array(Type.Integer({ minimum: 0 }))]),
});

function comparison<const Shape extends string, Drawing extends Type.TSchema>(
  shape: Shape,
  drawing: Drawing,
) {
  const side = group({ drawing, note: prose(200, { title: 'Note' }) });
  return group({
    shape: Type.Literal(shape),
    title: line(60, { title: 'Title' }),
    alt: prose(400, { title: 'Alternative text' }),
    before: side,
    after: side,
  });
}

/** A case study (S2 section 2). The file name is the last part of its address. */
export const CaseStudySchema = group({
  ...pageSwitch,
  confirmed: Type.Boolean({
    title: 'Confirmed',
    description:
      'Whether the customer has confirmed all of it. Until then a notice says so, and search engines are kept out',
  }),
  customer: line(40, { title: 'Customer' }),
  topic: line(60, { title: 'Topic', description: 'For the title of the page' }),
  headline: line(80, { title: 'Headline' }),
  lede: prose(300, { title: 'Lede' }),
  description: line(160, { title: 'Description', description: 'For search engines' }),
  facts: group(
    { field: line(100, { title: 'Field' }), agent: line(80, { title: 'Agent' }) },
    { title: 'Facts' },
  ),
  work: Type.Union(
    [comparison('days', Type.Array(DayRun)), comparison('clock', ClockDay), comparison('pages', PageReading)],
    { title: 'Work before and after' },
  ),
  metrics: Type.Tuple([Metric, Metric, Metric], {
    title: 'Results',
    description: 'The first one stands for the study where there is room for one',
  }),
  challenge: rows(prose(600, { title: 'Paragraph' }), { title: 'Challenge' }),
  highlights: rows(Point, { title: 'Highlights' }),
  process: Type.Array(group({ by: Doer, actor: line(30, { title: 'Actor' }), ...Point.properties }), {
    title: 'Process',
  }),
  results: rows(prose(600, { title: 'Paragraph' }), { title: 'Results' }),
  brief: group(
    {
      before: prose(200, { title: 'Before' }),
      now: prose(200, { title: 'Now' }),
      staysWithPeople: prose(200, { title: 'Stays with people' }),
    },
    { title: 'In short' },
  ),
  measurement: group(
    {
      what: prose(200, { title: 'What the figures count' }),
      when: line(60, { title: 'When' }),
      limits: prose(300, { title: 'What they don’t show' }),
    },
    { title: 'Measurement' },
  ),
  testimonial: group(
    {
      text: prose(300, { title: 'Quotation' }),
      name: line(40, { title: 'Name', description: 'A role until the customer has confirmed it' }),
      role: line(40, { title: 'Company' }),
    },
    { title: 'Testimonial' },
  ),
  call: Point,
});

export type CaseStudy = Static<typeof CaseStudySchema> & Place;
export type Doer = Static<typeof Doer>;
export type Metric = Static<typeof Metric>;
export type Point = Static<typeof Point>;
export type DayRun = Static<typeof DayRun>;
export type HourSpan = Static<typeof HourSpan>;
export type ClockDay = Static<typeof ClockDay>;
export type PageReading = Static<typeof PageReading>;
export type Work = CaseStudy['work'];
