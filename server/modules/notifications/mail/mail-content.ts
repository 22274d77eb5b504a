import type { Fact } from '../lead-words.ts';

/** Something to press. */
export interface MailAction {
  label: string;
  /** An address of ours, or of the operator: never one that a visitor typed. */
  url: string;
}

/** What an email says, once for its HTML and its text. Every string is plain text. */
export interface MailContent {
  subject: string;
  /** What a list of emails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** What must not be overlooked, such as when a meeting is. */
  highlight?: Fact | undefined;
  /** What there is to do, the most likely first. */
  actions?: readonly MailAction[];
  /** Above the facts, where there are any. */
  factsTitle: string;
  facts: readonly Fact[];
  /** What happens next, step by step. */
  steps?: readonly string[];
  /** In small print. */
  footer: readonly string[];
}

/** An email but for what was typed into the form, and the small print. */
export type MailWords = Omit<MailContent, 'factsTitle' | 'facts' | 'footer'>;

/** Above the steps. */
export const STEPS_TITLE = 'What happens next';

/** Who the email is from, and where it leads. */
export interface MailFrame {
  productName: string;
  /** Origin of the site, where the operator has named it. */
  siteUrl: string | null;
}
