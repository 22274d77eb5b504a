/** Kinds of data in words of the desk; the commands have shorter ones. */
const WORDS: Readonly<Record<string, string>> = {
  leads: 'Requests',
  'deliveries of them': 'Messages about them, to the team and to others',
  'notes to them': 'Notes of the team',
  'idempotency keys': 'Keys by which a request counts only once',
  'invitations to demos of others': 'Invitations to demos of others',
  account: 'Account',
  logins: 'Sign-ins',
  'places of logins': 'Places they signed in from',
  'own chat threads': 'Chats',
  'messages in them': 'Messages in these chats',
  'messages in shared rooms, with their answers': 'Messages in shared rooms, with their answers',
  'texts of others that name the address': 'Texts of others that name the address',
  'mails in files': 'Emails in files of the server',
};

/** Returns a kind of data as a heading beside its count. A kind that is new on the server keeps its own words. */
export function heldWords(what: string): string {
  return WORDS[what] ?? what.charAt(0).toUpperCase() + what.slice(1);
}
