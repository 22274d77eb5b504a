/** Stands in everything hostile, and must stand in no answer. */
export const CANARY = 'CANARY7f3a';

export interface HostileRequest {
  what: string;
  statuses: number[];
  bytes: Buffer;
}

/** A call whose body has an email address and at least one more text. */
export interface AttackedCall {
  path: string;
  /** A body that it takes. */
  good: Readonly<Record<string, string>>;
  /** It also takes what a browser posts without script. */
  takesForms: boolean;
  /** Its texts may be of any length. */
  takesLongTexts: boolean;
}

/** Requests that a call must refuse, byte for byte as an attacker would send them. */
export function hostileRequests({ path, good, takesForms, takesLongTexts }: AttackedCall): HostileRequest[] {
  const request = (body: string | Buffer, headers?: string[]) => postBytes(path, body, headers);
  const json = (what: string, body: unknown, statuses = [400]) => ({
    what,
    statuses,
    bytes: request(JSON.stringify(body)),
  });
  const text = (what: string, body: string | Buffer, statuses = [400]) => ({
    what,
    statuses,
    bytes: request(body),
  });
  const form = (what: string, body: string | Buffer) => ({
    what,
    statuses: [takesForms ? 400 : 415],
    bytes: request(body, ['content-type: application/x-www-form-urlencoded']),
  });
  const typed = (what: string, headers: string[]) => ({
    what,
    statuses: [415],
    bytes: request(JSON.stringify(good), headers),
  });
  const withEmail = (email: unknown) => ({ ...good, email });
  const filled = Object.keys(good).find((name) => name !== 'email') ?? '';
  const goodForm = new URLSearchParams(good).toString();
  const splice = (bytes: number[]) => {
    const [before = '', after = ''] = JSON.stringify({ ...good, email: `${CANARY}|@example.com` }).split('|');
    return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
  };

  return [
    text('nothing', ''),
    text('blanks', '   '),
    text('broken JSON', `{"email": "${CANARY}`),
    text('two JSON texts', `${JSON.stringify(good)}${JSON.stringify(good)}`),
    text('a comment in JSON', `${JSON.stringify(good)} // ${CANARY}`),
    json('null', null),
    json('a number', 7),
    json('a text', CANARY),
    json('true', true),
    json('an array', [good]),
    json('an empty object', {}),
    json('a field too many', { ...good, [CANARY]: CANARY }),
    json(
      'thousands of fields',
      Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`${CANARY}${index}`, 1])),
    ),
    text('__proto__', JSON.stringify(good).replace('{', `{"__proto__":{"isAdmin":"${CANARY}"},`)),
    text('a text as __proto__', JSON.stringify(good).replace('{', `{"__proto__":"${CANARY}",`)),
    text('constructor', JSON.stringify(good).replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
    json('toString', { ...good, toString: CANARY }),
    json('a number for a text', withEmail(7)),
    json('true for a text', withEmail(true)),
    json('a number for a name', { ...good, [filled]: 7 }),
    json('false for a name', { ...good, [filled]: false }),
    json('null for a name', { ...good, [filled]: null }),
    json('null for a text', withEmail(null)),
    json('an array for a text', withEmail([`${CANARY}@example.com`])),
    json('an object for a text', withEmail({ $ne: CANARY })),
    json('a list of addresses', withEmail(`a@example.com,${CANARY}@example.com`)),
    json('an address with a name', withEmail(`${CANARY} <a@example.com>`)),
    json('a quoted address', withEmail(`"${CANARY}"@example.com`)),
    json('a mail header', withEmail(`a@example.com\r\nBcc: ${CANARY}@example.com`)),
    json('an address of 300 characters', withEmail(`${'a'.repeat(290)}@example.com`)),
    // The chatbot's texts have no maximum length (S1 section 5); its address has one all the same.
    takesLongTexts
      ? json('an address of 60,000 characters', { ...good, email: `${CANARY.repeat(6_000)}@example.com` })
      : json('a text of 60,000 characters', { ...good, [filled]: CANARY.repeat(6_000) }),
    text('an escaped NUL', JSON.stringify(good).replace('"email":"', `"email":"${CANARY}\\u0000`)),
    text(
      'an escaped lone surrogate',
      JSON.stringify({ ...good, [filled]: 'X' }).replace('"X"', `"${CANARY}\\ud800"`),
    ),
    text('a NUL byte', splice([0])),
    text('an overlong UTF-8 sequence', splice([0xc0, 0xaf])),
    text('a cut UTF-8 sequence', splice([0xe2, 0x82])),
    text('an encoded surrogate', splice([0xed, 0xa0, 0x80])),
    text('UTF-16', Buffer.from(JSON.stringify(good), 'utf16le')),
    text('20,000 nested arrays', '['.repeat(20_000)),
    text('20,000 closed nested arrays', '['.repeat(20_000) + ']'.repeat(20_000)),
    text('nested objects', `${'{"email":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
    json('a body over the limit', { ...good, message: 'x'.repeat(70_000) }, [413]),
    typed('no content type', []),
    typed('plain text', ['content-type: text/plain']),
    typed('multipart', ['content-type: multipart/form-data; boundary=x']),
    typed('a type like JSON', ['content-type: application/jsonp']),
    typed('a broken content type', ['content-type: ;;;']),
    typed('another character set', ['content-type: application/json; charset=utf-16']),
    typed('a compressed body', ['content-type: application/json', 'content-encoding: gzip']),
    form('broken percent encoding in a form', `${goodForm}&${filled}=%zz`),
    form('broken UTF-8 in a form', `email=%ff%fe${CANARY}`),
    form('raw broken UTF-8 in a form', Buffer.concat([Buffer.from('email='), Buffer.from([0xff])])),
    form('a field twice in a form', `${goodForm}&email=${CANARY}%40example.com`),
    form('a field too many in a form', `${goodForm}&${CANARY}=1`),
    form('__proto__ in a form', `${goodForm}&__proto__=${CANARY}`),
    form('a bracketed field in a form', `${goodForm}&email[${CANARY}]=1`),
    form(
      'hundreds of fields in a form',
      Array.from({ length: 300 }, (_, index) => `${CANARY}${index}=1`).join('&'),
    ),
    form('a NUL in a form', `${goodForm.replace('email=', 'email=%00')}`),
    form('JSON in a form', JSON.stringify(good)),
    { what: 'a chunked body over the limit', statuses: [413], bytes: chunked(path, 70_000) },
    {
      what: 'malformed chunks',
      statuses: [400],
      bytes: chunked(path, 0, `zz\r\n${CANARY}\r\n`),
    },
  ];
}

/** A POST request with that body, the last one on its connection. */
export function postBytes(
  path: string,
  body: string | Buffer,
  headers: readonly string[] = ['content-type: application/json'],
): Buffer {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `content-length: ${bytes.length}`,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

/** A message in chunks of 10,000 bytes, and then whatever the caller adds. */
function chunked(path: string, length: number, end = '0\r\n\r\n'): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\n`;
  const chunk = `2710\r\n${CANARY.repeat(1_000)}\r\n`;
  return Buffer.from(`${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(length / 10_000)}${end}`);
}
