import { brand } from '../../brand.ts';
import type { PressRelease } from '../press-release.ts';

export const release: PressRelease = {
  slug: 'cxplabs',
  partner: 'CXP Labs',
  title: `CXP Labs and ${brand.name} take the sorting out of customer research`,
  lede: 'The Bristol studio gives the tagging of comments to an AI employee, and shares what it learns about codebooks with other research teams.',
  description: `CXP Labs, a customer-experience studio in Bristol, and ${brand.name} agree on a partnership: an AI employee sorts comments, researchers keep the conclusions.`,
  location: 'Bristol, United Kingdom',
  date: '2025-03-11',
  paragraphs: [
    `CXP Labs, a studio for customer-experience research, and ${brand.name} announced a partnership today. An AI employee named Juno will read and tag the open comments of the studio’s studies. Researchers set the questions, settle doubtful cases and draw the conclusions.`,
    'The agreement follows a pilot of three months on a study for a chain of garden centres, in which every tag of the agent was compared with those of two researchers. Where the two researchers disagreed with each other, the agent was set to ask.',
    'Both companies will publish the template of the codebook that came out of the pilot, so that research teams elsewhere can begin with tags that have been tried.',
  ],
  quote: {
    text: 'Nobody becomes a researcher to fill in column F. We wanted the reading back, and the arguing about what it means.',
    name: 'Maren Holt',
    role: 'Founder and CEO of CXP Labs',
  },
  teams: ['Research', 'Clients', 'Quality'],
  agents: ['Tagging', 'Tables', 'Minutes'],
  benefits: [
    {
      title: 'Tags that mean the same in autumn',
      text: 'The agent keeps to one codebook across the waves of a study. New tags wait for a researcher.',
      crossing: { agent: 0, team: 0 },
    },
    {
      title: 'Findings that open',
      text: 'Every number in a client’s table leads to the comments behind it.',
      crossing: { agent: 1, team: 1 },
    },
    {
      title: 'A sample for every batch',
      text: 'Quality reads a random sample of the agent’s tags before a table may leave the house.',
      crossing: { agent: 0, team: 2 },
    },
  ],
  aboutPartner:
    'CXP Labs is a studio for customer-experience research in Bristol. Its 26 people run surveys, interviews and visits for shops, railways and hotels, and tell them what their customers would change first.',
};
