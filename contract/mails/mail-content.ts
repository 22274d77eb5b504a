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

/** Content of an email, once for its HTML and its text. Every string is plain text. */
export interface MailContent {
  subject: string;
  /** Text beside the subject in a list of emails. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Fact that must not be overlooked, such as the time of a meeting. */
  highlight?: Fact | undefined;
  /** Possible actions, the most likely first. */
  actions?: readonly MailAction[];
  /** Above the facts, where there are any. */
  factsTitle: string;
  facts: readonly Fact[];
  /** Above the steps, where there are any. */
  stepsTitle?: string;
  /** Next steps, in order. */
  steps?: readonly string[];
  /** Small print. */
  footer: readonly string[];
  /** Below it, as small. */
  footerLinks?: readonly MailAction[];
}

/** Sender of the email, and its addresses. */
export interface MailFrame {
  productName: string;
  /** Another mark than the woven one is a picture, and an email fetches none. */
  hasOwnMark?: boolean;
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

/** Renders an email with the templates of the site (`site/src/mails/`). The server loads it from the built site. */
export type RenderMail = (content: MailContent, frame: MailFrame) => RenderedMail;
