import { useId, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './showcase.module.css';

/** Titled place for one component on the component page; `span` counts columns from 960 px on. */
export function Sample(props: { title: string; note: string; span?: 2 | 3; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(props.span === 2 && styles.two, props.span === 3 && styles.three)}
    >
      <div className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        <p>{props.note}</p>
      </div>
      {props.children}
    </section>
  );
}
