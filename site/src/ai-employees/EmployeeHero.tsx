import { Avatar } from '../ui/Avatar.tsx';
import hero from '../ui/PageHero.module.css';
import { EmployeeActions } from './EmployeeActions.tsx';
import styles from './EmployeeHero.module.css';
import type { Employee } from './employee.ts';
import { EmployeeScreen } from './pictures/EmployeeScreen.tsx';
import { portraitPath } from './portrait.ts';

/** The first view of an employee's page: who it is, what it is for, and its work (S2 section 2). */
export function EmployeeHero({
  persona,
  hero: { title, lede, second },
  picture,
}: Pick<Employee, 'persona' | 'hero' | 'picture'>) {
  return (
    <section className={hero.root} aria-labelledby="hero-title">
      <div className={`${hero.inner} ${hero.withPicture}`}>
        <div className={hero.words}>
          <p className={styles.badge}>
            <Avatar name={persona.name} src={portraitPath(persona.name)} loading="eager" />
            <span>
              <strong className={styles.name}>{persona.name}</strong> <span>{persona.role}</span>
            </span>
          </p>
          <h1 id="hero-title">{title}</h1>
          <p className={hero.lede}>{lede}</p>
          <div className={hero.actions}>
            <EmployeeActions name={persona.name} second={second} />
          </div>
        </div>
        <EmployeeScreen picture={picture} name={persona.name} />
      </div>
    </section>
  );
}
