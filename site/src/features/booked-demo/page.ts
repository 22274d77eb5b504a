import { BOOKING_PAGE } from 'contract/site/addresses.ts';
import { definePage } from '../../layout/page.ts';

/** What the server shows behind every link that leads to no booking, whatever the reason. */
export const page = definePage(() => ({
  path: BOOKING_PAGE,
  title: 'No demo here',
  description: 'This link doesn’t lead to a demo: it’s too old or incomplete, or the demo was canceled.',
  listed: 'never',
}));
