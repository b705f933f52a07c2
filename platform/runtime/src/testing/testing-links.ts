import { within } from '@testing-library/react';

/** What the links of a part of the page say, in its order. */
export const linkTexts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
