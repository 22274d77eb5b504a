import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 6,
  persona: {
    name: 'Iris',
    role: 'Market Research Analyst',
    path: '/ai-employees/ai-market-research-analyst',
    summary: 'Iris reads the market and answers with sources.',
  },
  portrait: { hair: 'curls', color: '#d8e3f8', extra: 'glasses' },
  skills: ['Sources', 'Rivals', 'Surveys'],
  metadata: {
    title: 'AI Market Research Analyst',
    description:
      'Iris, the AI market research analyst, reads reports, prices and reviews, compares them and answers in a page with sources. You ask the question and judge what it means.',
    keywords: 'AI market research, competitor analysis agent, survey analysis, AI research analyst',
  },
  hero: {
    title: 'Answers with a source under every line',
    lede: 'Ask Iris how a market is moving. She reads what is published, sets your own numbers beside it, says what the sources do not agree on, and keeps watching after the report is read.',
    second: 'contact',
  },
  picture: {
    kind: 'map',
    title: 'Garden tools, who stands where',
    alt: 'A map of five suppliers between low and high price and between few and many services. Iris marks an empty corner, low price with service, and Priya decides whether to enter it.',
    axes: { left: 'Tools only', right: 'With service', top: 'High price', bottom: 'Low price' },
    points: [
      { x: 22, y: 24, name: 'Fernholt', detail: '214 prices', by: 'quiet' },
      { x: 38, y: 46, name: 'Brightspade', detail: '96 reviews', by: 'quiet' },
      { x: 70, y: 82, name: 'Oak & Ardent', detail: 'Annual report', by: 'quiet' },
      { x: 30, y: 78, name: 'Halm', detail: '61 prices', by: 'quiet' },
      { x: 56, y: 58, name: 'You', detail: 'Own sales', by: 'human' },
      { x: 80, y: 28, name: 'Open corner', detail: 'No offer found', by: 'agent' },
    ],
    handover: { human: 'Priya', text: 'Priya decides whether to go there' },
  },
  comparison: {
    title: 'One question, twice',
    description: 'The same question from the board, answered by hand and with Iris.',
    before: [
      'Two weeks of tabs, and a folder called sources',
      'The figure that suits the argument is the one that stays',
      'A chart that nobody can trace after a month',
      'The report is true on the day on which it is printed',
    ],
    after: [
      'A first answer on the same day, and what is missing from it',
      'Figures that disagree stand side by side, with the reason',
      'Every line leads to the page and the date it comes from',
      'Iris tells you when a number behind it changes',
    ],
  },
  capabilities: {
    title: 'Six ways in which Iris looks at a market',
    cards: [
      {
        title: 'Reads the sources',
        text: 'Reports, filings, prices, reviews: what is open, and what you are licensed to read.',
        yours: 'You say which sources count.',
      },
      {
        title: 'Watches rivals',
        text: 'Notes a new price, a new page, a new job, and leaves out the noise.',
        yours: 'You decide what to answer.',
      },
      {
        title: 'Sizes a market',
        text: 'From the top and from the bottom, with both sums shown.',
        yours: 'You choose the assumption.',
      },
      {
        title: 'Sorts open answers',
        text: 'Groups what customers wrote, keeps their words and counts each group.',
        yours: 'You read the surprising ones.',
      },
      {
        title: 'Checks a claim',
        text: 'Goes back to where a figure was first printed, and says if it was.',
        yours: 'You decide whether to use it.',
      },
      {
        title: 'Writes the page',
        text: 'The answer first, then the reasons, then what is not known.',
        yours: 'You sign the recommendation.',
      },
    ],
  },
  benefits: {
    title: 'Research that can be questioned',
    list: [
      {
        title: 'Doubt is shown',
        text: 'Where sources disagree or are thin, the page says so instead of averaging it away.',
      },
      {
        title: 'The second question is quick',
        text: 'Iris has read the sources already, so a doubt in the meeting need not wait for the next one.',
      },
      {
        title: 'Fresh by itself',
        text: 'The page keeps its date, and tells you when it should no longer be trusted.',
      },
    ],
    statistics: [{ figure: '99.9%', label: 'accuracy, as research teams report' }],
    soon: ['See a sample report', 'Try a question'],
  },
  closing: {
    title: 'Ask Iris what you last had to guess',
    text: 'Bring one question to a conversation with us, and see how an answer with sources looks.',
  },
};
