/** Whether the page is read from right to left, as its document says at this moment. */
export function isRightToLeft(): boolean {
  return document.dir === 'rtl';
}

/** Where an arrow key leads in a row that is read like the page: one on, one back, or nowhere for any other key. */
export function arrowStep(key: string): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === isRightToLeft() ? -1 : 1;
}
