import { host } from '../reference-host.ts';
import type { Guide } from './guide.ts';

/** A program that writes a client from the description; the checks run its command as it stands here, and the client. */
export interface ClientGenerator {
  name: string;
  command: string;
  /** What it writes. */
  writes: string;
}

/** @param origin where the description is */
export function clientGenerators(origin: string): ClientGenerator[] {
  const from = `${origin}/openapi.json`;
  return [
    {
      name: 'openapi-typescript',
      command: `npx openapi-typescript ${from} -o client.ts`,
      writes: 'TypeScript types of every call, and no code: use them with `fetch` or `openapi-fetch`.',
    },
    {
      name: 'Hey API',
      command: `npx @hey-api/openapi-ts -i ${from} -o client`,
      writes: 'A TypeScript function for each call, with types and its own fetch client.',
    },
    {
      name: 'orval',
      command: `npx orval --input ${from} --output client.ts --client fetch`,
      writes:
        'A TypeScript function for each call, over `fetch`. Its addresses have no host: set `baseUrl` in a config file of orval. With `--client zod` it writes checks instead.',
    },
  ];
}

export const clients: Guide = {
  slug: 'clients',
  title: 'Generate a client',
  lede: 'One command writes a typed client from our OpenAPI document. Our tests run these three against a live server.',
  description:
    'Generate a typed API client from the OpenAPI document: one command each for openapi-typescript, Hey API and orval.',
  keywords: 'SDK, client library, code generation, OpenAPI generator, TypeScript client',
  parts: [
    ...clientGenerators(host).map(({ name, command, writes }) => ({
      id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      title: name,
      blocks: [writes, { code: { name: `Command of ${name}`, grammar: 'bash' as const, text: command } }],
    })),
    {
      id: 'others',
      title: 'Other languages and tools',
      blocks: [
        'Any generator that reads OpenAPI 3.1 can use [openapi.json](/openapi.json). Its patterns compile in JavaScript, Python and RE2, its formats are standard ones, and each answer has an example.',
        'The chat socket is described in [asyncapi.json](/asyncapi.json). You don’t need a generated client for it: use a Socket.IO library, as the [quick start](/api-reference/quick-start) does.',
      ],
    },
  ],
};
