import { useCallback, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** What the region reads out, and how urgently; `polite` waits for the reader to pause. */
export interface AnnouncerProps {
  readonly message: string;
  readonly politeness?: 'polite' | 'assertive';
}

/**
 * Invisible live region. It stands inside the component that speaks, because a region outside an open modal dialog
 * is inert and stays silent.
 */
export function Announcer({ message, politeness = 'polite' }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <span role={politeness === 'assertive' ? 'alert' : 'status'} aria-live={politeness} aria-atomic="true">
        {message}
      </span>
    </VisuallyHidden>
  );
}

/**
 * State for an `Announcer`: `announce(text)` is read out also when the text equals the one before.
 *
 * @example
 * const { message, announce } = useAnnouncement();
 * return <><button onClick={() => announce(labels.added)} /><Announcer message={message} /></>;
 */
export function useAnnouncement(): { readonly message: string; readonly announce: (text: string) => void } {
  const [message, setMessage] = useState('');
  // A reader repeats nothing that did not change: a trailing no-break space makes a repeated text new.
  const announce = useCallback((text: string) => setMessage((last) => (last === text ? `${text}\u00a0` : text)), []);
  return { message, announce };
}
