import type { PressRelease } from 'contract/content/press-release.ts';
import { content } from '../../content.ts';
import { Callout } from '../../layout/Callout.tsx';

/** What to know before quoting announcements that no partner has confirmed. Nothing where all are confirmed. */
export function ReleaseNotice({ releases }: { releases: readonly PressRelease[] }) {
  if (releases.every(({ confirmed }) => confirmed)) return null;
  const { one, several } = content().one('pages/press-releases').notice;
  const { title, text } = releases.length > 1 ? several : one;
  return (
    <Callout title={title}>
      {content().one('claims').unconfirmed} {text}
    </Callout>
  );
}
