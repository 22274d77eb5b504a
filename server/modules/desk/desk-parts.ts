import type { AppContext } from '../../plugins/app-context.ts';
import type { MailBrand } from '../../plugins/mail/mail-brand.ts';
import type { WatchedChange } from './events/read-changes.ts';
import type { CountWork, ReleaseWork } from './people/people.store.ts';

/** Parts of the desk's own calls. */
export interface DeskParts extends AppContext {
  /** The company's name, for titles. */
  productName: string;
  /** Look of emails. */
  brand: MailBrand;
  release: ReleaseWork;
  countWork: CountWork;
  /** Changes of other modules that open desks show. */
  watched: readonly WatchedChange[];
}
