import styles from '../layout/search/search-dialog.css?raw';
import { lateStyle } from './_late-style.ts';

/** What the dialog of the search looks like. */
export const GET = () => lateStyle(styles);
