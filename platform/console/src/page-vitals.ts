import { formatNumber, oneDecimal, type Locale } from '@wisata/kernel/locale';
import type { PackageFigures } from '@wisata/registry/judge/figures';

type Figure = PackageFigures['vitals'][number];
type Vital = Figure['vital'];

/** In the order in which a visitor meets them. */
export const VITALS: readonly Vital[] = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'];

/** How a page was with one version: each vital as it is measured, and by how many page views it is known. */
export interface VitalsLine {
  readonly side: 'canary' | 'stable';
  readonly views: number;
  readonly values: Readonly<Partial<Record<Vital, number>>>;
}

/** One page with the versions side by side; null stands for all pages together. */
export interface PageVitals {
  readonly page: string | null;
  readonly lines: readonly VitalsLine[];
}

/** `1.2 s`, `85 ms`; a layout shift has no unit, and of what is not known there is a dash. */
export function formatVital(vital: Vital, p75: number | undefined, locale: Locale): string {
  if (p75 === undefined) return '–';
  if (vital === 'CLS') return formatNumber(p75 / 1000, locale, 2);
  return p75 < 1000 ? `${p75} ms` : `${oneDecimal(p75 / 1000, locale)} s`;
}

function lineOf(figures: readonly Figure[], side: VitalsLine['side']): VitalsLine[] {
  if (figures.length === 0) return [];
  const values = Object.fromEntries(figures.map(({ vital, p75 }) => [vital, p75]));
  return [{ side, views: Math.max(...figures.map(({ count }) => count)), values }];
}

/** Pages of the version on trial and of the stable one, all pages together first; testers' visits are left out. */
export function searchPageVitals(
  { vitals }: PackageFigures,
  versions: { readonly canary: string | undefined; readonly stable: string | undefined },
): readonly PageVitals[] {
  const pages = [...new Set(vitals.map(({ page }) => page))].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));
  return pages.flatMap((page) => {
    const known = (side: VitalsLine['side']) =>
      lineOf(
        vitals.filter((each) => each.page === page && each.version === versions[side] && each.cohort === side),
        side,
      );
    const lines = [...known('canary'), ...known('stable')];
    return lines.length > 0 ? [{ page, lines }] : [];
  });
}
