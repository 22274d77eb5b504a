import type { CaseStudy } from '../case-study.ts';

/** Which of the forty-eight judgments a lawyer opens, scattered as relevance is. */
const openedPages = [3, 10, 16, 21, 29, 38, 44];

/** A research service where an agent reads first and a lawyer signs. The story is fictional. */
export const study: CaseStudy = {
  slug: 'legitquest',
  confirmed: false,
  customer: 'LegitQuest',
  topic: 'legal research with checked sources',
  headline: 'LegitQuest reads every judgment, and its lawyers open the ones that matter',
  lede: 'A research service answers legal questions for small firms. An agent reads the judgments first. A lawyer checks every citation before a memo goes out.',
  description:
    'How a legal research service lets an AI agent read judgments and draft memos with page and paragraph, while a lawyer opens every cited source and signs.',
  facts: {
    field: 'Legal research for firms without a library of their own',
    agent: 'Edda: reads judgments and drafts memos',
  },
  work: {
    shape: 'pages',
    title: 'One question of law, as an example',
    alt: 'Forty-eight judgments drawn twice as small pages. Before, a lawyer reads all of them. After, the agent reads them, and a lawyer opens the seven the memo is based on.',
    before: {
      drawing: { pages: 48, readByHuman: 'all' },
      note: 'A lawyer skims every judgment the search found, to find the few that matter.',
    },
    after: {
      drawing: { pages: 48, readByHuman: openedPages },
      note: 'Edda reads them all and says which ones control, and why. The lawyer opens each of those.',
    },
  },
  metrics: [
    {
      value: 'Same day',
      name: 'for a first draft',
      basis: 'For most questions that arrive before noon. It used to be the end of the week.',
    },
    {
      value: 'Page and line',
      name: 'behind each statement',
      basis: 'A sentence without a source doesn’t reach the draft. A lawyer opens every source that does.',
    },
    {
      value: '“Not found”',
      name: 'counts as an answer',
      basis: 'The memo says where Edda looked and found nothing, so no one searches there again.',
    },
  ],
  challenge: [
    'A solicitor in a small town asks whether a lease can be ended after a flood. The search returns dozens of judgments. Most mention floods; few decide anything. Someone has to read far enough into each to know.',
    'At LegitQuest that was a lawyer’s morning, often two. The careful reading was mostly wasted, and the memo itself, the part that takes judgment, got written in the last hour.',
    'General chatbots were out of the question. One had cited a case that didn’t exist, with a plausible name and a wrong year.',
  ],
  highlights: [
    {
      title: 'A closed library',
      text: 'Edda reads LegitQuest’s own collection of judgments and statutes, and nothing from the open web.',
    },
    {
      title: 'Quote first, conclude second',
      text: 'It has to quote the passage before it can summarize it. The quote is compared with the source, letter by letter.',
    },
    {
      title: 'The other side, too',
      text: 'Each draft lists the judgments against its conclusion, even old or weak ones.',
    },
    {
      title: 'Clients are walled off',
      text: 'A question from one firm isn’t visible in the work for another. Names are removed before reading begins.',
    },
  ],
  process: [
    {
      by: 'human',
      actor: 'Lawyer',
      title: 'Sharpens the question',
      text: 'Calls the firm and writes down what was asked, what was meant and which court it’s about.',
    },
    {
      by: 'agent',
      actor: 'Edda',
      title: 'Reads what the search finds',
      text: 'Each judgment is marked as controlling, related or off point, with the passage that says so.',
    },
    {
      by: 'agent',
      actor: 'Edda',
      title: 'Drafts the memo',
      text: 'Short answer first, then the reasons, each with its source, then the counterarguments.',
    },
    {
      by: 'human',
      actor: 'Lawyer',
      title: 'Opens every source',
      text: 'Reads the cited judgments in full, cuts what doesn’t hold up, and rewrites the short answer.',
    },
    {
      by: 'human',
      actor: 'Reviewer',
      title: 'Reads like an opponent',
      text: 'A second lawyer looks for the judgment that was missed. If there is one, the search gets wider.',
    },
    {
      by: 'agent',
      actor: 'Edda',
      title: 'Stays on it',
      text: 'If a cited judgment is overturned within the year, the firm gets a message, once a lawyer has confirmed it.',
    },
  ],
  results: [
    'Most questions that come in before noon now have a first draft the same day. There’s no rate to publish: questions differ too much for an average to mean anything, and a hard one still takes a week.',
    'The lawyers’ day runs in a different order. They start with the judgments that control, read those in full, and have the afternoon for the memo. Juniors, who used to spend their first year skimming, now write from their second month.',
    'Checking didn’t get faster. In the first weeks it took longer than before, because no one trusted the drafts, and they were right: two of them relied on a dissent. Edda now names the judge with every quote.',
  ],
  brief: {
    before: 'A lawyer skimmed dozens of judgments to find the few that matter.',
    now: 'An agent reads them all, quotes what controls and drafts. A lawyer opens each source.',
    staysWithPeople: 'The question, the check of every citation, the signature.',
  },
  measurement: {
    what: 'Days from question to first draft',
    when: 'April to June 2025',
    limits: 'There’s no published rate, and easy questions weigh as much as hard ones.',
  },
  testimonial: {
    text: 'Edda reads faster than I do and never gets bored. I still sign, so I still open every page it cites.',
    name: 'Head of research',
    role: 'LegitQuest',
  },
  call: {
    title: 'Bring a question you know the answer to',
    text: 'It’s the fairest test. We’ll let an agent research it in the demo, and you check the sources.',
  },
};
