import type { CaseStudy } from '../case-study.ts';

/** A mentoring service whose first answers no longer wait for office hours. The story is fictional. */
export const study: CaseStudy = {
  slug: 'grabguidance',
  confirmed: false,
  customer: 'GrabGuidance',
  topic: 'first answers at any hour',
  headline: 'GrabGuidance answers the 11 PM question',
  lede: 'A mentoring service helps high-school graduates find the right course. An agent now gives the first answer at any hour. Advisers take over from there.',
  description:
    'How a mentoring service for high-school graduates lets an AI agent answer first inquiries day and night and hands each family to an adviser: 4x leads.',
  facts: {
    field: 'Mentoring for school, college and first-job decisions',
    agent: 'Remy: answers first inquiries',
  },
  work: {
    shape: 'clock',
    title: 'Inquiries around the clock',
    alt: 'Two dials of twenty-four hours. Before, people answer in office hours and the three dots, for booked calls, fall within them. After, the agent answers all around the dial, people from ten to seven, and the twelve dots fall mostly in the evening.',
    before: {
      drawing: { human: { from: 9, to: 17 }, leadHours: [10, 13, 16] },
      note: 'Write after five, wait until morning.',
    },
    after: {
      drawing: {
        agent: { from: 0, to: 24 },
        human: { from: 10, to: 19 },
        leadHours: [0.3, 8, 11, 13.5, 16, 17.6, 18.7, 19.7, 20.6, 21.5, 22.4, 23.3],
      },
      note: 'Remy answers right away. Advisers have the conversations.',
    },
  },
  metrics: [
    {
      value: '4x',
      name: 'leads from first inquiries',
      basis: 'Inquiries that ended in a booked first call, one spring against the next.',
    },
    {
      value: 'Any hour',
      name: 'for a first answer',
      basis: 'Most families write in the evening, when parents and kids sit down together.',
    },
    {
      value: 'No cold start',
      name: 'for the adviser',
      basis:
        'Every call starts with a page about the student: subjects, deadlines, worries, questions asked.',
    },
  ],
  challenge: [
    'Families ask for help when they have time to worry, and that’s after dinner. GrabGuidance read those messages the next morning, between calls, and answered by noon if the day was quiet.',
    'By then many had asked someone else. Those who still wanted a call got the same six questions by email, one reply a day, until a date was found.',
    'They’d thought about hiring for the evening. But a season is ten weeks long, and an adviser needs a year to know the courses.',
  ],
  highlights: [
    {
      title: 'Answers from checked pages only',
      text: 'Remy knows fees, deadlines and entry rules from pages an adviser has approved, and links to them.',
    },
    {
      title: 'No life advice',
      text: '“Should I study law?” isn’t Remy’s question. It says so and offers a call with a person.',
    },
    {
      title: 'A parent is asked first',
      text: 'For anyone under eighteen, a parent has to agree before a date is offered.',
    },
    {
      title: 'A handoff on one page',
      text: 'The adviser sees what was asked and answered. No one has to tell their story twice.',
    },
  ],
  process: [
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Answers the first question',
      text: 'In the chat, in plain English, with the page the answer comes from.',
    },
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Asks what a call needs',
      text: 'School year, subjects, deadlines, and whether a parent agrees. Families can skip any question.',
    },
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Offers two dates',
      text: 'From the calendars of the advisers who know the field, within the next three days.',
    },
    {
      by: 'human',
      actor: 'Adviser',
      title: 'Reads one page and calls',
      text: 'The call starts with the family’s last worry. The form can wait.',
    },
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Writes down what was agreed',
      text: 'A summary with dates and links waits in the outbox until the adviser has read it.',
    },
    {
      by: 'human',
      actor: 'Adviser',
      title: 'Matches a mentor',
      text: 'Who fits with whom takes someone who has met both.',
    },
  ],
  results: [
    'GrabGuidance counts a lead when a family books a first call. In the spring of 2025 it counted four times as many as the spring before: that’s the 4x.',
    'It doesn’t put all of them down to Remy. A second inquiry form went online in the same months, on the page about apprenticeships, and some families came that way. What the advisers are sure of is the time of day: most new leads wrote after the office had closed.',
    'Remy also got something wrong. In its second week it quoted a deadline from last year’s page. Since then it can’t use a page without a review date, and one adviser reviews ten pages every Friday.',
  ],
  brief: {
    before: 'Evening inquiries waited until the next day, and six questions went back and forth by email.',
    now: 'An agent answers right away, asks what a call needs and offers two dates.',
    staysWithPeople: 'Advice, the choice of a mentor, and every call.',
  },
  measurement: {
    what: 'First inquiries that ended in a booked call',
    when: 'February to April, in 2024 and in 2025',
    limits: 'A second inquiry form opened in the same months, so not every new lead is the agent’s.',
  },
  testimonial: {
    text: 'Parents used to open with an apology. Now they open with what they told Remy last night.',
    name: 'Senior adviser',
    role: 'GrabGuidance',
  },
  call: {
    title: 'What do people ask you after hours?',
    text: 'Bring ten messages from last week. We’ll show how an agent would answer, and where it would hand over to you.',
  },
};
