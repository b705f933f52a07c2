import { useEffect, type RefObject } from 'react';

const AGAIN_MS = 100;
const PRESSABLE = 'button, a, input, select, textarea';

/**
 * For a part of a served page whose code comes late: a press on it is tried again until something listens to it. React
 * lets no press through to what it has not taken over.
 */
export function useHeldPress(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    let held: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => held?.isConnected && held.click();
    const note = ({ target }: Event) => {
      clearTimeout(timer);
      held =
        target instanceof Element && box.contains(target)
          ? (target.closest<HTMLElement>(PRESSABLE) ?? undefined)
          : undefined;
      if (held) timer = setTimeout(again, AGAIN_MS);
    };
    const letGo = () => (held = undefined);
    // The browser would send the form by itself and load the page anew.
    const stay = (event: Event) => box.contains(event.target as Node) && event.preventDefault();
    window.addEventListener('click', note, true);
    box.addEventListener('click', letGo, true);
    window.addEventListener('submit', stay, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', note, true);
      box.removeEventListener('click', letGo, true);
      window.removeEventListener('submit', stay, true);
    };
  }, [place]);
}
