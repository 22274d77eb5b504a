/** Who holds the data at a step: a person, a machine of ours, or what it's stored in. */
export type Holder = 'person' | 'machine' | 'store';

/** One place that data comes through, and what happens to it there. */
export interface FlowStep {
  holder: Holder;
  name: string;
  text: string;
}

/** The way of one piece of data, from the person who sent it. */
export interface DataFlow {
  title: string;
  steps: readonly FlowStep[];
}

/** As the server and the privacy policy have it: change both with it. */
export const dataFlows: readonly DataFlow[] = [
  {
    title: 'A form you send',
    steps: [
      {
        holder: 'person',
        name: 'Your browser',
        text: 'Sends what you typed over an encrypted connection, without a cookie. No other company’s script is on the page.',
      },
      {
        holder: 'machine',
        name: 'Our server',
        text: 'Checks each field and sets spam aside. Its log gets the path and the result, never your words.',
      },
      {
        holder: 'store',
        name: 'Our database',
        text: 'Has your request on disk before you see that it arrived. Sent twice, it’s stored once.',
      },
      {
        holder: 'person',
        name: 'Our people',
        text: 'Read it and answer you. If you ask, they delete it, and the software looks for what’s left.',
      },
    ],
  },
  {
    title: 'A message to an AI employee',
    steps: [
      {
        holder: 'person',
        name: 'Your login',
        text: 'Opens the connection. When the login ends, so does the connection.',
      },
      {
        holder: 'machine',
        name: 'Our server',
        text: 'Checks the room and the limits. A room that isn’t yours is answered as if it didn’t exist.',
      },
      {
        holder: 'store',
        name: 'Our database',
        text: 'Has the message before it’s confirmed to you. If storing fails, you get an error.',
      },
      {
        holder: 'machine',
        name: 'The AI model',
        text: 'Gets your message and the relevant parts of your documents. With your own key, you decide whose model it is.',
      },
    ],
  },
];
