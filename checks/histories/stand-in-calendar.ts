/** Fate of the questions to a calendar. */
export type CalendarMood =
  | 'well'
  /** It refuses every question. */
  | 'failing'
  /** It never answers. */
  | 'silent'
  /** It answers as it was when it fell into this mood, and keeps what it is given to itself. */
  | 'lagging'
  /** It says that nothing has changed. */
  | 'unchanging'
  /** It says that all is well, and sends something else than a calendar. */
  | 'garbled'
  /** It says that there are no events. */
  | 'empty';

export const MOODS: readonly CalendarMood[] = [
  ...['well', 'failing', 'silent', 'lagging', 'unchanging', 'garbled', 'empty'],
] as CalendarMood[];

/** A question as HTTP brings it; `path` begins behind the address of the calendar. */
export interface Question {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

export interface CalendarAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A host's calendar at both kinds of address: as a file (RFC 5545), and on a CalDAV server (RFC 4791). */
export class StandInCalendar {
  #events = new Map<string, string>();
  #revision = 0;
  #mood: CalendarMood = 'well';
  /** State at the change of the mood. */
  #before: { events: ReadonlyMap<string, string>; revision: number } = { events: new Map(), revision: 0 };

  get mood(): CalendarMood {
    return this.#mood;
  }

  set mood(mood: CalendarMood) {
    this.#before = { events: new Map(this.#events), revision: this.#revision };
    this.#mood = mood;
  }

  /** Ids of all events. */
  get uids(): string[] {
    return [...this.#events.keys()];
  }

  /** Its lines, without the calendar around them. */
  find(uid: string): string | undefined {
    return this.#events.get(uid);
  }

  /** Puts an event as a person does in the calendar's own program. */
  put(uid: string, start: Date, end: Date): void {
    const before = this.#events.get(uid)?.replaceAll(/^DT(?:START|END).*\r\n/gm, '');
    const lines = before ?? `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:${stampOf(start)}\r\nEND:VEVENT\r\n`;
    const times = `DTSTART:${stampOf(start)}\r\nDTEND:${stampOf(end)}\r\n`;
    this.#set(uid, lines.replace('END:VEVENT', `${times}END:VEVENT`));
  }

  remove(uid: string): void {
    this.#events.delete(uid);
    this.#revision += 1;
  }

  /** @returns `undefined` where it never answers */
  answer(question: Question): CalendarAnswer | undefined {
    if (this.#mood === 'failing') return { status: 503 };
    if (this.#mood === 'silent') return undefined;
    const shown =
      this.#mood === 'lagging' ? this.#before : { events: this.#events, revision: this.#revision };
    const events: ReadonlyMap<string, string> = this.#mood === 'empty' ? new Map() : shown.events;
    const token = this.#tokenOf(shown.revision);
    const { method, path } = question;
    if (method === 'PROPFIND') return multistatus([['', property('d:sync-token', token)]]);
    if (method === 'REPORT') return this.#report(question, events);
    if (path !== '') return this.#object(question, events);
    if (question.headers['if-none-match'] === `"${token}"`) return { status: 304 };
    const body = this.#mood === 'garbled' ? '<html>Please sign in</html>' : fileOf([...events.values()]);
    return { status: 200, headers: { etag: `"${token}"`, 'content-type': 'text/calendar' }, body };
  }

  /** Each lie looks like a change, except the one that nothing has changed. */
  #tokenOf(revision: number): string {
    if (this.#mood === 'unchanging') return String(this.#before.revision);
    const isTrue = this.#mood === 'well' || this.#mood === 'lagging';
    return isTrue ? String(revision) : `${this.#mood}-${revision}`;
  }

  #report({ body }: Question, events: ReadonlyMap<string, string>): CalendarAnswer {
    if (this.#mood === 'garbled') return { status: 207, body: '<d:multistatus' };
    const asked = [...body.matchAll(/<(?:\w+:)?href>([^<]+)</g)].map(([, href = '']) => uidOf(href));
    const uids = body.includes('multiget') ? asked : [...events.keys()];
    return multistatus(
      uids.map((uid) => {
        const text = events.get(uid);
        if (text === undefined) return [uid, undefined];
        return [uid, property('d:getetag', `"${text.length}"`) + property('c:calendar-data', fileOf([text]))];
      }),
    );
  }

  #object({ method, path, body }: Question, events: ReadonlyMap<string, string>): CalendarAnswer {
    const uid = uidOf(path);
    if (method === 'GET') {
      const text = events.get(uid);
      return text === undefined ? { status: 404 } : { status: 200, body: fileOf([text]) };
    }
    if (method === 'DELETE') {
      if (!this.#events.has(uid)) return { status: 404 };
      this.remove(uid);
      return { status: 204 };
    }
    this.#set(uid, /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/.exec(body)?.[0] ?? '');
    return { status: 201 };
  }

  #set(uid: string, text: string): void {
    this.#events.set(uid, text);
    this.#revision += 1;
  }
}

/** Returns the start of an event of a stand-in; `undefined` where it has none. */
export function startOf(event: string): number | undefined {
  const [, year, month, day, hour, minute] = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/m.exec(event) ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

function fileOf(events: readonly string[]): string {
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\n${events.join('')}END:VCALENDAR\r\n`;
}

function uidOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.ics$/, '');
}

function property(name: string, value: string): string {
  return `<${name}>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

/** @param parts an object's name and its properties; without them, there is no such object */
function multistatus(
  parts: readonly (readonly [uid: string, properties: string | undefined])[],
): CalendarAnswer {
  const answers = parts.map(([uid, properties]) => {
    const href = `<d:href>${uid === '' ? '/' : `/${uid}.ics`}</d:href>`;
    const found = `<d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`;
    const result = properties === undefined ? '<d:status>HTTP/1.1 404 Not Found</d:status>' : found;
    return `<d:response>${href}${result}</d:response>`;
  });
  return {
    status: 207,
    headers: { 'content-type': 'application/xml' },
    body: `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${answers.join('')}</d:multistatus>`,
  };
}

function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
