import { ProcessPicture } from './ProcessPicture.tsx';
import { ProofSection } from './ProofSection.tsx';
import { proofs } from './proofs.ts';

/** A process with its exceptions and its approval (S1 section 2.6). */
export function AutomateProof() {
  return <ProofSection {...proofs.automate} layout="left" tone="quiet" picture={<ProcessPicture />} />;
}
