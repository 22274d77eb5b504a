import Type, { type Static } from 'typebox';
import { line, prose } from './fields.ts';

const strict = { additionalProperties: false } as const;

const Recipient = Type.Object(
  { name: line(40, { title: 'Name' }), gets: prose(300, { title: 'What it gets' }) },
  strict,
);

/** Recipients of a visitor's data, and how long is kept what no setting decides: for the privacy policy and `/data-processing`. */
export const DataHandlingSchema = Type.Object(
  {
    recipients: Type.Object(
      {
        email: Recipient,
        crm: Recipient,
        teamChat: Recipient,
        calendar: Recipient,
        videoCall: Recipient,
        languageModel: Recipient,
        sharedCounters: Recipient,
      },
      { title: 'Recipients', ...strict },
    ),
    periods: Type.Record(Type.String(), prose(200, { title: 'Period' }), { title: 'Periods' }),
  },
  strict,
);

export type DataHandling = Static<typeof DataHandlingSchema>;
