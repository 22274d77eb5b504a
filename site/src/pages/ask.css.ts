import styles from '../layout/ask/panel/ask-panel.css?raw';
import { lateStyle } from './_late-style.ts';

/** What the panel of the assistant looks like. */
export const GET = () => lateStyle(styles);
