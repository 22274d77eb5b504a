import Type, { type Static } from 'typebox';
import { line, template } from './fields.ts';
import { group } from './parts.ts';

/** Situations in which an email is written. */
const SITUATIONS = [
  'replies are read',
  'replies aren’t read',
  'the link is known',
  'the link isn’t known',
  'the host is sure',
  'the host isn’t sure',
  'the host has changed',
  'the earlier time isn’t known',
  'no guest is invited',
  'times are offered',
  'a demo may be booked',
  'one request',
  'several requests',
] as const;

/** The emails, by the names of their documents: the gaps of their texts, and the labels of their facts. */
const EMAILS = {
  contact: { gaps: ['greeting', 'soon'] },
  agent: { gaps: ['name', 'soon'] },
  chatbot: { gaps: ['name', 'soon'] },
  'demo-to-confirm': { gaps: ['greeting', 'start', 'minutes'] },
  'demo-booked': { gaps: ['greeting', 'start', 'minutes', 'host', 'howToMove'] },
  'demo-requested': { gaps: ['greeting', 'start', 'minutes', 'held', 'howToMove'] },
  'demo-moved': { gaps: ['greeting', 'start', 'before', 'held'] },
  'demo-canceled': { gaps: ['word'] },
  'demo-for-its-host-to-confirm': { gaps: ['held'] },
  'demo-confirmed-by-its-host': { gaps: ['greeting', 'start'] },
  'demo-with-another-host': { gaps: ['greeting', 'start', 'host', 'held'] },
  'demo-with-guests': { gaps: ['greeting', 'start', 'guests'] },
  'demo-without-a-host': { gaps: ['greeting', 'start'] },
  'demo-missed': { gaps: ['greeting'] },
  'demo-in-a-day': { gaps: ['greeting', 'start', 'minutes'] },
  'demo-in-an-hour': { gaps: ['greeting', 'start', 'minutes'] },
  'guest-invited': { gaps: ['inviter', 'start'] },
  'guest-moved': { gaps: ['inviter', 'start', 'before'] },
  'guest-canceled': { gaps: ['inviter'] },
  'guest-uninvited': { gaps: ['inviter'] },
  'host-to-confirm': { gaps: ['title', 'who', 'company', 'start', 'heading'] },
  team: {
    gaps: ['title', 'who', 'company', 'start', 'email', 'before', 'attached', 'at', 'id', 'theyGet'],
    labels: ['roi', 'touches'],
  },
  'team-content-stopped': { gaps: ['who', 'email', 'id'], labels: ['given', 'takenBack'] },
  password: { gaps: [], labels: ['account', 'until', 'call'] },
  'desk-invitation': { gaps: ['inviter'], labels: ['account', 'until'] },
  'desk-sign-in': { gaps: [], labels: ['account', 'until'] },
  'desk-notices': { gaps: ['first', 'others'] },
  'desk-assignment': {
    gaps: ['author', 'who', 'others', 'requests', 'kind'],
    labels: ['from', 'received'],
  },
} as const satisfies Record<string, { gaps: readonly string[]; labels?: readonly string[] }>;

export type EmailName = keyof typeof EMAILS;

/** Texts of an email. `{product}` is the name of the product; the gaps of one email stand in its list. */
function emailSchema({ gaps: own, labels = [] }: { gaps: readonly string[]; labels?: readonly string[] }) {
  const gaps = ['product', ...own];
  const lineUpTo = (most: number) => {
    const text = template(most, gaps, {
      title: 'Text',
      description: `Left out where a gap has nothing to say. Gaps: ${gaps.map((gap) => `{${gap}}`).join(', ')}`,
    });
    const when = Type.Enum([...SITUATIONS], { title: 'When', description: 'Left out unless it holds' });
    return Type.Union([text, group({ when, text })]);
  };
  const firstOf = (most: number, title: string) =>
    Type.Union([lineUpTo(most), Type.Array(lineUpTo(most))], {
      title,
      description: 'Of several, the first that isn’t left out',
    });
  return group({
    subject: firstOf(120, 'Subject'),
    preview: template(120, gaps, {
      title: 'Preview',
      description: 'Beside the subject in a list of emails',
    }),
    heading: firstOf(80, 'Heading'),
    paragraphs: Type.Array(lineUpTo(400), { title: 'Paragraphs' }),
    highlight: Type.Optional(line(30, { title: 'Label of what must not be overlooked' })),
    buttons: Type.Optional(Type.Array(line(30, { title: 'Button' }), { title: 'Buttons' })),
    steps: Type.Optional(Type.Array(lineUpTo(200), { title: 'What happens next' })),
    factsTitle: Type.Optional(line(40, { title: 'Title of the facts' })),
    labels: Type.Optional(
      group(Object.fromEntries(labels.map((name) => [name, line(30, { title: 'Label' })])), {
        title: 'Labels of the facts',
      }),
    ),
    footer: Type.Optional(Type.Array(lineUpTo(300), { title: 'Small print' })),
  });
}

type EmailSchema = ReturnType<typeof emailSchema>;

/** A kind of document for each email. */
export const EMAIL_KINDS = Object.fromEntries(
  Object.entries(EMAILS).map(([name, email]) => [
    `emails/${name}`,
    { files: new RegExp(`^emails/${name}\\.yaml$`), schema: emailSchema(email) },
  ]),
) as { [Name in EmailName as `emails/${Name}`]: { files: RegExp; schema: EmailSchema } };

