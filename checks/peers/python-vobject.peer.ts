import type { Peer } from './peer.ts';
import { readInPython } from './python-invitations.ts';

const SCRIPT = `
import vobject, json, sys
read = {}
for name in ['request', 'update', 'cancel', 'guest', 'feed']:
    calendar = vobject.readOne(open(name + '.ics', encoding='utf-8', newline='').read())
    events = calendar.vevent_list
    first = events[0]
    read[name] = {
        'method': calendar.method.value, 'events': len(events), 'uids': len({each.uid.value for each in events}),
        'errors': 0 if calendar.validate(raiseException=True) else 1, 'start': first.dtstart.value.isoformat(),
        'summary': first.summary.value, 'status': first.status.value,
        'guests': len(getattr(first, 'attendee_list', [])),
        'again': len(vobject.readOne(calendar.serialize()).vevent_list),
    }
json.dump(read, sys.stdout)
`;

export default {
  title: 'vobject for Python',
  group: 'Invitations and feeds',
  debian: ['python3-vobject'],
  expected: 'Everything is read as it was meant and valid, and written again without loss.',
  run: (bench) => readInPython(bench, SCRIPT),
} satisfies Peer;
