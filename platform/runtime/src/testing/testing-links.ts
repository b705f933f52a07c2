import { within } from '@testing-library/react';

/** What the links of a part of the page say, in its order. */
export const linkTexts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** What the address of a link asks for, by name. */
export const queryOf = (link: HTMLElement): Record<string, string> =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://wisata.example').searchParams);

/** What a browser sends of a form whose script is not there: `get /hotel/list?city=Jakarta`. */
export const sentBy = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return `${form.method} ${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
};
