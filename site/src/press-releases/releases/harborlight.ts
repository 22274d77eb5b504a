import { brand } from '../../brand.ts';
import type { PressRelease } from '../press-release.ts';

export const release: PressRelease = {
  slug: 'harborlight',
  partner: 'Harborlight',
  title: `Harborlight and ${brand.name} bring order to the papers of a claim`,
  lede: 'At the marine insurance broker in Maine, AI employees put claim files together. Every figure that goes to an insurer is signed by a broker.',
  description: `Harborlight, a marine insurance broker in Portland, Maine, and ${brand.name} agree on a partnership: agents prepare claim files, brokers negotiate and sign.`,
  location: 'Portland, Maine',
  date: '2025-09-23',
  paragraphs: [
    `Harborlight, a broker of marine insurance, and ${brand.name} announced a partnership today. AI employees will gather the papers of each claim, such as survey reports, harbour logs, invoices and photographs, and place them in the order that insurers ask for. Brokers assess, negotiate and sign.`,
    'A claim after a storm can arrive as two hundred attachments in four languages. Until now a broker read them at the kitchen table. The agents name each paper, translate it beside the original and list what is missing, with a letter that asks for it.',
    'The agents run on Harborlight’s own servers. No paper leaves the house unless a broker sends it.',
  ],
  quote: {
    text: 'A skipper who has lost a boat wants to hear a voice, and wants it today. I would rather my brokers were on the telephone than on page one hundred and forty of a survey.',
    name: 'Renata Coyle',
    role: 'CEO of Harborlight',
  },
  teams: ['Claims', 'Renewals', 'Partners'],
  agents: ['Papers', 'Letters', 'Deadlines'],
  benefits: [
    {
      title: 'A file that can be read',
      text: 'Every paper has a name, a date and a place. A broker sees first what contradicts what.',
      crossing: { agent: 0, team: 0 },
    },
    {
      title: 'What is missing, asked for',
      text: 'A draft of the letter lies ready beside the gap. It goes out when a broker has read it.',
      crossing: { agent: 1, team: 0 },
    },
    {
      title: 'Renewals in good time',
      text: 'The agent watches the dates of each policy and puts it on a broker’s desk while there is time to talk.',
      crossing: { agent: 2, team: 1 },
    },
  ],
  aboutPartner:
    'Harborlight is an independent broker of marine insurance in Portland, Maine. It places cover for fishing boats, ferries and small yards along the coast, and has seen three generations of the same families through their claims.',
};
