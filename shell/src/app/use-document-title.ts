import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';

/** Brand with a capital letter, as it stands in titles. */
export function brandTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Title of a page: its own name first, the brand last. */
export function pageTitle(name: string | undefined, brand: string): string {
  return name ? `${name} · ${brandTitle(brand)}` : brandTitle(brand);
}

function titleInData(data: unknown): string | undefined {
  const title = (data as { documentTitle?: unknown } | null | undefined)?.documentTitle;
  return typeof title === 'string' && title ? title : undefined;
}

/**
 * Sets the document's title from the innermost page: `documentTitle` in its loader's data, else `titleKey` of its handle.
 * Runs before the effects of pages, so that an error page has the last word.
 */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const { config } = useApp();
  const { key } = useLocation();
  const names = useMatches().map(({ loaderData, handle }) => {
    const { titleKey } = (handle ?? {}) as RouteHandle;
    return titleInData(loaderData) ?? (titleKey && t(titleKey));
  });
  const title = pageTitle(names.findLast(Boolean), config.brand.name);
  useLayoutEffect(() => {
    document.title = title;
  }, [title, key]);
}
