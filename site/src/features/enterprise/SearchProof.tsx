import { content } from '../../content.ts';
import { AnswerPicture } from './AnswerPicture.tsx';
import { ProofSection } from './ProofSection.tsx';

/** Agentic retrieval search over a company's own documents (S1 section 2.6). */
export function SearchProof() {
  const proof = content().one('pages/enterprise').search;
  return (
    <ProofSection id="search" {...proof} layout="below" picture={<AnswerPicture words={proof.picture} />} />
  );
}
