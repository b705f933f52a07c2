import styles from './price-notes.module.css';

/** Amounts in controls, in calendars and pictures have no room for a second one, and what was struck out needs none. */
const WITHOUT =
  'button, input, select, textarea, option, label, s, del, svg, script, style, [role="gridcell"], [aria-hidden="true"]';
/** Changes that come together are looked at together. */
const SETTLE_MS = 120;

/** What is said beside the amounts of a text; empty where there is nothing to say. */
type About = (text: string) => string;

function findNotes(root: HTMLElement, about: About): Map<HTMLElement, string> {
  const notes = new Map<HTMLElement, string>();
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    // Every amount of the site has a no-break space after its sign.
    if (!parent || !text.includes('\u00a0') || parent.closest(WITHOUT)) continue;
    const note = about(text);
    if (note) notes.set(parent, [notes.get(parent), note].filter(Boolean).join(', '));
  }
  return notes;
}

const isAlone = (element: HTMLElement) => /^(?:Rp\.|S\$)\u00a0[\d.,]+$/.test(element.textContent ?? '');

function write(element: HTMLElement, note: string): void {
  if (element.dataset['about'] === note) return;
  element.dataset['about'] = note;
  element.toggleAttribute('data-alone', isAlone(element));
}

function erase(element: HTMLElement): void {
  element.removeAttribute('data-about');
  element.removeAttribute('data-alone');
}

/**
 * Says beside every amount on the page what it is about in another currency, and follows the page as it changes. The note is an
 * attribute that the style sheet shows: the pages and their remotes know nothing of it and pay nothing for it.
 */
export function startPriceNotes(root: HTMLElement, about: About): () => void {
  const place = root.ownerDocument.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = new Map<HTMLElement, string>();
  const look = () => {
    timer = undefined;
    const notes = findNotes(root, about);
    for (const element of written.keys()) if (!notes.has(element)) erase(element);
    for (const [element, note] of notes) write(element, note);
    written = notes;
  };
  const observer = new MutationObserver(() => (timer ??= setTimeout(look, SETTLE_MS)));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  place.classList.add(styles.on!);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    place.classList.remove(styles.on!);
    for (const element of written.keys()) erase(element);
  };
}
