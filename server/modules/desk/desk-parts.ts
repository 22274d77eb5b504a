import type { AppContext } from '../../plugins/app-context.ts';
import type { MailBrand } from '../mail/mail-brand.ts';

/** Parts of the desk's own calls. */
export interface DeskParts extends AppContext {
  /** The company's name, for titles. */
  productName: string;
  /** Look of emails. */
  brand: MailBrand;
}
