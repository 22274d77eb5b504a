import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startCalendarServer } from './calendar-server.ts';

/** A stand-in for a CalDAV server, which errs as real ones do. */
export interface CalDavServer {
  /** Address of its only calendar. */
  address: string;
  objects: Map<string, string>;
  /** Its sync token; absent on a server without one. */
  token?: string | undefined;
  /** Entity tag of an object; absent on a server without them. */
  tagOf?: ((name: string, text: string) => string) | undefined;
  /** Returns the answer for a requested object: its text by default, or 404. */
  answerOf: (name: string, text: string | undefined) => string;
  /** Number of objects that it gives at once. */
  atOnce: number;
  /** Lists series that began before a range, as servers must. */
  listsSeries: boolean;
  /** Status of a change of an object. */
  refuse?: ((method: string, name: string) => number | undefined) | undefined;
  /** Privileges of its account, as XML elements; none by default. */
  privileges?: string;
  /** Address to which it leads for the calendars of its account. */
  home?: string;
  /** Answers as a website that leads to its calendar from `/.well-known/caldav` alone. */
  isWebsite?: boolean;
  /** Bytes that are cut off its answers. */
  cut: number;
  /** Questions so far, by their method or report. */
  asked: string[];
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const dataOf = (value: string) =>
  `<d:propstat><d:prop><c:calendar-data>${escaped(value)}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`;
export const statusOf = (status: number) => `<d:status>HTTP/1.1 ${status} No</d:status>`;

export async function startCalDavServer(objects: Record<string, string> = {}): Promise<CalDavServer> {
  const server = await startCalendarServer();
  const { origin } = new URL(server.address);
  const path = '/calendar/';
  const served: CalDavServer = {
    ...{ address: `${origin}${path}`, objects: new Map(Object.entries(objects)), atOnce: 100, cut: 0 },
    ...{ token: 'one', tagOf: (_name, value) => `"${value.length}"`, listsSeries: true, asked: [] },
    answerOf: (_name, value) => (value === undefined ? statusOf(404) : dataOf(value)),
  };

  const responseOf = (name: string, content: string) =>
    `<d:response><d:href>${path}${name}</d:href>${content}</d:response>`;

  function report(body: string): string {
    if (body.includes('calendar-multiget')) {
      const names = [...body.matchAll(/<d:href>[^<]*\/([^/<]+)<\/d:href>/g)].map((found) => found[1] ?? '');
      return names
        .slice(0, served.atOnce)
        .map((name) => responseOf(name, served.answerOf(name, served.objects.get(name))))
        .join('');
    }
    const property = /prop-filter name="(\w+)"/.exec(body)?.[1];
    return [...served.objects]
      .filter(([, value]) =>
        property ? value.includes(`\n${property}`) : served.listsSeries || !value.includes('\nRRULE'),
      )
      .map(([name, value]) =>
        responseOf(
          name,
          `<d:propstat><d:prop>${served.tagOf ? `<d:getetag>${escaped(served.tagOf(name, value))}</d:getetag>` : ''}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`,
        ),
      )
      .join('');
  }

  function properties(body: string): string {
    const { token, privileges, home = path } = served;
    const href = (name: string) => `<d:${name}><d:href>${home}</d:href></d:${name}>`;
    if (body.includes('current-user-principal') || body.includes('calendar-home-set')) {
      const prop =
        href('current-user-principal') + href('calendar-home-set').replaceAll('d:calendar', 'c:calendar');
      return responseOf('', `<d:propstat><d:prop>${prop}</d:prop>${statusOf(200)}</d:propstat>`);
    }
    if (body.includes('resourcetype')) {
      const prop = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>';
      return responseOf('', `<d:propstat><d:prop>${prop}</d:prop>${statusOf(200)}</d:propstat>`);
    }
    const asked = body.includes('privilege')
      ? privileges && `<d:current-user-privilege-set>${privileges}</d:current-user-privilege-set>`
      : token && `<d:sync-token>${token}</d:sync-token>`;
    const status = statusOf(asked ? 200 : 404);
    return responseOf('', `<d:propstat><d:prop>${asked ?? '<d:sync-token/>'}</d:prop>${status}</d:propstat>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await text(request);
    if (served.isWebsite && !url.startsWith(path)) {
      const isWay = url === '/.well-known/caldav';
      return void response.writeHead(isWay ? 301 : 405, isWay ? { location: path } : {}).end();
    }
    const name = url.slice(path.length);
    served.asked.push(method === 'REPORT' ? (/<c:(calendar-[a-z]+)/.exec(body)?.[1] ?? '') : method);
    if (method === 'PROPFIND' || method === 'REPORT') {
      const answers = method === 'REPORT' ? report(body) : properties(body);
      const whole = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${answers}</d:multistatus>`;
      response.writeHead(207, { 'content-type': 'application/xml' });
      response.end(whole.slice(0, whole.length - served.cut));
      return;
    }
    const refused = served.refuse?.(method, name);
    if (refused !== undefined) return void response.writeHead(refused).end();
    const value = served.objects.get(name);
    if (method === 'GET') return void response.writeHead(value === undefined ? 404 : 200).end(value);
    if (method === 'PUT') served.objects.set(name, body);
    else served.objects.delete(name);
    served.token &&= `${served.token}+`;
    response.writeHead(204).end();
  }

  server.answer = (request, response) => void answer(request, response);
  return served;
}
