import styles from '../design/receipt/receipt.css?raw';
import { lateStyle } from './_late-style.ts';

/** What the receipt looks like. */
export const GET = () => lateStyle(styles);
