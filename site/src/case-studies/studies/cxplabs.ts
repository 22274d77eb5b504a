import type { CaseStudy } from '../case-study.ts';

/** A research studio that no longer sorts comments by hand. Fictional, as are its people. */
export const study: CaseStudy = {
  slug: 'cxplabs',
  customer: 'CXP Labs',
  topic: 'customer feedback, sorted',
  headline: 'At CXP Labs, the comments arrive already sorted',
  lede: 'A customer-experience studio in Bristol reads what its clients’ customers write. An agent now sorts the comments. The researchers decide what they mean.',
  description:
    'How a customer-experience studio hands the sorting of thousands of comments to an AI agent, keeps the conclusions with its researchers, and reports a 90% workload reduction.',
  facts: {
    field: 'Customer-experience research for shops, trains and hotels',
    place: 'Bristol',
    people: '26, of whom eleven are researchers',
    agent: 'Juno, who tags and groups comments',
  },
  work: {
    shape: 'days',
    title: 'Sorting the comments of one study',
    alt: 'Two calendars of two working weeks. Before, researchers spend all ten days on sorting. After, the agent tags and builds tables on two days, a researcher reviews on one, and seven days are free for interviews.',
    before: {
      drawing: [
        { by: 'human', task: 'Read and tag', days: 7 },
        { by: 'human', task: 'Agree on tags', days: 2 },
        { by: 'human', task: 'Tables', days: 1 },
      ],
      note: 'Two weeks of a researcher go into tags, before the first question of the client is touched.',
    },
    after: {
      drawing: [
        { by: 'agent', task: 'Tag', days: 1 },
        { by: 'human', task: 'Review', days: 1 },
        { by: 'agent', task: 'Tables', days: 1 },
        { by: 'free', task: 'Talk to customers', days: 7 },
      ],
      note: 'Juno tags overnight. A researcher settles the doubtful ones, then talks to customers.',
    },
  },
  metrics: [
    {
      value: '90%',
      name: 'workload reduction in sorting',
      basis: 'Reported by CXP Labs: researchers’ hours for sorting comments, in two studies of similar size.',
    },
    {
      value: 'One codebook',
      name: 'for every wave of a study',
      basis: 'Themes of spring and autumn can be laid side by side, because the tags kept their meaning.',
    },
    {
      value: 'More talks',
      name: 'with real customers',
      basis: 'Interviews used to be kept for large studies. Now the small ones have them too.',
    },
  ],
  challenge: [
    'A study at CXP Labs brings in several thousand open comments: answers from surveys, chat transcripts, app reviews, notes from the shop floor. Two researchers read every one, tagged it in a spreadsheet, and met each afternoon to agree on the tags.',
    'By the second week the tags had drifted. What one called ‘delivery’ was ‘waiting’ to the other. A client asked why the themes of spring did not match those of autumn, and the honest answer was that people get tired.',
    'Software that counts words had been tried. It put ‘brilliant, late again’ among the praise.',
  ],
  highlights: [
    {
      title: 'One agent with one job',
      text: 'Juno reads, tags and groups comments. It has no access to mail or to the clients’ dashboards.',
    },
    {
      title: 'The studio’s own codebook',
      text: 'It learnt the tags from four past studies, with examples that researchers had marked as right or wrong.',
    },
    {
      title: 'Doubt has a tag',
      text: 'A comment that fits two themes, or none, goes to a person. So does anything that might be irony.',
    },
    {
      title: 'Clients can check',
      text: 'Each theme in a report opens the comments behind it, in the words of those who wrote them.',
    },
  ],
  process: [
    {
      by: 'human',
      actor: 'Imke',
      title: 'Sets the question',
      text: 'She agrees with the client on what the study must answer, and opens the codebook of the last wave.',
    },
    {
      by: 'agent',
      actor: 'Juno',
      title: 'Tags overnight',
      text: 'Every comment gets one or two tags and the passage that they rest on.',
    },
    {
      by: 'agent',
      actor: 'Juno',
      title: 'Sets the doubtful ones aside',
      text: 'Comments without a clear theme are grouped, each with the two tags that it might deserve.',
    },
    {
      by: 'human',
      actor: 'Imke',
      title: 'Reviews for a day',
      text: 'She settles the doubtful ones, reads a random sample of the rest, and approves or merges new tags.',
    },
    {
      by: 'agent',
      actor: 'Juno',
      title: 'Builds the tables',
      text: 'Themes by shop, by month and by kind of customer, each number linked to its comments.',
    },
    {
      by: 'human',
      actor: 'Imke',
      title: 'Finds out why',
      text: 'She calls customers, writes the conclusions and presents them. None of that is Juno’s.',
    },
  ],
  results: [
    'For a study in June, CXP Labs booked one working day of a researcher’s time on sorting, where a study of that size had taken ten. This is the 90% workload reduction that the studio reports. Interviews, conclusions and the presentation are not part of it, and take as long as they always did.',
    'The days that came free did not become more studies. They became conversations: a researcher now rings customers while the themes are fresh, and the reports say why, not only how often.',
    'The start was not smooth. The first codebook was too fine, and Juno proposed new tags by the dozen. The team spent an afternoon merging them and set a rule that a new tag needs ten comments and a person’s yes.',
  ],
  brief: {
    before: 'Two researchers read and tagged every comment by hand, and the tags drifted.',
    now: 'An agent tags overnight. A researcher settles the doubtful comments in a day.',
    staysWithPeople: 'The codebook, the interviews and every conclusion.',
  },
  measurement: {
    what: 'Researchers’ hours booked on sorting, in two studies of similar size',
    by: 'CXP Labs, from its own time sheets',
    when: 'November 2024 and June 2025',
    limits: 'Two studies are not a series, and the hours that went into setting Juno up are not counted.',
  },
  testimonial: {
    text: 'I used to spend two weeks deciding what to call things. Now I spend them asking why.',
    name: 'Imke Sandvoort',
    role: 'Research lead, CXP Labs',
  },
  call: {
    title: 'Bring a hundred comments of your own',
    text: 'In a demo we let an agent sort them in front of you, doubtful ones included.',
  },
};
