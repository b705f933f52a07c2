import styles from './literal.module.css';

/** The contract's Indonesian words after the English ones that say the same, smaller and muted. */
export function Literal({ children }: { readonly children: string }) {
  return (
    <span className={styles.literal} lang="id">
      {children}
    </span>
  );
}
