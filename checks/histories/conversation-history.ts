/** Mail that was put into the mailbox, and what must become of it. */
export interface PutMail {
  /** Names it. */
  subject: string;
  kind: string;
  /** Requests on one of whose timelines it belongs; empty if it answers none, or one of a person who was erased. */
  leads: readonly string[];
  text: string;
  files: number;
}

/** Mail on the timeline of a request. */
interface ShownMail {
  leadId: string;
  subject: string;
  kind: string;
  text: string;
  files: number;
}

/** Requests and their timelines at the end. */
export interface Timelines {
  leads: readonly { id: string; state: string; assignedTo: string | null }[];
  mails: readonly ShownMail[];
}

/**
 * Compares what lies in the mailbox with the timelines: each mail that answers a request is on one of them, once, as it was
 * written, and its request is new again, with the person who answered.
 * @param mailbox subjects of the mails in it, copies too
 * @returns a sentence for each violation
 */
export function findMailViolations(
  put: readonly PutMail[],
  mailbox: readonly string[],
  { leads, mails }: Timelines,
): string[] {
  const taken = new Set(mailbox);
  const shown = Map.groupBy(mails, ({ subject }) => subject);
  const known = new Map(put.map((mail) => [mail.subject, mail]));
  const violations = [...taken, ...shown.keys()].flatMap((subject) => {
    const mail = known.get(subject);
    if (!mail || !taken.has(subject)) return [`${subject} is shown, and not in the mailbox`];
    return judge(mail, shown.get(subject) ?? []).map((problem) => `${subject} ${problem}`);
  });
  const ofLead = Map.groupBy(mails, ({ leadId }) => leadId);
  for (const { id, state, assignedTo } of leads) {
    const hasAnswer = ofLead.get(id)?.some(({ kind }) => kind !== 'automatic');
    const expected = hasAnswer ? 'new' : 'handled';
    if (state !== expected) violations.push(`the request ${id} is ${state}, not ${expected}`);
    if (assignedTo === null) violations.push(`the request ${id} is not assigned`);
  }
  return [...new Set(violations)];
}

function judge({ kind, leads, text, files }: PutMail, [first, ...more]: readonly ShownMail[]): string[] {
  if (leads.length === 0) return first ? ['is shown, though it answers nothing that is there'] : [];
  if (!first) return ['is in the mailbox, and on no timeline'];
  if (more.length > 0) return [`is on timelines ${more.length + 1} times`];
  return [
    ...(leads.includes(first.leadId) ? [] : ['is on the timeline of another person']),
    ...(first.kind === kind ? [] : [`is taken for ${first.kind}`]),
    ...(first.text === text && first.files === files ? [] : ['is shown otherwise than it was written']),
  ];
}
