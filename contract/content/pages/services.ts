import Type, { type Static } from 'typebox';
import { line, prose } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageParts, pageWords } from '../page-words.ts';
import {
  Action,
  Doer,
  detail,
  group,
  Handover,
  head,
  Impact,
  label,
  linked,
  marked,
  name,
  Point,
  picture,
  sections,
  text,
  title,
} from '../parts.ts';

const NamedValue = group({ name, value: label });
const cells = Type.Array(label, { minItems: 3, maxItems: 3 });
const time = line(10, { title: 'Time' });

/** One of the nine solutions; its picture has words of its own. */
function solution<P extends Type.TProperties>(inPicture: P) {
  return group({
    name: line(20, { title: 'Name', description: 'On the tab' }),
    title,
    description: text,
    impact: Impact,
    picture: group({ ...picture, ...inPicture }),
  });
}

/** A switch that only illustrates what an agent can be given. */
const Setting = group({
  name,
  text: detail,
  note: Type.Optional(line(20, { title: 'Note', description: 'Shown while the switch is on' })),
  isOn: Type.Boolean({ title: 'On at first' }),
});

const kinds = ['sales', 'service', 'finance', 'people', 'operations'] as const;

/** A kind of agent that a visitor might build next. */
const AgentType = group({
  name,
  text: line(34, { title: 'Text', description: 'Stands on one line. The form begins with it as the goal' }),
  kind: Type.Enum([...kinds], { title: 'Kind' }),
  role: line(40, { title: 'Role', description: 'In the form' }),
  icon,
});

/** A run that a visitor follows step by step. The drawing has seven steps, the sixth of them a person's. */
const Run = group({
  ...picture,
  steps: Type.Array(
    group({
      time,
      name,
      text: line(60, { title: 'Text', description: 'Reads on from the name' }),
      note: prose(160, { title: 'Note', description: 'For who follows the run' }),
    }),
    { minItems: 7, maxItems: 7 },
  ),
  follow: label,
  invitation: prose(160, { title: 'Invitation' }),
  approve: label,
});

/** The agent platform: `/services` (S1 section 2.5). */
export const ServicesSchema = group({
  ...pageWords,
  sections: sections(['orchestration', 'solutions', 'form', 'agents to start from', 'controls']),
  menu: pageParts.menu,
  hero: pageParts.heroWithActions,
  builder: group(
    {
      setup: group({
        ...picture,
        agent: group({ name, title, detail, state: label }),
        briefing: Type.Array(
          group({ label, text: Type.Optional(detail), items: Type.Optional(Type.Array(label)) }),
        ),
        asks: group({ label, agent: label, human: label }),
      }),
      live: group({
        ...picture,
        conversation: Type.Array(group({ kind: Doer, name, text: prose(120, { title: 'Text' }) })),
      }),
    },
    { title: 'Picture of the first view' },
  ),
  orchestration: group(
    { ...head, points: Type.Array(Point), action: Action, run: Run },
    { title: 'Orchestration' },
  ),
  showcase: group(
    {
      ...head,
      label,
      impact: label,
      enterprise: solution({
        head: group({ name, role: label }),
        departments: Type.Array(group({ name, person: name, agent: name, work: label })),
        question: group({ agent: name, title, detail }),
        answer: group({ agent: name, title, detail, state: label }),
      }),
      document: solution({
        supplier: label,
        invoice: label,
        lines: Type.Array(NamedValue),
        total: NamedValue,
        due: marked,
        fields: Type.Array(NamedValue),
        why: text,
        handover: Handover,
      }),
      marketing: solution({
        days: Type.Array(label, { minItems: 5, maxItems: 5 }),
        channels: Type.Array(
          group({
            name,
            steps: Type.Array(
              group({
                by: Type.Enum(['agent', 'human', 'free'], { title: 'Done by' }),
                days: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(5)]),
                text: Type.Optional(label),
              }),
              { description: 'They fill the five days' },
            ),
          }),
        ),
        handover: Handover,
      }),
      financial: solution({
        today: NamedValue,
        lowest: NamedValue,
        reserve: NamedValue,
        months: Type.Array(label, { minItems: 6, maxItems: 6 }),
        causes: Type.Array(NamedValue),
        question: group({ agent: name, human: name, title, detail }),
      }),
      legal: solution({
        overview: label,
        before: marked,
        changed: group({ text: marked, out: text, in: text }),
        after: marked,
        last: marked,
        note: group({ state: label, rule: marked, text }),
        handover: Handover,
      }),
      rag: solution({
        question: group({ human: name, text }),
        answer: group({ agent: name, text: marked, searched: detail }),
        sources: Type.Array(
          group({ name, text: detail, percent: Type.Integer({ minimum: 0, maximum: 100 }), match: label }),
        ),
      }),
      proposal: solution({
        sum: label,
        sections: Type.Array(
          group({
            name,
            answered: Type.Integer({ minimum: 0 }),
            of: Type.Integer({ minimum: 1 }),
            share: label,
          }),
        ),
        open: group({ text: marked, note: detail }),
        handover: Handover,
      }),
      study: solution({
        question: detail,
        answers: Type.Array(
          group({ text: label, state: Type.Enum(['chosen', 'right', 'other'], { title: 'State' }) }),
        ),
        right: label,
        chosen: label,
        note: group({ text: marked, source: label }),
        handover: Handover,
      }),
      solutioning: solution({
        constraints: Type.Array(label),
        options: cells,
        sketch: label,
        meets: group({ name, cells }),
        ready: group({ name, cells }),
        risk: group({ name, cells }),
        pick: marked,
        handover: Handover,
      }),
    },
    { title: 'Solutions' },
  ),
  createAgent: group(head, { title: 'Form' }),
  settings: group(
    {
      title,
      remark: detail,
      memory: Setting,
      search: Setting,
      files: Setting,
      approval: Setting,
      link: Setting,
      preview: group({
        name,
        title,
        link: label,
        memory: label,
        search: label,
        files: label,
        goal: label,
        run: group({ before: Type.Array(label), approval: label, after: Type.Array(label) }),
        warning: detail,
      }),
    },
    { title: 'Settings of an agent' },
  ),
  agentTypes: group(
    {
      ...head,
      legend: label,
      all: label,
      kinds: group({ sales: name, service: name, finance: name, people: name, operations: name }),
      list: Type.Array(AgentType),
    },
    { title: 'Agents to start from' },
  ),
  controls: group(
    {
      title,
      lede: linked,
      points: Type.Array(Point),
      rights: group({
        ...picture,
        roles: Type.Array(label, { description: 'Each has the rights of the one before, and one more' }),
        rights: Type.Array(label),
        trail: Type.Array(group({ kind: Doer, name, title, detail, time })),
      }),
    },
    { title: 'Controls' },
  ),
  closing: pageParts.closing,
});

export type Services = Static<typeof ServicesSchema>;
export type Run = Static<typeof Run>;
