import Type from 'typebox';
import { line, prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, head, label, text, title } from '../parts.ts';

/** The company behind the site, as the settings of the server say: `/legal-notice`. */
export const LegalNoticeSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  notStated: line(30, { title: 'Text for what isn’t stated' }),
  company: group(
    {
      title,
      labels: group(
        { name: label, address: label, representatives: label, register: label, vat: label },
        { title: 'Labels' },
      ),
    },
    { title: 'Company' },
  ),
  contact: group(
    {
      title,
      email: label,
      message: label,
      form: line(80, { title: 'Link to the contact form', description: 'As [words](/address)' }),
      replyTime: label,
      within: template(40, ['time'], { title: 'Time of a reply' }),
    },
    { title: 'Contact' },
  ),
  documents: group(
    { title, text: prose(300, { title: 'Text', description: 'Links as [words](/address)' }) },
    { title: 'Policies' },
  ),
});

/** Recipients of a visitor’s data, and periods, as the settings of the server say: `/data-processing`. */
export const DataProcessingSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  unknown: line(80, { title: 'Text where the server says nothing' }),
  recipients: group(
    {
      ...head,
      none: text,
      others: template(200, ['recipients'], { title: 'Recipients that aren’t connected' }),
      calendar: template(200, ['calendar'], { title: 'Calendars' }),
    },
    { title: 'Recipients' },
  ),
  periods: group(
    {
      ...head,
      kinds: group({ demo: label, contact: label, agent: label, chatbot: label }, { title: 'Requests' }),
      onRequest: line(80, { title: 'No period' }),
      afterDays: template(80, ['days'], { title: 'Period' }),
      copies: label,
      noCopies: line(80, { title: 'No copies' }),
      copiesKept: template(80, ['copies'], { title: 'Copies that are kept' }),
    },
    { title: 'Periods' },
  ),
  rights: group(
    { title, text: prose(400, { title: 'Text', description: 'Links as [words](/address)' }) },
    { title: 'Rights' },
  ),
});

const Recipient = group({ name: line(40, { title: 'Name' }), gets: prose(300, { title: 'What it gets' }) });

/** Recipients of a visitor's data, measured speed, and how long is kept what no setting decides: for the privacy policy and `/data-processing`. */
export const DataHandlingSchema = group({
  recipients: group(
    {
      email: Recipient,
      crm: Recipient,
      teamChat: Recipient,
      calendar: Recipient,
      videoCall: Recipient,
      languageModel: Recipient,
      sharedCounters: Recipient,
    },
    { title: 'Recipients' },
  ),
  speed: group(
    {
      percent: Type.Integer({
        ...{ title: 'Percent of opened pages', minimum: 0, maximum: 100 },
        description: 'How many report how fast they were. At 0, no page has the script',
      }),
      text: template(600, ['percent'], {
        title: 'Sentences of the privacy policy',
        description: 'They stand there unless the percent is 0',
      }),
    },
    { title: 'Speed of pages' },
  ),
  periods: Type.Record(Type.String(), prose(200, { title: 'Period' }), { title: 'Periods' }),
});
