import { type ReactNode, useEffect } from 'react';
import { Mark } from '../../app/Mark.tsx';
import styles from './Card.module.css';

interface Props {
  title: string;
  /** The company's name, once it is known. */
  productName: string | undefined;
  children: ReactNode;
}

/** A page of its own, before anyone is signed in. */
export function Card({ title, productName, children }: Props) {
  useEffect(() => {
    document.title = productName ? `${title} · ${productName} desk` : title;
  }, [title, productName]);
  return (
    <main className={styles.place}>
      <section className={styles.card}>
        <p className={styles.brand}>
          <Mark />
          <span>{productName}</span>
        </p>
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
