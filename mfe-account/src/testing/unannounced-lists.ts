import { screen } from '@testing-library/react';

/** Lists outside a menu that Safari does not announce as such: it asks for the role where bullets are taken away. */
export const unannouncedLists = (): readonly HTMLElement[] =>
  screen.getAllByRole('list').filter((list) => !list.hasAttribute('role') && !list.closest('nav'));
