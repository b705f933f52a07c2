/**
 * Runs in the browser before the shell: its text is sent as it stands here, so it uses nothing from outside itself. A
 * page that the server has rendered can be pressed before React listens. The first such press is held, shown as busy, and
 * done when React has taken the control over. Links, fields and labels need nobody: the browser does what they are for.
 */
export function holdFirstPress(): void {
  const NATIVE = 'a[href],input,select,textarea,label,summary';
  const CONTROLS = `${NATIVE},button,[role="button"],[role="tab"],[role="option"],[role="switch"]`;
  const LIMIT_MS = 30_000;
  let isStarted = false;
  let held: Element | undefined;

  // React keeps the handlers of an element that it has taken over under a key of its own.
  const isAlive = (element: Element) =>
    isStarted && Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  function hold(event: Event, element: Element): void {
    if (isAlive(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) return;
    held = element;
    element.setAttribute('aria-busy', 'true');
    const atMs = performance.now();
    const timer = setInterval(() => {
      const isOver = !element.isConnected || performance.now() - atMs > LIMIT_MS;
      if (!isOver && !isAlive(element)) return;
      clearInterval(timer);
      held = undefined;
      element.removeAttribute('aria-busy');
      if (isOver) return;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else (element as HTMLElement).click();
    }, 30);
  }

  window.addEventListener('wisata:started', () => (isStarted = true));
  const clicked = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (control && control.closest('#app') && !control.matches(NATIVE)) hold(event, control);
  };
  const sent = (event: Event) => {
    const form = event.target as Element;
    if (form.closest('#app') && !form.hasAttribute('action')) hold(event, form);
  };
  window.addEventListener('click', clicked, true);
  window.addEventListener('submit', sent, true);
}
