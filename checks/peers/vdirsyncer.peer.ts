import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { FEED_DEMOS, sentInvitations } from './sent-invitations.ts';

export default {
  title: 'vdirsyncer',
  group: 'Invitations and feeds',
  debian: ['vdirsyncer'],
  expected:
    'A file for each demo of the feed, named by its UID; a second run changes nothing, and a moved demo changes its file.',
  async run(bench) {
    let { feed } = await sentInvitations();
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(feed),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    bench.defer(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/demos.ics`;
    const files = join(bench.folder, 'files');
    const config = join(bench.folder, 'config');
    const lines = [
      ...['[general]', `status_path = "${bench.folder}/status/"`],
      ...[
        '[pair feed]',
        'a = "remote"',
        'b = "local"',
        'collections = null',
        'conflict_resolution = "a wins"',
      ],
      ...['[storage remote]', 'type = "http"', `url = "${url}"`],
      ...['[storage local]', 'type = "filesystem"', `path = "${files}/"`, 'fileext = ".ics"', ''],
    ];
    await writeFile(config, lines.join('\n'));
    const run = (command: string) => bench.execute('vdirsyncer', ['-c', config, command], { input: 'y\n' });
    const texts = async () =>
      Promise.all((await readdir(files)).map((name) => readFile(join(files, name), 'utf8')));

    await bench.attempt(`feed of ${FEED_DEMOS} demos, each once`, async () => {
      await run('discover');
      await run('sync');
      await run('sync');
      assert.equal((await readdir(files)).length, FEED_DEMOS);
    });
    await bench.attempt(
      'demo moved in the feed',
      async () => {
        assert.ok((await texts()).every((text) => !text.includes('UID:0190-feed-')));
        feed = feed.replaceAll('20260311T023000Z', '20260311T024500Z');
        await run('sync');
        const moved = (await texts()).filter((text) => text.includes('DTSTART:20260311T024500Z'));
        assert.equal(moved.length, 1);
        assert.equal((await readdir(files)).length, FEED_DEMOS);
      },
      {
        surprise:
          'its storage `http` puts a digest of the event in the place of its UID: an invitation of the same demo is another event, and a moved demo a new one.',
      },
    );
  },
} satisfies Peer;
