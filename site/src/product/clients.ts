import type { Client } from 'contract/content/pages/home.ts';
import { content } from '../content.ts';

/** Returns the customer of a study, or the partner of a release, with its sign if it is among the clients. */
export function findClient(name: string): Client | Pick<Client, 'name'> {
  const { clients } = content().one('clients');
  return clients.find((one) => one.name === name) ?? { name };
}
