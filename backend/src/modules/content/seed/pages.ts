import { COMPANY_PAGES } from './pages-company.ts';
import { OFFER_PAGES } from './pages-offers.ts';
import { RULE_PAGES } from './pages-rules.ts';

/** Pages of the menu. */
export const PAGES = [...COMPANY_PAGES, ...RULE_PAGES, ...OFFER_PAGES].map((page, index) => ({
  id: index + 1,
  ...page,
}));
