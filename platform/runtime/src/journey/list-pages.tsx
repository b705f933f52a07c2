import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Pagination } from '@wisata/ui/pagination';
import type { ServiceProps } from './service-props.ts';

interface ListPagesProps extends ServiceProps {
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page, with everything else as it is. */
  readonly pathOf: (page: number) => string;
}

/** Links to the other pages of a list. */
export function ListPages({ service, page, pageCount, pathOf }: ListPagesProps) {
  const { t } = useTranslation(service);
  return (
    <Pagination
      label={t('list.pages')}
      page={page}
      pageCount={pageCount}
      hrefFor={pathOf}
      previousLabel={t('list.previousPage')}
      nextLabel={t('list.nextPage')}
      pageLabel={(number) => t('list.page', { number })}
      as={RouterLink}
    />
  );
}
