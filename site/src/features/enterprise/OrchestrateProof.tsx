import { CrossingsPicture } from './CrossingsPicture.tsx';
import { ProofSection } from './ProofSection.tsx';
import { proofs } from './proofs.ts';

/** Agents and people across departments (S1 section 2.6). */
export function OrchestrateProof() {
  return <ProofSection {...proofs.orchestrate} layout="right" picture={<CrossingsPicture />} />;
}
