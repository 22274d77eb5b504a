import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';

/** The way home (S2 section 2, 'Legal pages'). */
export function BackHome() {
  return (
    <ButtonLink variant="secondary" href={paths.home}>
      <ArrowLeft size={18} aria-hidden="true" />
      {wordsFor('common').backHome}
    </ButtonLink>
  );
}
