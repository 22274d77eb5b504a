import { AnswerPicture } from './AnswerPicture.tsx';
import { ProofSection } from './ProofSection.tsx';
import { proofs } from './proofs.ts';

/** Agentic retrieval search over a company's own documents (S1 section 2.6). */
export function SearchProof() {
  return <ProofSection {...proofs.search} layout="below" picture={<AnswerPicture />} />;
}
