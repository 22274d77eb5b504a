import styles from '../design/receipt/receipt.css?raw';
import { lateStyle } from './_late-style.ts';

/** Style of the receipt. */
export const GET = () => lateStyle(styles);
