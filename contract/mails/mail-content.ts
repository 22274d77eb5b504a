/** One label and what stands beside it. A value may have several lines. */
export interface Fact {
  label: string;
  value: string;
}

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
  /** Above the steps, where there are any. */
  stepsTitle?: string;
  /** What happens next, step by step. */
  steps?: readonly string[];
  /** In small print. */
  footer: readonly string[];
  /** Below it, as small. */
  footerLinks?: readonly MailAction[];
}

/** Who the email is from, and where it leads. */
export interface MailFrame {
  productName: string;
  /** Origin of the site, where the operator has named it. */
  siteUrl: string | null;
  /** Company and postal address, under every email; none where the operator has not stated them. */
  company?: string | null;
}

/** Both parts of an email. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** What the templates of the site (`site/src/mails/`) make of an email. The server loads it from the built site. */
export type RenderMail = (content: MailContent, frame: MailFrame) => RenderedMail;
