import type { ReactNode, SyntheticEvent } from 'react';
import styles from './heard-events.module.css';

const hear = ({ nativeEvent }: SyntheticEvent) => void Object.assign(nativeEvent, { isHeard: true });

/**
 * Marks the events that React brings to what stands in it. The edge's script looks for the mark and does once more what was
 * pressed, chosen or typed where React had not listened.
 */
export function HeardEvents({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={styles.all}
      onClickCapture={hear}
      onMouseUpCapture={hear}
      onInputCapture={hear}
      onChangeCapture={hear}
      onSubmitCapture={hear}
    >
      {children}
    </div>
  );
}
