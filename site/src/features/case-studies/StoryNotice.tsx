import type { CaseStudy } from 'contract/content/case-study.ts';
import { content } from '../../content.ts';
import { Callout } from '../../layout/Callout.tsx';

/** Notice above stories that no customer has confirmed. Nothing where all are confirmed. */
export function StoryNotice({ studies }: { studies: readonly CaseStudy[] }) {
  if (studies.every(({ confirmed }) => confirmed)) return null;
  const { one, several } = content().one('pages/case-studies').notice;
  return <Callout title={studies.length > 1 ? several : one}>{content().one('claims').unconfirmed}</Callout>;
}
