import type { Static } from 'typebox';
import Type from 'typebox';
import { line, prose } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageParts, pageWords } from '../page-words.ts';
import {
  Action,
  actions,
  Doer,
  detail,
  group,
  Handover,
  head,
  Impact,
  label,
  marked,
  name,
  Point,
  picture,
  Question,
  sections,
  text,
  title,
  tone,
} from '../parts.ts';

/** A text by day, and by night: where the visitor’s system is dark. */
const DayAndNight = group({
  day: line(60, { title: 'By day' }),
  night: line(60, { title: 'By night', description: 'Where the visitor’s system is dark' }),
});

/** A piece of work that an AI employee has prepared, and that waits for a decision. */
const Draft = group({
  agent: name,
  title: line(40, { title: 'Title' }),
  detail: line(40, { title: 'Detail' }),
  work: line(40, { title: 'Work', description: 'As the trail calls it' }),
  text: prose(280, { title: 'Text', description: '¹ and ² stand for the sources' }),
  sources: Type.Array(line(60, { title: 'Source' })),
  reasons: Type.Array(
    group({
      label,
      answer: prose(280, {
        title: 'Second draft',
        description: 'As short as the first, so that the page doesn’t shift',
      }),
    }),
    { title: 'Reasons to send it back' },
  ),
});

/** A line of the audit trail from before the visitor came. */
const Done = group({
  words: Type.Union([line(60, { title: 'Words' }), DayAndNight]),
  at: DayAndNight,
});

const Feature = group({
  icon,
  drawing: Type.Optional(
    Type.Enum(['employees', 'orchestration', 'control'], {
      title: 'Drawing',
      description: 'Makes the card a wide one. These stand where both three and two columns close',
    }),
  ),
  title,
  gist: line(40, {
    title: 'Gist',
    description: 'All that a phone shows at first: it fits in one line there',
  }),
  text,
  link: Action,
});

/** A use case; its picture has words of its own. */
function useCase<P extends Type.TProperties>(inPicture: P) {
  return group({ title, description: text, impact: Impact, picture: group({ ...picture, ...inPicture }) });
}

const Said = group({ by: Type.Optional(name), text });
const paper = line(60, { title: 'Label of the paper' });

/** Buttons of the desk, and what it says of presses. {work} is the draft, {agent} who wrote it. */
const DeskWords = group({
  approve: label,
  edit: label,
  sendBack: label,
  save: label,
  neverMind: label,
  receipt: label,
  startOver: label,
  trail: label,
  approved: label,
  decide: label,
  editing: label,
  redrafting: label,
  saidApproved: label,
  saidWord: line(60, { title: 'One word changed' }),
  saidWords: line(60, { title: 'Words changed', description: '{count} is their number' }),
  saidSentBack: line(60, { title: 'Sent back', description: '{reason} is the reason' }),
  saidRedrafted: label,
  finished: line(80, { title: 'All decided', description: '{time} is the time it took' }),
  second: label,
  seconds: label,
  minutes: label,
  receiptBy: label,
  receiptCost: label,
});

