import type { PressRelease } from 'contract/content/press-release.ts';
import { content } from '../../content.ts';
import { Callout } from '../../layout/Callout.tsx';

/** What to know before quoting announcements that no partner has confirmed. Nothing where all are confirmed. */
export function ReleaseNotice({ releases }: { releases: readonly PressRelease[] }) {
  if (releases.every(({ confirmed }) => confirmed)) return null;
  const [title, please] =
    releases.length > 1
      ? ['These releases are illustrative.', 'Please don’t report them as news.']
      : ['This release is illustrative.', 'Please don’t report it as news.'];
  return (
    <Callout title={title}>
      {content().one('claims').unconfirmed} {please}
    </Callout>
  );
}
