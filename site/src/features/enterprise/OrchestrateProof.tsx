import { content } from '../../content.ts';
import { CrossingsPicture } from './CrossingsPicture.tsx';
import { ProofSection } from './ProofSection.tsx';

/** Agents and people across departments (S1 section 2.6). */
export function OrchestrateProof() {
  const proof = content().one('pages/enterprise').orchestrate;
  return (
    <ProofSection
      id="orchestrate"
      {...proof}
      layout="right"
      picture={<CrossingsPicture words={proof.picture} />}
    />
  );
}
