const WORDS: Readonly<Record<string, string>> = {
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'people.add': 'Added a person',
  'people.change': 'Changed a person',
  'people.invite': 'Made a new link',
  'people.remove': 'Removed a person',
  'passkeys.add': 'Added a passkey',
  'passkeys.remove': 'Removed a passkey',
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
