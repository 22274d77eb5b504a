import type { PressRelease } from 'contract/content/press-release.ts';
import { longDate } from 'contract/dates.ts';
import { content } from '../../content.ts';
import { paths } from '../../product/paths.ts';

/** All press releases, the newest first (S2 section 2). */
export function pressReleases(): readonly PressRelease[] {
  return content()
    .list('press-release')
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/** Address of a press release. */
export function pressReleasePath({ id }: PressRelease): string {
  return `${paths.pressReleases}/${id}`;
}

/** The day of publication as people read it. */
export function formatDate({ date }: PressRelease): string {
  return longDate(date);
}