const Occasion = group({
  title: line(40, { title: 'Title' }),
  attached: Type.Optional(
    template(400, ['command'], { title: 'Text', description: 'What the attachment does, or what to do' }),
  ),
});

const label = (title: string) => line(30, { title });

/** Words that several emails share, and messages to the team’s chat. */
export const EmailPartsSchema = group({
  greeting: template(20, ['name'], {
    title: 'Greeting',
    description: 'Behind a heading, where we know a name',
  }),
  soon: line(20, { title: 'Soon', description: 'Where no time is promised for an answer' }),
  within: template(20, ['time'], { title: 'Within a time' }),
  held: template(300, [], { title: 'Held time', description: 'Until the host has confirmed a demo' }),
  howToMove: group(
    {
      byLink: template(120, [], { title: 'By the link' }),
      byReply: template(120, [], { title: 'By a reply' }),
      byForm: template(120, [], { title: 'By the contact form' }),
    },
    { title: 'Ways to move a demo' },
  ),
  labels: group(
    {
      when: label('Time of a demo'),
      wasSetFor: label('Time of a canceled demo'),
      before: label('Earlier time'),
      steps: label('What happens next'),
      sent: label('What a visitor sent'),
      name: label('Name of a visitor'),
      join: label('Join a demo'),
      manage: label('Move or cancel a demo'),
      sales: label('Sales as a guest of a demo'),
    },
    { title: 'Labels' },
  ),
  stopContent: template(60, ['product'], { title: 'Link that withdraws a consent' }),
  visitorFooter: template(300, ['product', 'lastWord'], { title: 'Small print to visitors' }),
  guestFooter: template(300, ['product', 'inviter', 'lastWord'], { title: 'Small print to guests' }),
  lastWord: group(
    {
      ignore: template(120, [], { title: 'About a request' }),
      over: template(120, [], { title: 'About a demo that is canceled' }),
      byLink: template(120, [], { title: 'About a demo, with a link' }),
      byReply: template(120, [], { title: 'About a demo, by a reply' }),
      byForm: template(120, [], { title: 'About a demo, by the contact form' }),
      guestIgnore: template(120, [], { title: 'To a guest' }),
      guestReply: template(120, [], { title: 'To a guest, where replies are read' }),
    },
    { title: 'Last words of the small print' },
  ),
  times: group(
    {
      office: template(40, ['place'], { title: 'Time at the office', description: 'Before a time' }),
      visitor: template(40, [], { title: 'Time of the visitor', description: 'Before a time' }),
    },
    { title: 'Whose time' },
  ),
  calendar: group(
    {
      about: template(120, ['minutes', 'product', 'person', 'start'], { title: 'About the demo' }),
      join: template(40, ['url'], { title: 'Join' }),
      manage: template(40, ['url'], { title: 'Move or cancel' }),
    },
    { title: 'Entry in a calendar' },
  ),
  kinds: group(
    { demo: label('Demo'), contact: label('Contact'), agent: label('Agent'), chatbot: label('Chatbot') },
    { title: 'Kinds of requests' },
  ),
  team: group(
    {
      request: template(40, ['kind'], { title: 'New request' }),
      attached: template(120, [], { title: 'New demo' }),
      attachedLater: template(200, [], { title: 'New demo that its host has to confirm' }),
      unconfirmed: Occasion,
      occasions: group(
        {
          moved: Occasion,
          cancelled: Occasion,
          'to-confirm': Occasion,
          agreed: Occasion,
          host: Occasion,
          offered: Occasion,
          missed: Occasion,
          guests: Occasion,
          invited: Occasion,
          uninvited: Occasion,
          'reminder-day': Occasion,
          'reminder-hour': Occasion,
        },
        { title: 'Changes of a demo' },
      ),
      theyGet: group(
        {
          request: template(120, [], { title: 'About a request' }),
          unconfirmed: template(120, [], { title: 'About a demo that wasn’t confirmed' }),
          toConfirm: template(120, [], { title: 'About a demo that its host has to confirm' }),
          change: template(120, [], { title: 'About a change' }),
        },
        { title: 'What the visitor gets' },
      ),
      roi: group(
        {
          savings: template(60, ['savings'], { title: 'Savings' }),
          payback: template(80, ['savings', 'months'], { title: 'Savings, with a payback' }),
          inputs: template(200, ['useCase', 'industry', 'employees', 'salary', 'automation', 'cost'], {
            title: 'Inputs',
          }),
        },
        { title: 'ROI result' },
      ),
    },
    { title: 'To the team' },
  ),
  notices: group(
    {
      assigned: template(80, ['who'], { title: 'A request is given to them' }),
      reply: template(80, ['who'], { title: 'A visitor has replied' }),
      waiting: template(80, ['who'], { title: 'A request waits too long' }),
      moved: template(80, ['who'], { title: 'A demo has moved' }),
      canceled: template(80, ['who'], { title: 'A demo is canceled' }),
      bounce: template(80, ['who'], { title: 'A message came back' }),
      channel: template(80, ['who'], { title: 'A channel is down' }),
    },
    { title: 'What people of the desk hear of' },
  ),
  someone: line(60, { title: 'Who invites to the desk, where that isn’t known' }),
});

export type Situation = (typeof SITUATIONS)[number];
export type Email = Static<EmailSchema>;
export type EmailParts = Static<typeof EmailPartsSchema>;
