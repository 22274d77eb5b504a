import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import picture from '../../../design/pictures/Picture.module.css';
import { Actions } from '../../../design/ui/Actions.tsx';
import { LineIcon } from '../../../design/ui/LineIcon.tsx';
import { DayOrNight } from './AuditTrail.tsx';
import styles from './Desk.module.css';

/** Tasks that are left for a person: a desk to work at, in the frame of a picture; the page puts it in. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { title, shift, note } = content().one('pages/home').desk;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of one form
    <div className={picture.root} role="group" aria-labelledby="desk-title" data-says="scene">
      <div className={picture.title}>
        <h2 className={styles.title} id="desk-title">
          {title}
        </h2>
        <span className={styles.shift}>
          <DayOrNight>
            {{
              day: shift.day,
              night: (
                <>
                  <LineIcon name="moon" size={14} /> {shift.night}
                </>
              ),
            }}
          </DayOrNight>
        </span>
        <span className={styles.note}>{note}</span>
      </div>
      {children}
    </div>
  );
}

/** Next steps of a visitor who has decided everything. */
export function WhatNext() {
  return <Actions actions={content().one('pages/home').desk.next} />;
}
