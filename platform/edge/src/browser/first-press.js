// @ts-check
/*
 * A page that the server has rendered can be pressed before React listens. The first such press is held, shown as busy,
 * and done when React has taken the control over. Links, fields, labels and forms with an address need nobody: the browser
 * does what they are for. Radios, checkboxes and lists of choices change at once too, but React never hears of it and puts
 * them back to what the server knew: they are chosen once more then. What is typed is told once more too.
 */
{
  const NATIVE = 'a[href],input,select,textarea,label,summary';
  const CONTROLS = `${NATIVE},button,[role="button"],[role="tab"],[role="option"],[role="switch"]`;
  const LIMIT_MS = 30_000;
  const PLACE_LIMIT_MS = 5_000;
  let isStarted = false;
  let isAlone = false;
  let isAgain = false;
  /** @type {Element | undefined} */
  let held;
  /** What was entered, into which form and how to tell React of it, by group. @type {Map<unknown, Entry>} */
  const entered = new Map();

  /** @param {Element} element */
  const formOf = (element) => {
    if (element instanceof HTMLFormElement) return element;
    return element instanceof HTMLButtonElement ? element.form : null;
  };

  /** Parts of a page are taken over one after the other: what was entered into a form is told before the form is sent. @param {Element} element */
  const isTooSoon = (element) => {
    const form = formOf(element);
    return form !== null && [...entered.values()].some((entry) => entry.form === form);
  };

  /** @param {Element} control */
  const sends = (control) =>
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action');

  const letGo = () => {
    held?.removeAttribute('aria-busy');
    held = undefined;
  };

  /**
   * The shell marks what React brings to it, a choice or a text only when the event is on its way back: what is asked is answered
   * when it is over. React stops an event that is for an element which it has not taken over, and where it draws the part around
   * the element anew, it lets the event pass and does nothing.
   * @param {string} type
   * @param {Element} element
   */
  const listenAt = (type, element) => {
    /** @type {Event & { isHeard?: boolean } | undefined} */
    let met;
    /** @param {Event} event */
    const meetEvent = (event) => {
      met = event;
    };
    element.addEventListener(type, meetEvent, true);
    return () => {
      element.removeEventListener(type, meetEvent, true);
      return met?.isHeard === true;
    };
  };

  /** An event that nobody here listens to says whether React has taken the element over. @param {Element} element */
  const isTakenOver = (element) => {
    if (!isStarted) return false;
    const isHeard = listenAt('mouseup', element);
    element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    return isHeard();
  };

  /** @param {Element} element */
  const press = (element) => {
    isAgain = true;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLElement) element.click();
    isAgain = false;
  };

  /**
   * Does something again and again until it is done, or until nothing can come of it any more.
   * @param {(waitedMs: number) => boolean} isVain
   * @param {(isOver: boolean) => boolean} isDone
   */
  const retry = (isVain, isDone) => {
    const atMs = performance.now();
    const timer = setInterval(() => {
      const waitedMs = performance.now() - atMs;
      const isOver = isAlone || waitedMs > LIMIT_MS || isVain(waitedMs);
      if (isDone(isOver) || isOver) clearInterval(timer);
    }, 30);
  };

  /** @param {Element} element */
  const hold = (element) => {
    if (held) return;
    held = element;
    element.setAttribute('aria-busy', 'true');
    const isVain = () => !element.isConnected;
    retry(isVain, (isOver) => {
      if (isOver) letGo();
      if (held !== element) return true;
      if (isTooSoon(element) || !isTakenOver(element)) return false;
      letGo();
      press(element);
      return true;
    });
  };

  /** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

  /** @param {Element} element */
  const isBox = (element) => element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);

  /** @typedef {{ form: HTMLFormElement | null, tell: (at: Control) => void }} Entry */

  /** React hears of a choice that differs from what was last written to the element's own `checked`. @param {HTMLInputElement} box */
  const rememberBox = ({ checked }) => {
    /** @param {HTMLInputElement} at */
    return (at) => {
      at.checked = !checked;
      press(at);
    };
  };

  /** @param {HTMLSelectElement} select */
  const rememberOption = ({ value }) => {
    /** @param {HTMLSelectElement} at */
    return (at) => {
      at.value = value;
      at.dispatchEvent(new Event('change', { bubbles: true }));
    };
  };

  /**
   * React hears of a text that differs from what was last written to the element's own `value`; a text that is set through the
   * prototype is one that it has not written. What it has put back meanwhile is written again.
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   */
  const rememberText = (field) => {
    const { value } = field;
    /** @param {HTMLInputElement | HTMLTextAreaElement} at */
    return (at) => {
      const { defaultValue } = at;
      if (value === defaultValue) return;
      const { selectionStart, selectionEnd } = at;
      at.value = defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at), 'value')?.set?.call(at, value);
      if (selectionStart !== null) at.setSelectionRange(selectionStart, selectionEnd);
      at.dispatchEvent(new Event('input', { bubbles: true }));
    };
  };

  /** @param {Control} control @returns {Entry['tell']} */
  const remember = (control) => {
    if (control instanceof HTMLSelectElement) return /** @type {Entry['tell']} */ (rememberOption(control));
    const tell = control instanceof HTMLInputElement && isBox(control) ? rememberBox(control) : rememberText(control);
    return /** @type {Entry['tell']} */ (tell);
  };

  /**
   * What stands in the place of a control: React draws a part anew where something around it has changed before the part was
   * taken over. @param {Control} control @returns {Control | undefined}
   */
  const placeOf = (control) => {
    if (control.isConnected) return control;
    const found = control.id ? document.getElementById(control.id) : null;
    return found?.tagName === control.tagName ? /** @type {Control} */ (found) : undefined;
  };

  /** What was entered last in a group counts. @param {unknown} group @param {Control} control */
  const keep = (group, control) => {
    const entry = { form: control.form, tell: remember(control) };
    entered.set(group, entry);
    const isVain = (/** @type {number} */ waitedMs) => waitedMs > PLACE_LIMIT_MS && !placeOf(control);
    retry(isVain, (isOver) => {
      if (entered.get(group) !== entry) return true;
      const at = placeOf(control);
      // Something else was entered there since.
      const isPast = at !== undefined && at !== control && isChanged(at);
      const isTaken = at !== undefined && !isPast && isTakenOver(at);
      if (!isTaken && !isPast && !isOver) return false;
      entered.delete(group);
      if (isTaken) entry.tell(at);
      return true;
    });
  };

  /** @param {Control} control */
  const groupOf = (control) => (control.type === 'radio' ? control.name : control);

  /** Whether a control differs from how it was served. @param {Control} control */
  const isChanged = (control) => {
    if (control instanceof HTMLSelectElement) {
      const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      return control.selectedIndex !== Math.max(served, 0);
    }
    if (!(control instanceof HTMLInputElement && isBox(control))) return control.value !== control.defaultValue;
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  };

  /** @param {string} type @param {Control} control */
  const enter = (type, control) => {
    if (isAgain) return;
    const group = groupOf(control);
    const wasStarted = isStarted;
    const isHeard = listenAt(type, control);
    // What was entered before is of no account.
    entered.delete(group);
    setTimeout(() => {
      if (!isHeard() || !wasStarted) keep(group, control);
    });
  };

  /** @param {Event} event @param {Element} element */
  const meet = (event, element) => {
    if (isAgain) return;
    if (isStarted && !isTooSoon(element)) {
      const isHeard = listenAt(event.type, element);
      // Pressed again: what React hears now it must not hear once more.
      if (held === element) letGo();
      setTimeout(() => {
        if (!isHeard()) hold(element);
      });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isAlone) return hold(element);
    // Nobody will ever answer: the way out is shown instead.
    const action = document.querySelector('#wisata-alone a');
    if (action instanceof HTMLElement) action.focus();
  };

  window.addEventListener('wisata:started', () => (isStarted = true));
  window.addEventListener('wisata:alone', () => (isAlone = true));
  window.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (!control?.closest('#app')) return;
      if (control instanceof HTMLInputElement && isBox(control)) enter('click', control);
      else if (!control.matches(NATIVE) && !sends(control)) meet(event, control);
    },
    true,
  );
  window.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.closest('#app')) enter('change', target);
    },
    true,
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (isText && !isBox(target) && target.type !== 'file' && target.closest('#app')) enter('input', target);
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

  // What was entered while the document was still coming, or what the browser has kept over a reload.
  /** @type {NodeListOf<Control>} */
  const served = document.querySelectorAll('#app :is(input:not([type="file"]),select,textarea)');
  for (const control of served) if (isChanged(control)) keep(groupOf(control), control);
}
