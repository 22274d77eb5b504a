import { drawFigure, type Portrait, portraitPath } from '../../design/pictures/portrait.ts';
import { Avatar } from '../../design/ui/Avatar.tsx';
import styles from './EmployeeBadge.module.css';
import type { Persona } from './employees.ts';

/** Face, name and role, above what the employee is for. */
export function EmployeeBadge({ name, role }: Pick<Persona, 'name' | 'role'>) {
  return (
    <p className={styles.badge}>
      <Avatar name={name} src={portraitPath(name)} size="large" loading="eager" isShared />
      <span>
        <strong className={styles.name}>{name}</strong> <span>{role}</span>
      </span>
    </p>
  );
}

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
