// @ts-check
/*
 * A page that the server has rendered can be pressed before React listens. The first such press is held, shown as busy,
 * and done when React has taken the control over. Links, fields, labels and forms with an address need nobody: the browser
 * does what they are for.
 */
{
  const NATIVE = 'a[href],input,select,textarea,label,summary';
  const CONTROLS = `${NATIVE},button,[role="button"],[role="tab"],[role="option"],[role="switch"]`;
  const LIMIT_MS = 30_000;
  let isStarted = false;
  let isAlone = false;
  let isAgain = false;
  /** @type {Element | undefined} */
  let held;

  /** @param {Element} control */
  const sends = (control) =>
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action');

  const letGo = () => {
    held?.removeAttribute('aria-busy');
    held = undefined;
  };

  /**
   * React stops an event on its way to an element that it has not taken over yet, and lets it through from then on.
   * @param {string} type
   * @param {Element} element
   */
  const listenAt = (type, element) => {
    let isThrough = false;
    const hear = () => {
      isThrough = true;
      if (held === element) letGo();
    };
    element.addEventListener(type, hear, true);
    return () => {
      element.removeEventListener(type, hear, true);
      return isThrough;
    };
  };

  /** @param {string} type @param {Element} element */
  const press = (type, element) => {
    if (!isStarted) return false;
    const isThrough = listenAt(type, element);
    isAgain = true;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLElement) element.click();
    isAgain = false;
    return isThrough();
  };

  /** @param {string} type @param {Element} element */
  const hold = (type, element) => {
    if (held) return;
    held = element;
    element.setAttribute('aria-busy', 'true');
    const atMs = performance.now();
    const timer = setInterval(() => {
      const isOver = isAlone || !element.isConnected || performance.now() - atMs > LIMIT_MS;
      if (isOver) letGo();
      if (held !== element || press(type, element)) clearInterval(timer);
    }, 30);
  };

  /** @param {Event} event @param {Element} element */
  const meet = (event, element) => {
    if (isAgain) return;
    const { type } = event;
    if (isStarted) {
      const isThrough = listenAt(type, element);
      setTimeout(() => isThrough() || hold(type, element));
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isAlone) return hold(type, element);
    // Nobody will ever answer: the way out is shown instead.
    const action = document.querySelector('#wisata-alone a');
    if (action instanceof HTMLElement) action.focus();
  };

  window.addEventListener('wisata:started', () => (isStarted = true));
  window.addEventListener('wisata:alone', () => (isAlone = true));
  window.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest(CONTROLS);
      if (control && control.closest('#app') && !control.matches(NATIVE) && !sends(control)) meet(event, control);
    },
    true,
  );
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.closest('#app') || form.hasAttribute('action')) return;
      // The browser would load the page anew.
      event.preventDefault();
      meet(event, form);
    },
    true,
  );
}
