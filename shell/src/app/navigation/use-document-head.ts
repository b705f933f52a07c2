import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { DocumentHead } from '@wisata/kernel/rendering';
import { useApp } from '@wisata/runtime';
import { findPageHead } from './page-head.ts';
import { findPromises, withValues, type SettledValues } from '@wisata/runtime/promised-data';

/** Sets an attribute of an element in the head, which is made when it is missing and goes when there is no value. */
function setInHead(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(make());
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

const metaOf = (name: string) => () => Object.assign(document.createElement('meta'), { name });
const canonicalLink = () => Object.assign(document.createElement('link'), { rel: 'canonical' });

/** Values of the promises in the pages' data; the page is told about again when one more is there. */
function useSettled(data: readonly unknown[]): SettledValues {
  const [settled, setSettled] = useState<SettledValues>(new Map());
  const [awaited] = useState(() => new WeakSet<Promise<unknown>>());
  const promises = data.flatMap((each) => findPromises(each));
  // After every render: a list of dependencies may not change its length, and this one does with every page.
  useEffect(() => {
    for (const promise of promises) {
      if (awaited.has(promise)) continue;
      awaited.add(promise);
      promise.then(
        (value) => setSettled((known) => new Map([...known, [promise, value]])),
        () => undefined,
      );
    }
  });
  return settled;
}

/** Keeps title, description, canonical address and the word to search engines at what the innermost page says. Runs before the effects of pages, so that an error page has the last word. */
export function useDocumentHead(): void {
  const app = useApp();
  const { key, pathname, search } = useLocation();
  const matches = useMatches();
  const settled = useSettled(matches.map(({ loaderData }) => loaderData));
  const pages = matches.map(({ loaderData, handle, params }) => ({
    data: withValues(loaderData, settled),
    source: loaderData,
    handle,
    params,
  }));
  const { title, description, canonical, noIndex }: DocumentHead = findPageHead(app, pages, { pathname, search });
  const address = app.config.baseUrl + app.href(canonical);
  useLayoutEffect(() => {
    document.title = title;
  }, [title, key]);
  useLayoutEffect(() => {
    setInHead('meta[name="description"]', metaOf('description'), 'content', description);
    setInHead('meta[name="robots"]', metaOf('robots'), 'content', noIndex ? 'noindex' : undefined);
    setInHead('link[rel="canonical"]', canonicalLink, 'href', address);
  }, [description, noIndex, address]);
}
