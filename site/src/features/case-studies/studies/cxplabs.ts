import type { CaseStudy } from '../case-study.ts';

/** A research studio that no longer sorts comments by hand. The story is fictional. */
export const study: CaseStudy = {
  slug: 'cxplabs',
  confirmed: false,
  customer: 'CXP Labs',
  topic: 'customer feedback, sorted',
  headline: 'At CXP Labs, comments arrive already sorted',
  lede: 'A customer-experience studio reads what its clients’ customers have to say. An agent now sorts the comments. The researchers decide what they mean.',
  description:
    'How a customer-experience studio hands the sorting of comments to an AI agent and keeps the conclusions with its researchers: a 90% workload reduction.',
  facts: {
    field: 'Customer-experience research for stores, trains and hotels',
    agent: 'Juno: tags and groups comments',
  },
  work: {
    shape: 'days',
    title: 'Sorting the comments of one study',
    alt: 'Two calendars of two work weeks. Before, researchers spend all ten days sorting. After, the agent tags and builds tables on two days, a researcher reviews on one, and seven days are free for interviews.',
    before: {
      drawing: [
        { by: 'human', task: 'Read and tag', days: 7 },
        { by: 'human', task: 'Agree on tags', days: 2 },
        { by: 'human', task: 'Tables', days: 1 },
      ],
      note: 'Two weeks go by before anyone touches the client’s first question.',
    },
    after: {
      drawing: [
        { by: 'agent', task: 'Tag', days: 1 },
        { by: 'human', task: 'Review', days: 1 },
        { by: 'agent', task: 'Tables', days: 1 },
        { by: 'free', task: 'Talk to customers', days: 7 },
      ],
      note: 'Juno tags overnight. A researcher settles the unclear ones, then talks to customers.',
    },
  },
  metrics: [
    {
      value: '90%',
      name: 'workload reduction in sorting',
      basis: 'Researchers’ hours spent sorting comments, in two studies of similar size.',
    },
    {
      value: 'One codebook',
      name: 'for every wave of a study',
      basis: 'Spring and fall themes compare directly, because tags kept their meaning.',
    },
    {
      value: 'More conversations',
      name: 'with real customers',
      basis: 'Interviews used to be for big studies only. Now small ones get them too.',
    },
  ],
  challenge: [
    'A study at CXP Labs yields several thousand open-ended comments: survey answers, chat transcripts, app reviews, notes from the store floor. Two researchers took turns tagging them in a spreadsheet, and met each afternoon to agree on the tags.',
    'By the second week the tags had drifted. What one called “delivery” was “waiting” to the other. A client asked why the spring themes didn’t match the fall ones, and the honest answer was that people get tired.',
    'They’d tried software that counts words. It filed “brilliant, late again” under praise.',
  ],
  highlights: [
    {
      title: 'One agent with one job',
      text: 'Juno reads, tags and groups comments. It has no access to email or to the clients’ dashboards.',
    },
    {
      title: 'The studio’s own codebook',
      text: 'It learned the tags from four past studies, with examples researchers had marked right or wrong.',
    },
    {
      title: 'Unclear gets a tag',
      text: 'A comment that fits two themes, or none, goes to a person. So does anything that might be irony.',
    },
    {
      title: 'Clients can check',
      text: 'Each theme in a report opens the comments behind it, in the words of the people who wrote them.',
    },
  ],
  process: [
    {
      by: 'human',
      actor: 'Researcher',
      title: 'Sets the question',
      text: 'Agrees with the client on what the study has to answer, and opens the last wave’s codebook.',
    },
    {
      by: 'agent',
      actor: 'Juno',
      title: 'Tags overnight',
      text: 'Every comment gets one or two tags and the passage behind them.',
    },
    {
      by: 'agent',
      actor: 'Juno',
      title: 'Sets unclear ones aside',
      text: 'Comments without a clear theme are grouped, each with the two tags it might deserve.',
    },
    {
      by: 'human',
      actor: 'Researcher',
      title: 'Reviews for a day',
      text: 'Settles the unclear ones, reads a random sample of the rest, and approves or merges new tags.',
    },
    {
      by: 'agent',
      actor: 'Juno',
      title: 'Builds the tables',
      text: 'Themes by store, by month and by type of customer, each number linked to its comments.',
    },
    {
      by: 'human',
      actor: 'Researcher',
      title: 'Finds out why',
      text: 'Calls customers, writes the conclusions and presents them. Juno has no part in that.',
    },
  ],
  results: [
    'For a study in June, CXP Labs booked one workday of a researcher’s time on sorting, where a study that size had taken ten. That’s the 90% workload reduction. Interviews, conclusions and the presentation aren’t part of it, and take as long as they always did.',
    'The time saved didn’t go into more studies. It went into conversations: researchers now call customers while the themes are fresh, and the reports say why, not only how often.',
    'It didn’t start smoothly. The first codebook was too fine, and Juno proposed new tags by the dozen. The team spent an afternoon merging them and set a rule: ten comments and a person’s OK per new tag.',
  ],
  brief: {
    before: 'Two researchers took turns tagging the comments by hand, and the tags drifted.',
    now: 'An agent tags overnight. A researcher settles the unclear comments in a day.',
    staysWithPeople: 'The codebook, the interviews and every conclusion.',
  },
  measurement: {
    what: 'Researchers’ hours booked on sorting, in two studies of similar size',
    when: 'November 2024 and June 2025',
    limits: 'Two studies aren’t a trend, and the hours it took to set Juno up aren’t counted.',
  },
  testimonial: {
    text: 'I used to spend two weeks deciding what to call things. Now I spend them asking why.',
    name: 'Research lead',
    role: 'CXP Labs',
  },
  call: {
    title: 'Bring a hundred of your own comments',
    text: 'In a demo we’ll let an agent sort them in front of you, unclear ones included.',
  },
};
