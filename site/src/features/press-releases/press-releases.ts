import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import type { PressRelease } from './press-release.ts';

/** Every file in `releases/`: a new release is a new file there. */
const files = import.meta.glob<PressRelease>('./releases/*.ts', { eager: true, import: 'release' });

/** All press releases, the newest first (S2 section 2). */
export const pressReleases: readonly PressRelease[] = Object.values(files).toSorted((one, other) =>
  other.date.localeCompare(one.date),
);

/** Address of a press release. */
export function pressReleasePath({ slug }: PressRelease): string {
  return `${paths.pressReleases}/${slug}`;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of publication as people read it. */
export function formatDate({ date }: PressRelease): string {
  return longDate.format(new Date(date));
}

/** What every release says of this company. */
export const aboutBrand = `${brand.name} is a platform where businesses run AI employees alongside their staff. Agents draft, sort, chase and report; people approve and decide. Every step is logged with a name.`;
