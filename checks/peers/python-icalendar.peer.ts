import type { Peer } from './peer.ts';
import { readInPython } from './python-invitations.ts';

const SCRIPT = `
import icalendar, json, sys
read = {}
for name in ['request', 'update', 'cancel', 'guest', 'feed']:
    calendar = icalendar.Calendar.from_ical(open(name + '.ics', 'rb').read())
    events = calendar.walk('VEVENT')
    first = events[0]
    listed = first.get('attendee', [])
    read[name] = {
        'method': str(calendar['method']), 'events': len(events), 'uids': len({str(each['uid']) for each in events}),
        'errors': sum(len(each.errors) for each in events), 'start': first.decoded('dtstart').isoformat(),
        'summary': str(first['summary']), 'status': str(first['status']),
        'guests': len(listed if isinstance(listed, list) else [listed]),
        'again': len(icalendar.Calendar.from_ical(calendar.to_ical()).walk('VEVENT')),
    }
json.dump(read, sys.stdout)
`;

export default {
  title: 'icalendar for Python',
  group: 'Invitations and feeds',
  debian: ['python3-icalendar'],
  expected: 'Everything is read as it was meant, and written again without loss.',
  run: (bench) => readInPython(bench, SCRIPT),
} satisfies Peer;
