import type { Client } from 'contract/content/pages/home.ts';
import { content } from '../content.ts';

/** Returns the customer of a study, or the partner of a release, with its word mark. */
export function findClient(name: string): Client {
  const client = content()
    .one('clients')
    .clients.find((one) => one.name === name);
  if (!client) throw new Error(`${name} has no logo in clients.yaml`);
  return client;
}
