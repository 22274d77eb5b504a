import assert from 'node:assert/strict';
import type { Peer } from './peer.ts';
import { FEED_DEMOS, sentInvitations, writeInvitations } from './sent-invitations.ts';

const SCRIPT = `
error_reporting(E_ALL & ~E_DEPRECATED);
require '/usr/share/php/Sabre/VObject/includes.php';
$read = [];
foreach (['request', 'update', 'cancel', 'guest', 'feed'] as $name) {
  $calendar = Sabre\\VObject\\Reader::read(file_get_contents("$name.ics"));
  $events = $calendar->select('VEVENT');
  $first = array_values($events)[0];
  $read[$name] = [count($calendar->validate()), count($events), (string) $calendar->METHOD,
    $first->DTSTART->getDateTime()->format('c'), count($first->select('ATTENDEE'))];
}
echo json_encode($read);
`;
const [FIRST, MOVED] = ['2026-03-11T02:30:00+00:00', '2026-03-12T02:30:00+00:00'];

export default {
  title: 'sabre/vobject',
  group: 'Invitations and feeds',
  debian: ['php-sabre-vobject', 'php8.2-cli'],
  expected: 'No warning of its validation; Nextcloud and ownCloud use it.',
  async run(bench) {
    await writeInvitations(bench.folder, await sentInvitations());
    const read = JSON.parse(await bench.execute('php8.2', ['-r', SCRIPT]));
    await bench.attempt('invitation, update, cancellation: valid', () => {
      assert.deepEqual(read.request, [0, 1, 'REQUEST', FIRST, 1]);
      assert.deepEqual(read.update, [0, 1, 'REQUEST', MOVED, 1]);
      assert.deepEqual(read.cancel, [0, 1, 'CANCEL', MOVED, 1]);
    });
    await bench.attempt('invitation of a guest: valid', () =>
      assert.deepEqual(read.guest, [0, 1, 'REQUEST', MOVED, 2]),
    );
    await bench.attempt(`feed of ${FEED_DEMOS} demos: valid`, () =>
      assert.deepEqual(read.feed, [0, FEED_DEMOS, 'PUBLISH', FIRST, 0]),
    );
  },
} satisfies Peer;
