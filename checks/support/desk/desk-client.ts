import type { FastifyInstance, InjectOptions } from 'fastify';

const API = '/desk/api';

/** Answer of a call. */
export interface Answered {
  status: number;
  /** The parsed body; undefined without one. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  body: any;
  setCookie: string | undefined;
}

/** A browser with the desk open: it keeps the cookie, and says where its calls come from. */
export class DeskClient {
  readonly #app: FastifyInstance;
  readonly origin = 'http://localhost';
  cookie: string | undefined;
  readonly #network: string;

  constructor(
    app: FastifyInstance,
    { cookie, network = '127.0.0.1' }: { cookie?: string; network?: string } = {},
  ) {
    this.#app = app;
    this.cookie = cookie;
    this.#network = network;
  }

  async call(method: InjectOptions['method'], path: string, payload?: object): Promise<Answered> {
    const response = await this.#app.inject({
      ...{ method: method ?? 'GET', url: API + path, remoteAddress: this.#network },
      ...(payload && { payload }),
      headers: {
        origin: this.origin,
        'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.cookie !== undefined && { cookie: this.cookie }),
      },
    });
    const setCookie = response.headers['set-cookie'] as string | undefined;
    const [kept] = setCookie?.split(';') ?? [];
    if (kept !== undefined) this.cookie = kept.endsWith('=') ? undefined : kept;
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
      setCookie,
    };
  }
}
