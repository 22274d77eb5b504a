import type { CaseStudy } from '../case-study.ts';

/** Which of the forty-eight judgments a lawyer opens, scattered as relevance is. */
const openedPages = [3, 10, 16, 21, 29, 38, 44];

/** A research service where an agent reads first and a lawyer signs. Fictional, as are its people. */
export const study: CaseStudy = {
  slug: 'legitquest',
  customer: 'LegitQuest',
  topic: 'legal research with checked sources',
  headline: 'LegitQuest opens the judgments that matter, not all of them',
  lede: 'A research service in Edinburgh answers questions of law for small firms. An agent reads the judgments first. A lawyer checks each citation before a note leaves the house.',
  description:
    'How a legal-research service lets an AI agent read judgments and draft notes with page and paragraph, while a lawyer opens every cited source and signs.',
  facts: {
    field: 'Legal research for firms without a library of their own',
    place: 'Edinburgh',
    people: '17, of whom nine are lawyers',
    agent: 'Edda, who reads judgments and drafts notes',
  },
  work: {
    shape: 'pages',
    title: 'One question of law, as an example',
    alt: 'Forty-eight judgments drawn twice as small pages. Before, a lawyer reads all of them. After, the agent reads them, and a lawyer opens the seven on which the note rests.',
    before: {
      drawing: { pages: 48, readByHuman: 'all' },
      note: 'A lawyer skims every judgment that the search brought up, to find the few that decide.',
    },
    after: {
      drawing: { pages: 48, readByHuman: openedPages },
      note: 'Edda reads them all and says which decide, and why. The lawyer opens each of those.',
    },
  },
  metrics: [
    {
      value: 'Same day',
      name: 'for a first draft',
      basis:
        'Reported by LegitQuest for most questions that arrive before noon. It used to be the end of the week.',
    },
    {
      value: 'Page and line',
      name: 'behind each statement',
      basis: 'A sentence without a source does not reach the draft. A lawyer opens every source that does.',
    },
    {
      value: '‘Not found’',
      name: 'counts as an answer',
      basis: 'A note says where Edda searched in vain, so that nobody searches there again.',
    },
  ],
  challenge: [
    'A solicitor in a small town asks whether a lease can be ended after a flood. The search returns dozens of judgments. Most mention floods; few decide anything. Somebody has to read far enough into each to know.',
    'At LegitQuest that was a lawyer’s morning, often two. The reading was careful and mostly for nothing, and the note itself, the part that takes judgement, was written in the last hour.',
    'General chatbots were out of the question. One had offered a case that did not exist, with a plausible name and a wrong year.',
  ],
  highlights: [
    {
      title: 'A closed library',
      text: 'Edda reads LegitQuest’s own collection of judgments and statutes, and nothing from the open web.',
    },
    {
      title: 'Quotation before opinion',
      text: 'It must quote the passage before it may summarise it. The quotation is compared with the source, letter by letter.',
    },
    {
      title: 'The other side, too',
      text: 'Each draft lists the judgments that speak against its conclusion, even where they are old or weak.',
    },
    {
      title: 'Clients stay apart',
      text: 'A question from one firm is not visible in the work for another. Names are removed before reading begins.',
    },
  ],
  process: [
    {
      by: 'human',
      actor: 'Fergus',
      title: 'Sharpens the question',
      text: 'He calls the firm, and writes down what was asked, what was meant and which court it concerns.',
    },
    {
      by: 'agent',
      actor: 'Edda',
      title: 'Reads what the search finds',
      text: 'Each judgment is marked as deciding, related or beside the point, with the passage that says so.',
    },
    {
      by: 'agent',
      actor: 'Edda',
      title: 'Drafts the note',
      text: 'Short answer first, then the reasons, each with its source, then what speaks against it.',
    },
    {
      by: 'human',
      actor: 'Fergus',
      title: 'Opens every source',
      text: 'He reads the cited judgments in full, strikes what does not carry, and rewrites the short answer.',
    },
    {
      by: 'human',
      actor: 'Signe',
      title: 'Reads as an opponent',
      text: 'A second lawyer looks for the judgment that was missed. If she finds one, the search is widened.',
    },
    {
      by: 'agent',
      actor: 'Edda',
      title: 'Keeps watch',
      text: 'If a cited judgment is overturned within the year, the firm is told, after a lawyer has confirmed it.',
    },
  ],
  results: [
    'Most questions that come in before noon now have a first draft the same day, LegitQuest reports. It publishes no rate: questions differ too much for an average to mean anything, and a hard one still takes a week.',
    'What changed for the lawyers is the order of the day. They begin with the judgments that decide, read those in full, and have the afternoon for the note. Juniors, whose first year had been mostly skimming, now write from their second month.',
    'Checking did not get shorter. In the first weeks it took longer than before, because nobody trusted the drafts, and that was right: two of them leaned on a dissent. Edda now names the judge with every quotation.',
  ],
  brief: {
    before: 'A lawyer skimmed dozens of judgments to find the few that decide.',
    now: 'An agent reads them all, quotes what decides and drafts. A lawyer opens each source.',
    staysWithPeople: 'The question, the check of every citation, the signature.',
  },
  measurement: {
    what: 'Days from question to first draft',
    by: 'LegitQuest, from the log of its request desk',
    when: 'April to June 2025',
    limits: 'No rate is published, and easy questions weigh as much as hard ones.',
  },
  testimonial: {
    text: 'Edda reads faster than I do and is never bored. I still sign, so I still open every page that it cites.',
    name: 'Fergus Abara',
    role: 'Head of research, LegitQuest',
  },
  call: {
    title: 'Bring a question you know the answer to',
    text: 'It is the fairest test. We let an agent research it in the demo, and you check the sources.',
  },
};
