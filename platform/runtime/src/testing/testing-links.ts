import { within } from '@testing-library/react';

/** What the links of a part of the page say, in its order. */
export const linkTexts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** What the address of a link asks for, by name. */
export const queryOf = (link: HTMLElement): Record<string, string> =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://wisata.example').searchParams);
