/** Rights at the desk, beside reading the own account. */
export const DESK_RIGHTS = [
  /** All leads; without it, `leads.own` shows their own and those that no person has. */
  'leads.all',
  'leads.own',
  /** All demos; without it, `demos.own` shows their own and those that no host has. */
  'demos.all',
  'demos.own',
  /** Reads and drafts articles. */
  'articles',
  'articles.publish',
  /** Reading the texts of the site, and drafts of others in their place. */
  'content.draft',
  /** Publishing them; without `content.guarded`, not its name, prices, claims and legal texts. */
  'content',
  'content.guarded',
  'numbers',
  'health',
  /** Channels, their secrets and test messages. */
  'channels',
  'settings',
  'people',
  'audit',
  /** Other versions of this software, where the administrator allows it. */
  'upgrade',
  'export',
  'erase',
  /** New requests are given to them in turn. */
  'turn',
] as const;

export type DeskRight = (typeof DESK_RIGHTS)[number];

export const DESK_ROLES = ['owner', 'sales', 'editor', 'publisher', 'analyst', 'system'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

/** Rights that a person is given or denied by name, in every role. */
export const GRANTED_RIGHTS = ['export', 'erase', 'turn'] as const satisfies readonly DeskRight[];

export type GrantedRight = (typeof GRANTED_RIGHTS)[number];

/** Words for them in lists and in the audit. */
export const GRANTED_WORDS: Record<GrantedRight, string> = {
  export: 'may export',
  erase: 'may erase',
  turn: 'gets requests in turn',
};

const RIGHTS_OF_ROLES: Record<DeskRole, readonly DeskRight[]> = {
  owner: DESK_RIGHTS.filter((right) => !GRANTED_RIGHTS.some((granted) => granted === right)),
  sales: ['leads.own', 'demos.own'],
  editor: ['articles', 'content.draft'],
  publisher: ['articles', 'articles.publish', 'content.draft', 'content'],
  analyst: ['numbers'],
  system: ['channels', 'health', 'settings'],
};

/** Returns the rights of a person of this role. @param granted rights that the owner gave this person by name */
export function rightsOf(role: DeskRole, granted: readonly GrantedRight[]): ReadonlySet<DeskRight> {
  return new Set([...RIGHTS_OF_ROLES[role], ...granted]);
}

/** Returns the leads that an answer may contain: all, the person's own and unassigned ones, or none. */
export function leadsShownTo(rights: ReadonlySet<DeskRight>): 'all' | 'own' | 'none' {
  if (rights.has('leads.all')) return 'all';
  return rights.has('leads.own') ? 'own' : 'none';
}

/** Documents that only an owner publishes, with a passkey: name and addresses, prices, numbers that are claimed, law. */
const GUARDED = /^(?:site|plans|claims|legal(?:-versions)?\/.*)$/;

/** Reports whether a document needs the right `content.guarded`. @param name such as `pages/home` */
export function isGuarded(name: string): boolean {
  return GUARDED.test(name);
}
