import type { AppContext } from '@wisata/kernel/app-context';
import type { LandingHead } from '../api/landing.model.ts';

/** What the page is called: "Flights Jakarta to Bali", "Hotels in Ubud". */
export const landingTitle = (
  { t }: Pick<AppContext, 't'>,
  { kind, from = '', to }: Pick<LandingHead, 'kind' | 'from' | 'to'>,
): string => t(`content:landing.${kind}.title`, { from, to });
