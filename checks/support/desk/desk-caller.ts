import type { DeskRole } from 'contract/desk/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../server/plugins/database/schema.ts';
import { signIn } from './sign-in.ts';

interface Answer {
  status: number;
  /** Parsed; undefined where nothing was answered. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any;
}

/** A person who makes calls of the desk. */
export interface DeskCaller {
  email: string;
  headers: Record<string, string>;
  /** @param path below `/desk/api` */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

/** Signs a new person in who makes calls of a test server. */
export async function deskCaller(
  server: { app: FastifyInstance; database: Database },
  role: DeskRole,
  options: Parameters<typeof signIn>[2] = {},
): Promise<DeskCaller> {
  const { headers, email } = await signIn(server, role, options);
  return {
    ...{ email, headers },
    async call(method, path, body) {
      const url = `/desk/api${path}`;
      const response = await server.app.inject({ method, url, headers, ...(body && { payload: body }) });
      const { statusCode: status, body: text } = response;
      return { status, body: text === '' ? undefined : response.json() };
    },
  };
}
