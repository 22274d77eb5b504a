import type { CaseStudy } from '../case-study.ts';

/** A mentoring service whose first answers no longer wait for office hours. Fictional, as are its people. */
export const study: CaseStudy = {
  slug: 'grabguidance',
  customer: 'GrabGuidance',
  topic: 'first answers at any hour',
  headline: 'GrabGuidance answers the question that comes at eleven at night',
  lede: 'A mentoring service in Manchester helps school leavers to find a course that suits them. An agent now gives the first answer at any hour. Advisers take over from there.',
  description:
    'How a mentoring service for school leavers lets an AI agent answer first enquiries by day and night, hands each family to an adviser, and reports 4x leads.',
  facts: {
    field: 'Mentoring for the choice of school, course and first job',
    place: 'Manchester',
    people: '14 in the office, and mentors who work by the hour',
    agent: 'Remy, who answers first enquiries',
  },
  work: {
    shape: 'clock',
    title: 'Enquiries round the clock',
    alt: 'Two dials of twenty-four hours. Before, people answer in office hours and three dots, for booked talks, lie within them. After, the agent answers all round the dial, people from ten to seven, and twelve dots lie mostly in the evening.',
    before: {
      drawing: { human: { from: 9, to: 17 }, leadHours: [10, 13, 16] },
      note: 'Whoever writes after five waits until morning.',
    },
    after: {
      drawing: {
        agent: { from: 0, to: 24 },
        human: { from: 10, to: 19 },
        leadHours: [0.3, 8, 11, 13.5, 16, 17.6, 18.7, 19.7, 20.6, 21.5, 22.4, 23.3],
      },
      note: 'Remy answers at once. Advisers hold the talks.',
    },
  },
  metrics: [
    {
      value: '4x',
      name: 'leads from first enquiries',
      basis:
        'Reported by GrabGuidance: enquiries that ended in a booked first talk, one spring against the next.',
    },
    {
      value: 'Any hour',
      name: 'for a first answer',
      basis: 'Most families write in the evening, when parents and children sit down together.',
    },
    {
      value: 'No cold start',
      name: 'for the adviser',
      basis: 'Each talk begins with a page about the student: subjects, deadlines, worries, questions asked.',
    },
  ],
  challenge: [
    'Families ask for help when they have time to worry, and that is after dinner. GrabGuidance read those messages the next morning, between calls, and answered by noon if the day was quiet.',
    'By then many had asked somebody else. Those who still wanted a talk were asked the same six questions by mail, one reply a day, until a date was found.',
    'Hiring for the evening had been considered. But a season is ten weeks long, and an adviser needs a year to know the courses.',
  ],
  highlights: [
    {
      title: 'Answers from checked pages only',
      text: 'Remy knows fees, deadlines and entry rules from pages that an adviser has approved, and links to them.',
    },
    {
      title: 'No advice about a life',
      text: '‘Should I study law?’ is not Remy’s question. It says so and offers a talk with a person.',
    },
    {
      title: 'A parent is asked first',
      text: 'For anyone under eighteen, a parent’s agreement comes before a date is offered.',
    },
    {
      title: 'A handover on one page',
      text: 'The adviser sees what was asked and answered. Nobody has to tell their story twice.',
    },
  ],
  process: [
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Answers the first question',
      text: 'Within the chat, in plain words, with the page that the answer comes from.',
    },
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Asks what a talk needs',
      text: 'Year of school, subjects, deadlines, and whether a parent agrees. Any question can be skipped.',
    },
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Offers two dates',
      text: 'From the calendars of the advisers who know the field, within the next three days.',
    },
    {
      by: 'human',
      actor: 'Dilys',
      title: 'Reads one page and calls',
      text: 'She begins with the worry that the family named last, not with the form.',
    },
    {
      by: 'agent',
      actor: 'Remy',
      title: 'Writes down what was agreed',
      text: 'A summary with dates and links waits in the outbox until Dilys has read it.',
    },
    {
      by: 'human',
      actor: 'Dilys',
      title: 'Matches a mentor',
      text: 'Who fits whom is her decision. She has met both.',
    },
  ],
  results: [
    'GrabGuidance counts a lead when a family has booked a first talk. In the spring of 2025 it counted four times as many as in the spring before: the 4x leads that it reports.',
    'It does not put all of them down to Remy. A second enquiry form went online in the same months, on the page about apprenticeships, and some families came that way. What the advisers are sure of is the time of day: most new leads wrote after the office had closed.',
    'Remy also got something wrong. In its second week it quoted a deadline from last year’s page. Since then a page without a date of review is closed to it, and one adviser reviews ten pages every Friday.',
  ],
  brief: {
    before: 'Evening enquiries waited until the next day, and six questions went back and forth by mail.',
    now: 'An agent answers at once, asks what a talk needs, and offers two dates.',
    staysWithPeople: 'Advice, the choice of a mentor, and every talk.',
  },
  measurement: {
    what: 'First enquiries that ended in a booked talk',
    by: 'GrabGuidance, from its own customer records',
    when: 'February to April, in 2024 and in 2025',
    limits: 'A second enquiry form was opened in the same months, so not every new lead is the agent’s.',
  },
  testimonial: {
    text: 'The first thing parents say is no longer sorry to bother you. They say: as we told Remy last night.',
    name: 'Dilys Okonjo',
    role: 'Senior adviser, GrabGuidance',
  },
  call: {
    title: 'What do people ask you after hours?',
    text: 'Bring ten messages from last week. We show how an agent would answer, and where it would call you.',
  },
};
