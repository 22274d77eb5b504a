import type { AppContext } from '../../plugins/app-context.ts';
import type { MailBrand } from '../site/mail-brand.ts';

/** What the calls of the desk are handed. */
export interface DeskParts extends AppContext {
  /** The company's name, for titles. */
  productName: string;
  /** How emails look. */
  brand: MailBrand;
}
