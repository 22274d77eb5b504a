import styles from '../layout/search/search-dialog.css?raw';
import { lateStyle } from './_late-style.ts';

/** Style of the dialog of the search. */
export const GET = () => lateStyle(styles);
