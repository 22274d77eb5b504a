import { content } from '../../content.ts';
import { ProcessPicture } from './ProcessPicture.tsx';
import { ProofSection } from './ProofSection.tsx';

/** A process with its exceptions and its approval (S1 section 2.6). */
export function AutomateProof() {
  const proof = content().one('pages/enterprise').automate;
  return (
    <ProofSection
      id="automate"
      {...proof}
      layout="left"
      tone="quiet"
      picture={<ProcessPicture words={proof.picture} />}
    />
  );
}