/** The home page: `/` (S1 section 2.3). */
export const HomeSchema = group({
  ...pageWords,
  sections: sections([
    'clients',
    'figures',
    'use cases',
    'how it works',
    'try it now',
    'chatbot builder',
    'partners',
    'features',
    'why choose us',
  ]),
  opening: group(
    {
      lines: Type.Array(line(20, { title: 'Line' }), { title: 'Headline, by lines' }),
      lede: prose(200, { title: 'Lede' }),
      actions,
      note: line(80, { title: 'Note' }),
    },
    { title: 'First view' },
  ),
  desk: group(
    {
      title,
      shift: DayAndNight,
      note: line(60, { title: 'Note' }),
      drafts: Type.Array(Draft),
      done: Type.Array(Done, { title: 'Audit trail before the visitor came, newest first' }),
      next: actions,
      words: DeskWords,
    },
    { title: 'Desk', description: 'Examples, and the section says so' },
  ),
  clients: group({ title }, { title: 'Clients' }),
  stats: group(
    { title, list: Type.Array(group({ value: line(10, { title: 'Figure' }), label })) },
    { title: 'Figures' },
  ),
  useCases: group(
    {
      ...head,
      label,
      impact: label,
      scrum: useCase({
        planned: label,
        board: Type.Array(
          group({
            column: label,
            tickets: Type.Array(
              group({
                title: label,
                points: label,
                note: Type.Optional(label),
                tone: Type.Optional(tone),
              }),
            ),
          }),
        ),
        handover: Handover,
      }),
      sales: useCase({
        stages: Type.Array(
          group({ name, leads: Type.Integer({ minimum: 0 }), isCurrent: Type.Optional(Type.Boolean()) }),
        ),
        lead: group({ person: name, title, detail, state: label }),
        reply: group({ label: paper, paragraphs: Type.Array(marked) }),
        handover: Handover,
      }),
      seo: useCase({
        columns: group({ phrase: label, position: label }),
        phrases: Type.Array(group({ phrase: label, position: Type.Integer({ minimum: 1 }) }), {
          minItems: 5,
          maxItems: 5,
        }),
        gap: group({ phrase: label, state: label }),
        brief: group({
          label: paper,
          title,
          outline: Type.Array(line(60, { title: 'Part' })),
          notes: Type.Array(text),
        }),
        handover: Handover,
      }),
      projects: useCase({
        weeks: Type.Array(label, { minItems: 4, maxItems: 4 }),
        lanes: Type.Array(group({ name, says: label }), { minItems: 5, maxItems: 5 }),
        handover: Handover,
      }),
      support: useCase({
        thread: Type.Array(Said),
        handover: Handover,
        takeover: Said,
        thanks: text,
      }),
      analytics: useCase({
        days: Type.Array(Type.Integer({ minimum: 0, maximum: 150 }), { title: 'Figures, the last 3 marked' }),
        expected: Type.Integer({ minimum: 0, maximum: 150 }),
        last: marked,
        state: label,
        finding: group({ label: paper, text: marked, sources: detail }),
      }),
      teachers: useCase({
        phases: Type.Array(group({ name, minutes: label })),
        worksheets: Type.Array(group({ level: label, task: label, question: detail }), {
          minItems: 3,
          maxItems: 3,
        }),
        handover: Handover,
      }),
      knowledge: useCase({
        question: detail,
        answer: Type.Array(marked, { title: 'Sentences, each with the source of its number' }),
        sources: Type.Array(group({ label: paper, text: marked })),
        handover: Handover,
      }),
      contracts: useCase({
        clause: group({ label: paper, before: text, flagged: marked, state: label, after: text }),
        delays: Type.Array(group({ cause: label, days: label }), { minItems: 4, maxItems: 4 }),
        cost: marked,
        notice: label,
        handover: Handover,
      }),
    },
    { title: 'Use cases' },
  ),
  howItWorks: group(
    {
      ...head,
      steps: Type.Array(
        group({
          ...Point.properties,
          tags: Type.Array(line(20, { title: 'Tag' }), { title: 'Words in the drawing' }),
        }),
        { minItems: 4, maxItems: 4 },
      ),
      action: Action,
    },
    { title: 'How it works' },
  ),
  tryIt: group({ title, text, action: Action }, { title: 'Try it now' }),
  partners: group(
    { title, list: Type.Array(group({ field: label, program: label })) },
    { title: 'Partners' },
  ),
  features: group(
    {
      ...head,
      cards: Type.Array(Feature),
      drawings: group({
        employees: Type.Array(group({ kind: Doer, name, role: label, state: label })),
        orchestration: group({
          stations: Type.Array(label, { minItems: 3, maxItems: 3 }),
          person: label,
        }),
        control: group({
          roles: Type.Array(label, { minItems: 3, maxItems: 3 }),
          rights: Type.Array(label, { minItems: 3, maxItems: 3 }),
        }),
      }),
    },
    { title: 'Features' },
  ),
  whyChoose: group({ ...head, questions: Type.Array(Question) }, { title: 'Why choose us' }),
  closing: pageParts.closing,
});

export type Home = Static<typeof HomeSchema>;
export type Draft = Static<typeof Draft>;
export type DeskWords = Static<typeof DeskWords>;

/** The section of the home page around the chatbot builder (S1 section 2.4). */
export const ChatbotBuilderSchema = group(head);

/** A client as the home page shows it (S1 section 3, 'Client logo'). All of them are fictional. */
const Client = group({
  name,
  widthClass: Type.Enum(['narrow', 'regular', 'wide'], {
    title: 'Width',
    description:
      'Evens out how large marks of one height look: a short one is a little higher, a long one lower',
  }),
  isOutlined: Type.Optional(Type.Boolean({ title: 'Outlined' })),
  logo: Type.String({ title: 'Mark', description: 'Path data on a square of 24' }),
});

/** The clients, in the order of the carousel. Studies and press releases name them. */
export const ClientsSchema = group({ clients: Type.Array(Client) });

export type Client = Static<typeof Client>;
