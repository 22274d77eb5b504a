#!/usr/bin/env bash
# tsdav 2.3.4, RFC 4918 13 and RFC 4791 7.9.
# Expected: calendarMultiGet returns one entry per response of the multistatus; an object that was deleted between listing and
# reading is an entry with status 404 beside the others.
# Seen: one response with a status of 404 makes the call throw, and the objects that the server did send are lost.
# Output: "threw: Collection query failed: 404 Not Found" or words to that effect; 0 objects.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts tsdav@2.3.4
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { calendarMultiGet } from 'tsdav';
const object = (name) => `<d:response><d:href>/c/${name}.ics</d:href><d:propstat><d:prop><d:getetag>"1"</d:getetag>
<c:calendar-data>BEGIN:VCALENDAR&#13;
VERSION:2.0&#13;
PRODID:-//example//EN&#13;
BEGIN:VEVENT&#13;
UID:${name}&#13;
DTSTAMP:20260101T000000Z&#13;
DTSTART:20261207T090000Z&#13;
END:VEVENT&#13;
END:VCALENDAR</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
const gone = '<d:response><d:href>/c/gone.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>';
const body = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${object('a')}${gone}${object('b')}</d:multistatus>`;
const server = createServer((_, response) =>
  response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' }).end(body),
);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
let thrown = false;
try {
  const answers = await calendarMultiGet({
    url: `http://127.0.0.1:${server.address().port}/c/`,
    props: { 'd:getetag': {}, 'c:calendar-data': {} },
    objectUrls: ['/c/a.ics', '/c/gone.ics', '/c/b.ics'],
    depth: '1',
  });
  console.log(`returned ${answers.length} answers with status ${answers.map(({ status }) => status).join(', ')}`);
} catch (error) {
  thrown = true;
  console.log(`threw: ${error.message}; 0 objects`);
}
server.closeAllConnections();
server.close();
process.exitCode = thrown ? 0 : 1;
JS
timeout 60 node run.mjs
