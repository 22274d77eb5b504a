import { afterWait, publicError } from '../../../shared/errors.ts';

/** The same for a lead that is gone and for one that another person has. */
export const LeadNotThere = publicError(
  404,
  'not_found',
  'This request isn’t here any more, or a colleague has it now.',
);

/** Made with who was faster, and what they did. */
export const LeadOutdated = publicError(
  409,
  'outdated',
  'A colleague was faster.',
  (name: string, deed: string) => ({
    message: `${name} has ${deed} meanwhile. Send your reply only if it is still needed.`,
  }),
);

/** Made with who was faster. */
export const TemplateOutdated = publicError(409, 'outdated', 'A colleague was faster.', (name: string) => ({
  message: `${name} has changed this template meanwhile.`,
}));

/** Made with the seconds to wait, and the sentence before them. */
export const TooManyMails = publicError(
  429,
  'too_many_mails',
  'Too many emails within an hour.',
  (seconds: number, sentence: string) =>
    afterWait(seconds, (wait) => `${sentence} The next one can leave in ${wait}.`),
);

export const SentAgainOften = publicError(
  429,
  'sent_again_often',
  'This message was sent again three times. Write to them another way.',
);
