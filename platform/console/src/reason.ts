/** What is said where no reason is given. */
export const NO_REASON = 'Say why: it is kept in the history.';

/** The reason that stands in a form. */
export function reasonIn(form: HTMLFormElement): string {
  const given = new FormData(form).get('reason');
  return typeof given === 'string' ? given.trim() : '';
}
