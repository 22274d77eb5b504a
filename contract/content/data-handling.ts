import Type, { type Static } from 'typebox';
import { line, prose } from './fields.ts';
import { group } from './parts.ts';

const Recipient = group({ name: line(40, { title: 'Name' }), gets: prose(300, { title: 'What it gets' }) });

/** Recipients of a visitor's data, and how long is kept what no setting decides: for the privacy policy and `/data-processing`. */
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
  periods: Type.Record(Type.String(), prose(200, { title: 'Period' }), { title: 'Periods' }),
});

export type DataHandling = Static<typeof DataHandlingSchema>;
