import { brand } from '../../../brand.ts';
import type { PressRelease } from '../press-release.ts';

export const release: PressRelease = {
  slug: 'onward-workspaces',
  confirmed: false,
  partner: 'Onward Workspaces',
  title: `Onward Workspaces and ${brand.name} open an overnight front desk`,
  lede: 'In seven shared office buildings, AI employees take bookings and repair requests after hours, sorted for the morning shift.',
  description: `Onward Workspaces and ${brand.name} announce a partnership: at night agents take requests in its shared offices, and in the morning the hosts decide.`,
  location: 'Rotterdam, Netherlands',
  date: '2025-06-17',
  paragraphs: [
    `Onward Workspaces, which runs shared offices, and ${brand.name} announced today that AI employees will handle members’ after-hours requests in all seven of its buildings. They book rooms, explain invoices and take repair requests. Doors, refunds and complaints stay with the hosts.`,
    'Members write from the same app as before. If a request needs a person, they’re told right away, with a time. A leaking pipe doesn’t wait: water, fire and locked doors ring the caretaker’s phone at any hour.',
    'The first building switched in April. Its hosts wrote the rules for the other six.',
  ],
  quote: {
    text: 'Our members don’t need a machine that talks. They need a room on Tuesday and a radiator that works. The agents get it all in writing, and my hosts say good morning to people instead of to an inbox.',
    name: 'Joost van Aalderen',
    role: 'CEO of Onward Workspaces',
  },
  teams: ['Hosts', 'Accounts', 'Caretakers'],
  agents: ['Bookings', 'Invoices', 'Repairs'],
  benefits: [
    {
      title: 'Rooms booked at any hour',
      text: 'Bookings follow the rules the hosts wrote. Exceptions wait on one list for the morning.',
      crossing: { agent: 0, team: 0 },
    },
    {
      title: 'Invoices explained line by line',
      text: 'The agent shows which days and rooms make up a total. Accounting decides on refunds.',
      crossing: { agent: 1, team: 1 },
    },
    {
      title: 'Repair requests with a place and a photo',
      text: 'Caretakers start their rounds with requests that name the room, the device and what’s been tried.',
      crossing: { agent: 2, team: 2 },
    },
  ],
  aboutPartner:
    'Onward Workspaces runs shared offices in Rotterdam and Ghent, in former warehouses, a school and a telephone exchange. Its members are small companies, charities and people who work for themselves.',
};
