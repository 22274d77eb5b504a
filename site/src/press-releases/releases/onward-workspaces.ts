import { brand } from '../../brand.ts';
import type { PressRelease } from '../press-release.ts';

export const release: PressRelease = {
  slug: 'onward-workspaces',
  partner: 'Onward Workspaces',
  title: `Onward Workspaces and ${brand.name} open a front desk for the night`,
  lede: 'In seven shared office buildings, AI employees take bookings and fault reports after hours. The morning shift finds them sorted.',
  description: `Onward Workspaces, which runs shared offices in Rotterdam and Ghent, and ${brand.name} agree on a partnership: agents take requests at night, hosts decide in the morning.`,
  location: 'Rotterdam, Netherlands',
  date: '2025-06-17',
  paragraphs: [
    `Onward Workspaces, an operator of shared offices, and ${brand.name} announced today that AI employees will look after members’ requests outside office hours in all seven of its buildings. They book rooms, explain invoices and take fault reports. Doors, refunds and complaints stay with the hosts.`,
    'Members write from the same app as before. If a request needs a person, they are told so at once, with the hour at which somebody will be there. A leaking pipe is not a request: water, fire and locked doors ring the caretaker’s phone, at any hour.',
    'The first building went over to the new desk in April. The hosts of that building wrote the rules for the other six.',
  ],
  quote: {
    text: 'Our members don’t need a machine that talks. They need a room on Tuesday and a radiator that works. The agents write it down properly, and my hosts say good morning to people instead of to an inbox.',
    name: 'Joost van Aalderen',
    role: 'CEO of Onward Workspaces',
  },
  teams: ['Hosts', 'Accounts', 'Caretakers'],
  agents: ['Bookings', 'Invoices', 'Faults'],
  benefits: [
    {
      title: 'Rooms booked at any hour',
      text: 'Bookings follow the rules that the hosts wrote. Exceptions wait on one list for the morning.',
      crossing: { agent: 0, team: 0 },
    },
    {
      title: 'Invoices explained, not changed',
      text: 'The agent shows which days and rooms a sum is made of. Refunds are decided in accounts.',
      crossing: { agent: 1, team: 1 },
    },
    {
      title: 'Faults with a place and a photo',
      text: 'Caretakers begin their round with reports that name the room, the device and what was tried.',
      crossing: { agent: 2, team: 2 },
    },
  ],
  aboutPartner:
    'Onward Workspaces runs shared offices in Rotterdam and Ghent, in former warehouses, a school and a telephone exchange. Its members are small companies, charities and people who work for themselves.',
};
