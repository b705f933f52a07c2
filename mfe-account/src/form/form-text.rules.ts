/** Text of a form's field without the spaces around it; a file or an absent field gives an empty text. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
