/** What this website keeps in the storage of a tab, by its key; it's gone once the tab is closed. */
export const TAB_NOTES: Readonly<Record<string, string>> = {
  firstTouch: 'The address of the first page you opened, and of the page whose link brought you.',
  lastTouch: 'The same for the last link that brought you back.',
  'demo-choice': 'The day and time you picked for a demo, until you book one.',
  'demo-details':
    'What you typed into the booking form: name, phone number, email and message, and whether you checked the box. It’s removed once you’ve booked.',
  'roi-for-demo':
    'The ROI result you asked to bring to your demo. It’s removed when you book or leave it out.',
  teamPeople:
    'The size of your team, as you last typed it into a calculator. The others begin with it. Clear my numbers removes it.',
  teamPay: 'The salary or hourly wage you last typed into a calculator, likewise.',
  'booked-demo':
    'The time of the demo you booked and the link to change it. The thank-you page moves this note into the tab’s history, so a reload shows it again.',
};

/** What it keeps in the storage of the browser, by its key; it stays until the visitor deletes it. */
export const LASTING_NOTES: Readonly<Record<string, string>> = {
  'example-language': 'The programming language you chose for the examples of the API reference.',
  slashOff:
    'That you switched off the slash as the key of the search. It’s removed when you switch it on again.',
};

/** How many there are at most. */
export const NOTE_COUNT = Object.keys({ ...TAB_NOTES, ...LASTING_NOTES }).length;
