import { PROOF_HEADER } from 'contract/leads/form-entries.ts';
import { afterWait, publicError } from '../../shared/errors.ts';

const MANY = 'We’re getting a lot of requests right now.';
/** The window in which lead calls are counted. */
const WAIT_S = 60;

/** Made with a challenge for the page's script; without one it is for a person whose form has none. */
export const ProofRequired = publicError(429, 'proof_required', MANY, (challenge?: string) => {
  if (challenge === undefined) {
    return afterWait(
      WAIT_S,
      (wait) =>
        `${MANY} Please wait ${wait} and send it again, or turn on JavaScript and it goes through right away.`,
    );
  }
  const details = afterWait(WAIT_S, (wait) => `${MANY} Please wait ${wait} and try again.`);
  return { ...details, headers: { ...details.headers, [PROOF_HEADER]: challenge } };
});
export type ProofRequired = InstanceType<typeof ProofRequired>;
