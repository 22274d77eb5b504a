import { brand } from '../../../brand.ts';
import type { PressRelease } from '../press-release.ts';

export const release: PressRelease = {
  slug: 'harborlight',
  confirmed: false,
  partner: 'Harborlight',
  title: `Harborlight and ${brand.name} bring order to marine claims`,
  lede: 'AI employees assemble claim files at the Maine marine insurance broker. A broker signs every figure that goes to an insurer.',
  description: `Harborlight, a marine insurance broker in Portland, Maine, and ${brand.name} announce a partnership: agents prepare claim files, brokers negotiate and sign.`,
  location: 'Portland, Maine',
  date: '2025-09-23',
  paragraphs: [
    `Harborlight, a marine insurance broker, and ${brand.name} announced a partnership today. AI employees will gather the documents for each claim, such as survey reports, harbor logs, invoices and photos, and put them in the order insurers ask for. Brokers assess, negotiate and sign.`,
    'A storm claim can arrive as two hundred attachments in four languages. Until now, brokers read them at night. The agents name each document, translate it next to the original and list what’s missing, with an email that asks for it.',
    'The agents run on Harborlight’s own servers. Nothing leaves unless a broker sends it.',
  ],
  quote: {
    text: 'A skipper who’s lost a boat wants to hear a voice, and wants it today. I’d rather my brokers were on the phone than on page one hundred and forty of a survey.',
    name: 'Renata Coyle',
    role: 'CEO of Harborlight',
  },
  teams: ['Claims', 'Renewals', 'Partners'],
  agents: ['Documents', 'Requests', 'Deadlines'],
  benefits: [
    {
      title: 'A file you can read',
      text: 'Every document has a name, a date and a place. A broker sees the contradictions first.',
      crossing: { agent: 0, team: 0 },
    },
    {
      title: 'Missing documents, requested',
      text: 'A draft request is ready next to every gap. It goes out once a broker has read it.',
      crossing: { agent: 1, team: 0 },
    },
    {
      title: 'Renewals ahead of time',
      text: 'The agent watches every policy’s dates and flags each one while there’s still time to talk.',
      crossing: { agent: 2, team: 1 },
    },
  ],
  aboutPartner:
    'Harborlight is an independent marine insurance broker in Portland, Maine. It places coverage for fishing boats, ferries and small yards along the coast, and has seen three generations of the same families through their claims.',
};
