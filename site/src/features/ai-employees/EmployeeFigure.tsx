import { drawFigure, type Portrait } from '../../design/pictures/portrait.ts';
import styles from './EmployeeFigure.module.css';

/**
 * The employee at full size, behind what they work on. Inlined, so that it needs no tile to stand on. Decorative, as the
 * face of the badge.
 */
export function EmployeeFigure({ name, portrait }: { name: string; portrait: Portrait }) {
  return (
    <span
      className={styles.root}
      data-shared={`face-${name}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us
      dangerouslySetInnerHTML={{ __html: drawFigure(portrait) }}
    />
  );
}
