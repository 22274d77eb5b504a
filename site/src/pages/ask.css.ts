import styles from '../layout/ask/panel/ask-panel.css?raw';
import { lateStyle } from './_late-style.ts';

/** Style of the panel of the assistant. */
export const GET = () => lateStyle(styles);
