import type { ErasureReport } from 'contract/desk/privacy.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted } from './held-words.ts';
import styles from './Privacy.module.css';

/** Result of an erasure, in words for the person. */
export function ErasureDone({ email, report }: { email: string; report: ErasureReport }) {
  const { canceledDemos, tables, files, found, copies } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog in which it was asked for is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done} data-tone={found.length > 0 ? 'warn' : 'good'}>
      {found.length > 0 ? <TriangleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <div className={styles.form}>
        <h2 ref={heading} tabIndex={-1}>
          {found.length > 0 ? `${email} is erased, but the address is still somewhere` : `${email} is erased`}
        </h2>
        {canceledDemos > 0 && <p>{counted(canceledDemos, 'demo was', 'demos were')} canceled before.</p>}
        <p>
          Afterwards, {counted(tables, 'table')} and {counted(files, 'file')} were searched for the address
          {found.length === 0 ? '. It is nowhere.' : '. It is still here:'}
        </p>
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
        {copies.length > 0 && (
          <>
            <p>
              {counted(copies.length, 'copy of the database is', 'copies of the database are')} from before.
              Whatever is restored from {copies.length === 1 ? 'it' : 'them'} is cleaned of the person at
              once:
            </p>
            <ul className={styles.list}>
              {copies.map((copy) => (
                <li key={copy}>{copy}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
