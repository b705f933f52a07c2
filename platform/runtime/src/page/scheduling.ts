/** Lets the browser paint and answer the visitor before the work goes on: the start of the app is many short tasks. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs work after the next paint, so that it does not delay the response to a press. */
export function afterPaint(work: () => void): void {
  window.requestAnimationFrame(() => setTimeout(work));
}
