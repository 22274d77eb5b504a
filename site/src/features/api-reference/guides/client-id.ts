import { priceText } from 'contract/product/offered-plans.ts';
import { REPLY_TIME } from 'contract/site/addresses.ts';
import { content } from '../../../content.ts';
import { paths } from '../../../product/paths.ts';
import type { Guide } from './guide.ts';

export const clientId = (): Guide => ({
  slug: 'client-id',
  title: 'Get a client ID',
  lede: 'A client ID stands for your company’s account. You need it once for each user: to sign them up.',
  description:
    'Ask for the client ID your code needs to sign users up: which plan has API access, who answers, and a form with the request filled in.',
  keywords: 'API key, API access, credentials, client ID',
  parts: [
    {
      id: 'plan',
      title: 'What it takes',
      blocks: [
        {
          list: [
            `API access starts with the [Startup plan](${paths.pricing}): ${priceText(content().one('plans').startup)} a month, up to 5 people. Starter doesn’t have it.`,
            'Whether the free trial has API access isn’t published yet: ask in the form.',
            'Your account has one client ID already. If you can’t find it, use the form too.',
          ],
        },
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      blocks: [
        `A person reads your request and gets back to you by email soon. A time this server’s operator promises is in the [legal notice](${REPLY_TIME}).`,
      ],
    },
  ],
});

/** How the message of the form begins. */
export const CLIENT_ID_REQUEST = `I'd like a client ID for the API.

What we want to build: 
Our plan, or “none yet”: `;
