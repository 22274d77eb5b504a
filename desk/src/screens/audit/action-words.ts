const WORDS: Readonly<Record<string, string>> = {
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'people.add': 'Added a person',
  'people.change': 'Changed a person',
  'people.invite': 'Made a new link',
  'people.remove': 'Removed a person',
  'passkeys.add': 'Added a passkey',
  'passkeys.remove': 'Removed a passkey',
  'demos.move': 'Moved a demo',
  'demos.cancel': 'Canceled a demo',
  'demos.note': 'Noted how a demo went',
  'demos.reassign': 'Gave a demo to another host',
  'demos.swap': 'Swapped the hosts of two demos',
  'demos.confirm': 'Confirmed a demo for its host',
  'demos.decline': 'Declined a demo for its host',
  'demos.book': 'Booked a demo for a person',
  'time-off.add': 'Blocked time of a host',
  'time-off.remove': 'Took back time off',
  'days.close': 'Closed days',
  'days.open': 'Opened days again',
  'hosts.add': 'Added a host',
  'hosts.edit': 'Changed a host',
  'hosts.remove': 'Removed a host',
  'hosts.feed': 'Made the address of a host’s calendar',
  'calendars.add': 'Added a calendar of a host',
  'calendars.remove': 'Removed a calendar of a host',
  'audit.retention': 'Removed old entries',
};

/** `Signed in`; of an action without words here, its own: `Leads: export`. */
export function actionInWords(action: string): string {
  const known = WORDS[action];
  if (known) return known;
  const [what = '', ...verbs] = action.split('.');
  const named = what.charAt(0).toUpperCase() + what.slice(1);
  return verbs.length > 0 ? `${named}: ${verbs.join(' ').replaceAll('-', ' ')}` : named;
}
