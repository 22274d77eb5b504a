import Type, { type Static } from 'typebox';
import { date, line, type Place, prose } from './fields.ts';
import { pageSwitch } from './pages-off.ts';
import { group, rows } from './parts.ts';

const team = line(30, { title: 'Team' });
const agent = line(30, { title: 'Agent' });
const place = Type.Integer({ minimum: 0, maximum: 2 });

/** A benefit of a partnership, at the crossing of an agent and a team: both by their place in the lists. */
const Benefit = group({
  title: line(60, { title: 'Title' }),
  text: prose(200, { title: 'Text' }),
  crossing: group({ agent: place, team: place }, { title: 'Crossing' }),
});

/** A press release (S2 section 2). The file name is the last part of its address. */
export const PressReleaseSchema = group({
  ...pageSwitch,
  confirmed: Type.Boolean({
    title: 'Confirmed',
    description:
      'Whether the partner has confirmed all of it. Until then a notice says so, and search engines are kept out',
  }),
  partner: line(40, { title: 'Partner' }),
  title: line(100, { title: 'Title' }),
  lede: prose(300, { title: 'Lede' }),
  description: line(200, { title: 'Description', description: 'For search engines' }),
  location: line(60, { title: 'Location' }),
  date: date({ title: 'Day of publication' }),
  paragraphs: rows(prose(800, { title: 'Paragraph' }), { title: 'Text' }),
  quote: group(
    {
      text: prose(400, { title: 'Quotation' }),
      name: line(40, { title: 'Name' }),
      role: line(60, { title: 'Role' }),
    },
    { title: 'Quotation of the partner’s CEO' },
  ),
  teams: Type.Tuple([team, team, team], { title: 'Teams of the partner' }),
  agents: Type.Tuple([agent, agent, agent], { title: 'Agents that work beside them' }),
  benefits: Type.Tuple([Benefit, Benefit, Benefit], { title: 'Benefits' }),
  aboutPartner: prose(600, { title: 'About the partner' }),
});

export type PressRelease = Static<typeof PressReleaseSchema> & Place;
