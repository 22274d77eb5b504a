import { brand } from '../../../brand.ts';
import type { PressRelease } from '../press-release.ts';

export const release: PressRelease = {
  slug: 'cxplabs',
  confirmed: false,
  partner: 'CXP Labs',
  title: `CXP Labs and ${brand.name} take the sorting out of customer research`,
  lede: 'The studio hands comment tagging to an AI employee, and shares what it learns about codebooks with other research teams.',
  description: `CXP Labs, a customer-experience studio, and ${brand.name} announce a partnership: an AI employee sorts comments, researchers keep the conclusions.`,
  location: 'Online',
  date: '2025-03-11',
  paragraphs: [
    `CXP Labs, a customer-experience research studio, and ${brand.name} announced a partnership today. An AI employee named Juno will read and tag the open-ended comments in the studio’s studies. Researchers set the questions, settle unclear cases and draw the conclusions.`,
    'The agreement follows a three-month pilot on a study for a chain of garden centers, where every tag the agent set was compared with those of two researchers. Where the two researchers disagreed, the agent had to ask.',
    'Both companies will publish the codebook template from the pilot, so research teams elsewhere can start from proven tags.',
  ],
  quote: {
    text: 'No one becomes a researcher to fill in column F. We wanted the reading back, and the arguing about what it means.',
    name: 'The founder',
    role: 'CEO of CXP Labs',
  },
  teams: ['Research', 'Clients', 'Quality'],
  agents: ['Tagging', 'Tables', 'Minutes'],
  benefits: [
    {
      title: 'Tags that mean the same in the fall',
      text: 'The agent keeps one codebook across a study’s waves. New tags wait for a researcher.',
      crossing: { agent: 0, team: 0 },
    },
    {
      title: 'Findings you can open',
      text: 'Every number in a client’s table opens the comments behind it.',
      crossing: { agent: 1, team: 1 },
    },
    {
      title: 'A sample for every batch',
      text: 'The quality team reads a random sample of the agent’s tags before a table goes out.',
      crossing: { agent: 0, team: 2 },
    },
  ],
  aboutPartner:
    'CXP Labs is a customer-experience research studio. It runs surveys, interviews and visits for stores, railways and hotels, and tells them what their customers would change first.',
};
