import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { RemoteName, SlotName } from '@wisata/kernel/remote';
import styles from './page-boundary.module.css';

/** An outline with the owner's name on it. */
function Boundary({ owner, children }: { owner: string; children: ReactNode }) {
  return (
    <div className={styles.boundary} data-owner={owner}>
      {children}
    </div>
  );
}

/** Outlines the page with the remote that owns its route. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as { remote?: RemoteName } | undefined);
  const owner = handles.findLast((handle) => handle?.remote)?.remote ?? 'shell';
  return <Boundary owner={owner}>{children}</Boundary>;
}

/** Outlines a slot with its name. */
export function frameSlot(name: SlotName, content: ReactNode): ReactNode {
  return <Boundary owner={name}>{content}</Boundary>;
}
