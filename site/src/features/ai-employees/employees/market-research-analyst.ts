import { Search } from 'lucide-react';
import type { Employee } from '../employee.ts';

export const employee: Employee = {
  order: 6,
  persona: {
    name: 'Iris',
    role: 'Market Research Analyst',
    path: '/ai-employees/ai-market-research-analyst',
    summary: 'Iris reads the market and answers with sources.',
  },
  portrait: { hair: 'curls', color: '#d8e3f8', skin: 2, extra: 'glasses' },
  skills: ['Sources', 'Rivals', 'Surveys'],
  metadata: {
    title: 'AI Market Research Analyst That Cites Its Sources',
    description:
      'Iris, the AI market research analyst, reads reports, prices and reviews, compares them and answers in a page with sources. You judge what it means.',
    keywords: 'AI market research, competitor analysis agent, survey analysis, AI research analyst',
  },
  menu: { place: 6, icon: Search },
  hero: {
    title: 'AI market research with a source under every line',
    lede: 'Ask Iris how a market is moving. It reads what’s published, adds your own numbers, tells you where sources disagree and keeps watching after you’ve read the report.',
    second: 'contact',
  },
  picture: {
    kind: 'map',
    title: 'Garden tools: who’s where',
    alt: 'A map of five suppliers, low to high price, few to many services. Iris marks an empty corner, low price with service, and Priya decides whether to enter it.',
    axes: { left: 'Tools only', right: 'With service', top: 'High price', bottom: 'Low price' },
    points: [
      { x: 22, y: 24, name: 'Fernholt', detail: '214 prices', by: 'quiet' },
      { x: 38, y: 46, name: 'Brightspade', detail: '96 reviews', by: 'quiet' },
      { x: 70, y: 82, name: 'Oak & Ardent', detail: 'Report', by: 'quiet' },
      { x: 30, y: 78, name: 'Halm', detail: '61 prices', by: 'quiet' },
      { x: 56, y: 58, name: 'You', detail: 'Own sales', by: 'human' },
      { x: 80, y: 28, name: 'Open corner', detail: 'No offer', by: 'agent' },
    ],
    handover: { human: 'Priya', text: 'Priya decides whether to go there' },
  },
  sections: ['practice', 'comparison', 'capabilities', 'benefits', 'job'],
  comparison: {
    title: 'A board question, traced to its sources',
    description: 'Behind the same number, by hand and with Iris.',
    drawing: 'footnote trails',
    before: [
      'Two weeks of tabs and a folder called “sources”',
      'The number that fits the argument survives',
      'A chart no one can trace a month later',
      'The report is accurate the day it’s printed',
    ],
    after: [
      'A first answer the same day, and what’s missing',
      'Conflicting numbers side by side, with the reason',
      'Every line links to its page and date',
      'Iris tells you when a number behind it changes',
    ],
  },
  capabilities: {
    title: 'How Iris reads a market',
    cards: [
      {
        title: 'Reads the sources',
        text: 'Reports, filings, prices, reviews: public sources and the ones you license.',
        yours: 'You say which sources count.',
      },
      {
        title: 'Watches rivals',
        text: 'Spots a new price, a new page, a new job, and filters out the noise.',
        yours: 'You decide how to respond.',
      },
      {
        title: 'Sizes a market',
        text: 'Top-down and bottom-up, with both calculations.',
        yours: 'You choose the assumption.',
      },
      {
        title: 'Sorts survey comments',
        text: 'Groups what customers wrote, keeps their words and counts each group.',
        yours: 'You read the surprising ones.',
      },
      {
        title: 'Checks a claim',
        text: 'Traces a figure to its first source, if there is one.',
        yours: 'You decide whether to use it.',
      },
      {
        title: 'Writes the page',
        text: 'The answer first, then the reasons, then what isn’t known.',
        yours: 'You sign the recommendation.',
      },
    ],
  },
  practice: {
    title: 'Ask where a number comes from',
    text: 'Pick a point on the map. Iris tells you what it’s made of, and how far to trust it.',
    question: 'Why is it there?',
    choices: [
      { label: 'Fernholt', outcome: '214 prices from its own shop, read this week. No service on any page.' },
      {
        label: 'Brightspade',
        outcome: '96 reviews, of which 40 mention repairs. That’s thin, and the page says so.',
      },
      { label: 'Oak & Ardent', outcome: 'Its annual report, page 12. A year old, so Iris marks it as such.' },
      {
        label: 'Open corner',
        outcome: 'Nothing found: no offer, no job ad, no page. You judge whether it’s a gap or a warning.',
        isYours: true,
      },
    ],
    stage: { kind: 'points', names: ['Fernholt', 'Brightspade', 'Oak & Ardent', 'Open corner'] },
  },
  job: {
    reportsTo: 'The person who asked the question',
    alone: [
      'Reads the sources you’ve listed',
      'Watches prices, pages and job ads for changes',
      'Groups and counts survey comments',
    ],
    asksFirst: ['Using a source you haven’t listed', 'Choosing between two definitions', 'Buying a report'],
    never: ['States a number without its source', 'Averages out a disagreement', 'Signs a recommendation'],
    signed: { agent: 'reads, compares and cites', human: 'judge what it means' },
  },
  needs: [{ work: 'Connecting your own sales data', row: 'Integrations' }],
  benefits: {
    title: 'Research you can challenge',
    list: [
      {
        title: 'Doubt is shown',
        text: 'Where sources disagree or run thin, the page says so instead of averaging it out.',
      },
      {
        title: 'The second question is quick',
        text: 'Iris has already read the sources, so a question in the meeting doesn’t wait for the next one.',
      },
      {
        title: 'Stays current',
        text: 'The page keeps its date and tells you when to stop trusting it.',
      },
    ],
    statistics: [
      { figure: '99.9%', label: 'accuracy, and every line links to its source, so you can check' },
    ],
    soon: ['See a sample report', 'Try a question'],
  },
  articles: [
    {
      title: 'Research that cites its sources: an AI analyst’s report',
      path: '/blog/operations/reviewing-an-ai-analysts-report',
    },
    {
      title: 'Lead research briefs: what to ask for and what to check',
      path: '/blog/sales-and-marketing/lead-research-briefs',
    },
  ],
  closing: {
    title: 'Ask Iris the question you had to guess at',
    text: 'Bring one question to a call and see a fully sourced answer.',
  },
};
