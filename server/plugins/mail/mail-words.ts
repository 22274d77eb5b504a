import type { Email, EmailName, EmailParts, Situation } from 'contract/content/email.ts';
import { fill, GAP } from 'contract/content/fill.ts';
import type { Fact, MailAction, MailContent } from 'contract/mails/mail-content.ts';
import { content } from '../../shared/content.ts';

type Lines = Email['subject'];

interface MailFills {
  /** Values of the gaps. A line with a gap that has no value is left out. */
  values: Readonly<Record<string, string | number | undefined>>;
  /** The situation: a line for another one is left out. */
  situations?: readonly Situation[];
  /** Text beside the label of what must not be overlooked. */
  highlight?: string;
  /** Addresses of the buttons, in their order. */
  urls?: readonly (string | undefined)[];
  /** Texts beside the labels of the facts, by their names. */
  facts?: Readonly<Record<string, string | undefined>>;
}

/** Returns what several emails say. */
export function mailParts(): EmailParts {
  return content().one('emails/parts');
}

/** Returns the words of an email with their gaps filled in. */
export function writeMail(
  name: EmailName,
  { values, situations = [], highlight, urls = [], facts = {} }: MailFills,
) {
  const words = content().one(`emails/${name}`);
  const linesOf = (lines: Lines = []) =>
    (Array.isArray(lines) ? lines : [lines]).flatMap((line) => {
      const { when, text } = typeof line === 'string' ? { when: undefined, text: line } : line;
      const isKnown = [...text.matchAll(GAP)].every(([, gap = '']) => values[gap] !== undefined);
      return isKnown && (!when || situations.includes(when)) ? [fill(text, values)] : [];
    });
  const { buttons = [], labels = {} } = words;
  return {
    subject: linesOf(words.subject)[0] ?? '',
    preview: fill(words.preview, values),
    heading: linesOf(words.heading)[0] ?? '',
    paragraphs: linesOf(words.paragraphs),
    ...(words.highlight && highlight !== undefined
      ? { highlight: { label: words.highlight, value: highlight } }
      : {}),
    actions: buttons.flatMap((label, at): MailAction[] => {
      const url = urls[at];
      return url ? [{ label, url }] : [];
    }),
    stepsTitle: mailParts().labels.steps,
    steps: linesOf(words.steps),
    factsTitle: words.factsTitle ?? '',
    facts: Object.entries(labels).flatMap(([fact, label]): Fact[] => {
      const value = facts[fact];
      return value === undefined ? [] : [{ label: String(label), value }];
    }),
    footer: linesOf(words.footer),
  } satisfies MailContent;
}
