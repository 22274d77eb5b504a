import { bars, lanes } from './charts.ts';
import { exchange } from './flows.ts';
import { MARGIN, type Sheet } from './sheet.ts';

/** The figures of 'Developers'. */
export const developerFigures: Record<string, (sheet: Sheet) => void> = {
  'first-conversation': (sheet) =>
    exchange(
      sheet,
      ['Script', 'Server'],
      [
        { from: 'right', name: 'rooms', note: 'token accepted' },
        { from: 'left', name: 'aiMessage', note: 'no thread yet' },
        { from: 'right', name: 'messageReceived', note: 'keep its thread' },
        { from: 'right', name: 'PostAIResponse', note: 'the answer' },
        { from: 'left', name: 'updatelastRead', note: 'read' },
        { from: 'right', name: 'updatedlastRead', note: 'confirmed' },
      ],
    ),
  'same-id-again': (sheet) =>
    exchange(
      sheet,
      ['Client', 'Server'],
      [
        { from: 'left', name: 'aiMessage', note: 'id A, stored' },
        { from: 'right', name: 'messageReceived', note: 'the line drops', isLost: true },
        { from: 'right', name: 'rooms', note: 'connected again' },
        { from: 'left', name: 'aiMessage', note: 'id A, again' },
        { from: 'right', name: 'messageReceived', note: 'stored once' },
        { from: 'right', name: 'PostAIResponse', note: 'answered once' },
      ],
    ),
  'page-sizes': (sheet) =>
    bars(
      sheet,
      [
        { label: '25 to a page', value: 2.4, reads: '2.4 s', note: '30 pages, 15 messages on the last' },
        { label: '50 to a page', value: 1.2, reads: '1.2 s', note: '15 pages, 40 messages on the last' },
        { label: '100 to a page', value: 0.64, reads: '0.64 s', note: '8 pages, 40 messages on the last' },
      ],
      { max: 2.4 },
    ),
  'lost-answer': (sheet) =>
    exchange(
      sheet,
      ['Form', 'Server'],
      [
        { from: 'left', name: 'POST', note: 'with a key, stored' },
        { from: 'right', name: '201', note: 'gets lost', isLost: true },
        { from: 'left', name: 'POST', note: 'the same key, again' },
        { from: 'right', name: '201', note: 'same id, replayed' },
      ],
    ),
  'token-lifetimes': (sheet) => {
    lanes(
      sheet,
      {
        from: 0,
        to: 72,
        ticks: [
          [0, 'login'],
          [71, '71 h: renew'],
        ],
      },
      [
        {
          label: 'Access token',
          note: '72 hours',
          spans: [
            { from: 0, to: 71, color: 'agent' },
            { from: 71, to: 72, color: 'human' },
          ],
        },
      ],
    );
    sheet.bottom += 10;
    lanes(
      sheet,
      {
        from: 0,
        to: 30,
        ticks: [
          [0, 'login'],
          [30, 'a month: log in'],
        ],
      },
      [
        {
          label: 'Refresh token',
          note: 'a renewal every 71 hours',
          spans: Array.from({ length: 11 }, (_, index) => ({
            from: (index * 71) / 24,
            to: Math.min(30, ((index + 1) * 71) / 24),
            color: 'agent' as const,
          })),
        },
      ],
    );
    const y = sheet.bottom + 30;
    sheet.text(MARGIN, y, 'The socket closes when its token ends.', { size: 14 });
    sheet.text(MARGIN, y + 20, 'Renewed in time, it’s back within a second.', { size: 14, color: 'muted' });
  },
};
