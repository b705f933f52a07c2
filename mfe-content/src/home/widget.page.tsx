import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { ServiceSearch } from './service-search.tsx';

/** The search box by itself, for other sites to frame; its address may carry a search. */
export const loader = pageLoader((_app, { request }) => ({ search: new URL(request.url).search }));

export function head(): Head {
  return { noIndex: true };
}

export function Component() {
  const { t } = useTranslation('content');
  const { search } = useLoaderData<typeof loader>();
  return (
    <div>
      <VisuallyHidden>
        <h1>{t('search.label')}</h1>
      </VisuallyHidden>
      <ServiceSearch search={search} />
    </div>
  );
}
