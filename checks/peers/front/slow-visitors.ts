import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import sharp from 'sharp';
import { GOOD_BODIES } from '../../support/lead-bodies.ts';
import type { Bench } from '../peer.ts';
import type { FrontFindings, FrontProxy } from './front-proxy.ts';
import type { ServedSite } from './served-site.ts';
import { HOST, openHttp2Visitor, openVisitor, type Place } from './visitor.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** Time within which all must be given up; our server gives headers 5 s and a form 10 s. */
const GIVEN_UP_MS = 25_000;
const NEVER_ENDING = { headers: 'headers that never end', form: 'a form that never ends' };
const DRIP_MS = 500;
const PARTS = 13;
const PART_MS = 1_000;
const FORM_PART_MS = 500;
const PICTURE_SIDE = 600;

/** All at once, since each takes its time. */
export async function trySlowVisitors(
  bench: Bench,
  proxy: FrontProxy,
  site: ServedSite,
  { slow, upload, waitsFor = [] }: FrontFindings,
): Promise<void> {
  const body = JSON.stringify(GOOD_BODIES.contact);
  const head = `POST ${LEAD_PATHS.contact} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\n`;
  const outcomes = await Promise.allSettled([
    drip(proxy, `GET /pricing HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `),
    drip(proxy, `${head}Content-Length: 1000\r\n\r\n`),
    sendForm(proxy, body),
    readSlowly(proxy),
    uploadSlowly(proxy, site),
  ]);
  const [headers, form, lateForm, page, file] = outcomes.map((each) => {
    if (each.status === 'rejected') return `fails: ${each.reason}`;
    return each.value;
  });
  await bench.attempt(
    waitsFor.length > 0
      ? `${waitsFor.map((each) => NEVER_ENDING[each]).join(', ')}: waited for`
      : 'headers and forms that never end are given up',
    () => {
      const isGivenUp = (outcome: unknown) => /^(?:$|HTTP\/1\.\d (?:408|50\d))/.test(String(outcome));
      assert.equal(isGivenUp(headers), !waitsFor.includes('headers'), `headers: ${headers}`);
      assert.equal(isGivenUp(form), !waitsFor.includes('form'), `form: ${form}`);
    },
    slow,
  );
  await bench.attempt('a form that takes 6 s is stored; a page read slowly arrives whole', () => {
    assert.equal(lateForm, 201);
    assert.equal(page, 'whole');
  });
  await bench.attempt('upload of 1 MB in 13 s at the desk', () => assert.equal(file, 200), upload);
}

/** Sends one more byte now and then. @returns what was answered by the end of the connection, or 'open' */
async function drip(place: Place, begin: string): Promise<string> {
  const socket = await openSocket(place);
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.write(begin);
  const timer = setInterval(() => socket.writable && socket.write('a'), DRIP_MS);
  const isOver = await Promise.race([once(socket, 'close').then(() => true), pause(GIVEN_UP_MS, false)]);
  clearInterval(timer);
  socket.destroy();
  return isOver || text ? text : 'open';
}

async function sendForm(place: Place, body: string): Promise<number> {
  const visitor = openVisitor(place, '127.0.5.1');
  const parts = inParts(Buffer.from(body), FORM_PART_MS);
  const headers = { ...JSON_TYPE, 'content-length': Buffer.byteLength(body) };
  const { status } = await visitor.ask(LEAD_PATHS.contact, { method: 'POST', headers, body: parts });
  visitor.leave();
  return status;
}

/** Reads the page in the pace of a bad line. */
async function readSlowly(place: Place): Promise<string> {
  const socket = await openSocket(place);
  socket.write(`GET /pricing HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) {
    text += String(part);
    await pause(FORM_PART_MS);
  }
  return text.trimEnd().endsWith('</html>') || /<\/html>\s+0$/.test(text.trimEnd())
    ? 'whole'
    : text.slice(-40);
}

async function uploadSlowly(proxy: FrontProxy, { desk }: ServedSite): Promise<number | string> {
  const person = proxy.hasHttp2
    ? await openHttp2Visitor(proxy, '127.0.5.2')
    : openVisitor(proxy, '127.0.5.2');
  const call = { method: 'POST', headers: { ...JSON_TYPE, ...desk }, body: '{}' };
  const { source } = JSON.parse(String((await person.ask('/desk/api/articles', call)).body));
  const raw = { width: PICTURE_SIDE, height: PICTURE_SIDE, channels: 3 } as const;
  const picture = await sharp(randomBytes(PICTURE_SIDE * PICTURE_SIDE * 3), { raw })
    .png()
    .toBuffer();
  const query = new URLSearchParams({ source, name: 'noise.png' });
  const { status, body } = await person.ask(`/desk/api/articles/files?${query}`, {
    method: 'POST',
    headers: { ...desk, 'content-type': 'application/octet-stream', 'content-length': picture.length },
    body: inParts(picture, PART_MS),
  });
  person.leave();
  return status === 200 ? status : `${status} ${body}`;
}

async function* inParts(whole: Buffer, pauseMs: number): AsyncIterable<Buffer> {
  const size = Math.ceil(whole.length / PARTS);
  for (let at = 0; at < whole.length; at += size) {
    await pause(pauseMs);
    yield whole.subarray(at, at + size);
  }
}

async function openSocket({ port, hasTls }: Place): Promise<Socket> {
  const there = { host: '127.0.0.1', port, localAddress: '127.0.5.3' };
  const socket = hasTls
    ? connectTls({ ...there, servername: HOST, rejectUnauthorized: false })
    : connectTcp(there);
  socket.on('error', () => {});
  await once(socket, hasTls ? 'secureConnect' : 'connect');
  return socket;
}
