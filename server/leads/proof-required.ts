import { PROOF_HEADER } from 'contract/leads/form-entries.ts';
import { publicError } from '../errors.ts';

const MANY = 'We’re getting a lot of requests right now.';
const A_MINUTE = '60';

/** Made with a challenge for the page's script; without one it is for a person whose form has none. */
export const ProofRequired = publicError(
  429,
  'proof_required',
  `${MANY} Please wait a minute and try again.`,
  (challenge?: string) =>
    challenge === undefined
      ? {
          message: `${MANY} Please wait a minute and send it again, or turn on JavaScript and it goes through right away.`,
          headers: { 'retry-after': A_MINUTE },
        }
      : { headers: { 'retry-after': A_MINUTE, [PROOF_HEADER]: challenge } },
);
export type ProofRequired = InstanceType<typeof ProofRequired>;
