import type { AppContext } from '@wisata/kernel/app-context';
import { clipDescription, itemListData } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { visitDetailPath } from '../visit/visit-paths.rules.ts';
import type { VisitListData } from './visit-list.data.ts';

interface HeadParts {
  readonly data: VisitListData;
  readonly app: AppContext;
}

/** One page a place: what narrows it leads to the same one in a search engine. */
export function visitListHead({ data, app }: HeadParts): PageHead {
  const { service, documentTitle, place, list } = data;
  const found = list instanceof Promise || !list.ok ? undefined : list.data;
  return {
    title: documentTitle,
    description: clipDescription(
      app.t(`${service}:list.description`, { place: place?.city ?? app.t(`${service}:search.everywhere`) }),
    ),
    canonicalQuery: ['location'],
    ...(found?.length === 0 ? { noIndex: true } : {}),
    ...(found
      ? {
          structuredData: [
            itemListData(
              app,
              found.map(({ id, title }) => ({ name: title, path: visitDetailPath(service, id) })),
            ),
          ],
        }
      : {}),
  };
}
